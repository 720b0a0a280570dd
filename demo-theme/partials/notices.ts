import type { Notice } from "#mock/model.ts";
import { type Html, html, nothing, raw } from "#theme/html.ts";

export const noticeList = (notices: readonly Notice[]): Html => {
  const of = (kind: Notice["kind"]) => notices.filter((notice) => notice.kind === kind);
  const errors = of("error");
  return html`${
    errors.length > 0
      ? html`<ul class="woocommerce-error" role="alert">${errors.map(({ message }) => html`<li role="presentation">${raw(message)}</li>`)}</ul>`
      : nothing
  }${of("success").map(({ message }) => html`<div class="woocommerce-message" role="alert">${raw(message)}</div>`)}${of("info").map(({ message }) => html`<div class="woocommerce-info" role="status">${raw(message)}</div>`)}`;
};

export const noticesWrapper = (notices: readonly Notice[]): Html =>
  html`<div class="woocommerce-notices-wrapper">${noticeList(notices)}</div>`;
