// Spec 2, 6 and 7, Wishlist; wishlist contract 4.7 and 7 (call 7).
import { message } from "#src/platform/messages.ts";
import type { WishlistAnswer } from "#src/platform/wishlist-answer.ts";
import { insistOnChange } from "#src/stores/wishlist-changes.ts";

/** `privacy` is 0 for public, 1 for shared by link, 2 for private. */
export const savePrivacy = (listId: string, privacy: string): Promise<WishlistAnswer> =>
  insistOnChange("save_privacy", { wishlist_id: listId, privacy });

export const text = message;
