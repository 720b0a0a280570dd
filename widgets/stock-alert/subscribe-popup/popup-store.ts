import { fetchPopupForm } from "#src/stores/stock-alert.ts";
import type { SubscribePopupProps } from "./contract.ts";

export const openForm = async ({ request, scoreKey }: SubscribePopupProps): Promise<string> => {
  if (!scoreKey) return fetchPopupForm(request, false);
  const { scoreVisitor } = await import("#src/platform/captcha.ts");
  return fetchPopupForm({ ...request, security: await scoreVisitor(scoreKey, "popup_form") }, true);
};
