// Spec 2 and 9, related products; contract 11, D8.

export interface RelatedProductsProps {
  section: HTMLElement;
}

export const readProps = (section: HTMLElement): RelatedProductsProps => ({ section });
