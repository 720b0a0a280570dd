/** Whether a style sheet or the element's own style takes it out of the layout. */
export const isHidden = (element: Element): boolean => getComputedStyle(element).display === "none";
