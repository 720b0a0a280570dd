// Spec 9, notices; contract 4.6, 4.8 and 7.4. Which notice is the host: the registry line.

export interface NoticesProps {
  notice: HTMLElement;
}

export const readProps = (notice: HTMLElement): NoticesProps => ({ notice });
