export const create = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties?: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] => Object.assign(document.createElement(tag), properties);
