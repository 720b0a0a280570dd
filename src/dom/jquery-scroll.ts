import { type JQuery, unwrap } from "./jquery.ts";

/** Plugins scroll to their notices by this function; where the platform's script is gone, it is ours. */
export const publishScrollFunction = (jquery: JQuery): void => {
  jquery.scroll_to_notices ??= (target) => {
    void import("./scroll-to-notices.ts").then(({ scrollToNotices }) => {
      const notice = unwrap(target);
      if (notice instanceof Element) scrollToNotices(notice);
    });
  };
};
