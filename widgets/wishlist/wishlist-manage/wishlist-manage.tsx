import { useState } from "react";
import { reportError } from "#src/report-error.ts";
import { InlineNotice } from "#src/ui/inline-notice.tsx";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { savePrivacy, type WishlistManageProps } from "./contract.ts";

const CONTROL = "select.wishlist-visibility";

const savedValue = ({ options }: HTMLSelectElement): string =>
  [...options].find(({ defaultSelected }) => defaultSelected)?.value ?? options[0]?.value ?? "";

const keepAsSaved = ({ options, value }: HTMLSelectElement): void => {
  for (const option of options) option.defaultSelected = option.value === value;
};

export const WishlistManage = ({ table, failedText }: WishlistManageProps) => {
  const [failedAt, setFailedAt] = useState<Element | undefined>();

  const save = async (select: HTMLSelectElement, listId: string) => {
    setFailedAt(undefined);
    try {
      await savePrivacy(listId, select.value);
      keepAsSaved(select);
    } catch (error) {
      reportError("wishlist-manage", error, table);
      select.value = savedValue(select);
      setFailedAt(select);
    }
  };

  useHostEvent(table, "change", ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || !target.matches(CONTROL)) return;
    const listId = target.closest<HTMLElement>("[data-wishlist-id]")?.dataset.wishlistId;
    if (listId) void save(target, listId);
  });

  return failedAt?.isConnected ? <InlineNotice after={failedAt} text={failedText} /> : null;
};
