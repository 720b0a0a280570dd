import { type JQuery, unwrap } from "./jquery.ts";

/** Plugins call this function to scroll to their notices. It is ours where the platform's script is gone. */
export const publishScrollFunction = (jquery: JQuery): void => {
  jquery.scroll_to_notices ??= (target) => {
    const notice = unwrap(target);
    if (!(notice instanceof Element)) return;
    import("#src/dom/scroll-to-notices.ts").then(
      ({ scrollToNotices }) => scrollToNotices(notice),
      () => notice.scrollIntoView(),
    );
  };
};
