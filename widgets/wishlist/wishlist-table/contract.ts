// Spec 2, 4, 5, 6, 7 and 8, Wishlist; wishlist contract 4, 7 (calls 2, 5, 8 and 11) and 9.
import { message } from "#src/platform/messages.ts";

export const text = message;
