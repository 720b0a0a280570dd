import { expect, it, vi } from "vitest";
import { createPhoneField } from "./phone-io.ts";
import type { PhoneSettings } from "./phone-setup-io.ts";

it("is quiet about a library that cannot begin once its form has gone", async () => {
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  // The phone library refuses an element that is no input.
  const phone = createPhoneField(document.createElement("div") as unknown as HTMLInputElement, {} as PhoneSettings);
  const started = phone.start();
  phone.stop();
  await expect(started).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve));
  expect(unhandled).not.toHaveBeenCalled();
  process.off("unhandledRejection", unhandled);
});
