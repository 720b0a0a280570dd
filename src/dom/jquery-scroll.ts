import { type JQuery, unwrap } from "./jquery.ts";

/** Plugins scroll to their notices by this function; where the platform's script is gone, it is ours. */
export const publishScrollFunction = (jquery: JQuery): void => {
  jquery.scroll_to_notices ??= (target) => {
    const notice = unwrap(target);
    if (!(notice instanceof Element)) return;
    import("./scroll-to-notices.ts").then(
      ({ scrollToNotices }) => scrollToNotices(notice),
      () => notice.scrollIntoView(),
    );
  };
};
