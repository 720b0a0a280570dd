// Spec 9, result count; contract 4.7 (its conditions stand on the registry line).

export interface ResultCountProps {
  count: HTMLElement;
}

export const readProps = (count: HTMLElement): ResultCountProps => ({ count });
