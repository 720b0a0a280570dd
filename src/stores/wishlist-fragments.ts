import { type Blocks, blocksOf } from "#src/dom/wishlist/wishlist-blocks.ts";
import { emitWishlist } from "#src/dom/wishlist/wishlist-events.ts";
import { askWishlist } from "#src/platform/wishlist.ts";
import { fragmentGlue } from "#src/platform/wishlist-settings.ts";
import { acceptAnswer } from "./wishlist-answers.ts";
import { inTurn } from "./wishlist-changes.ts";

/** PHP reads a limited number of fields, and the call has some of its own. */
const MAX_FIELDS = 900;

export const inBatches = (blocks: Blocks): Blocks[] => {
  const batches: Blocks[] = [];
  let batch: Blocks = {};
  let room = 0;
  for (const [key, options] of Object.entries(blocks)) {
    const fields = Object.keys(options).length;
    if (fields >= room) {
      batch = {};
      batches.push(batch);
      room = MAX_FIELDS;
    }
    room -= fields;
    batch[key] = options;
  }
  return batches;
};

/** Asks the shop for blocks of the page (call 10), by default for all of them. */
export const loadBlocks = async (
  blocks?: readonly Element[],
  { isFirstLoad = false, search = {} }: { isFirstLoad?: boolean; search?: object } = {},
): Promise<void> => {
  const batches = inBatches(blocksOf(fragmentGlue(), blocks) ?? {});
  if (!batches[0]) return;
  await inTurn(async () => {
    for (const fragments of batches) {
      const answer = await askWishlist("load_fragments", { fragments });
      acceptAnswer(answer, search);
      emitWishlist("yith_wcwl_fragments_loaded", fragments, answer.fragments, isFirstLoad);
    }
  });
};
