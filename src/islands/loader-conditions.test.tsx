import { afterEach, expect, it, vi } from "vitest";
import { find } from "#src/testing/find.ts";
import { showPage } from "#src/testing/page.ts";
import { defineWidget } from "./define-widget.ts";
import { Loader } from "./loader.ts";
import type { Occasion, RegistryLine } from "./registry-line.ts";

const widget = defineWidget({ readProps: () => ({}), Island: () => null });

let stop = () => {};
afterEach(() => stop());

const show = (
  line: Partial<RegistryLine>,
  html = '<p data-widget="greeting"></p>',
  beforeScan: () => unknown = () => undefined,
) => {
  const module = vi.fn(async () => ({ default: widget }));
  document.body.innerHTML = html;
  const loader = new Loader({ greeting: { load: "ready", module, ...line } });
  stop = () => loader.stop();
  loader.listen([]);
  beforeScan();
  loader.scanPage();
  return { loader, module };
};

const happen = (type: string) => find("p").dispatchEvent(new Event(type, { bubbles: true }));

it.each(["ready", "idle", "visible", "first-act", "interaction"] as const)(
  "loads nothing for a host whose condition is not met (%s)",
  async (load) => {
    const { loader, module } = show({ load, when: () => false });
    happen("pointerover");
    await loader.mount();
    expect(module).not.toHaveBeenCalled();
    expect(loader.inspect()[0]?.state).toBe("waiting");
  },
);

it("leaves a link alone whose widget has nothing to do", () => {
  show(
    { load: "interaction", claims: "a", when: () => false },
    '<p data-widget="greeting"><a href="#there">There</a></p>',
  );
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  find("a").dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});

it("after unmount and mount waits again with what has nothing to do yet, and mounts it when it has", async () => {
  const when = (_host: HTMLElement, occasion: Occasion) => occasion instanceof Event;
  const { loader } = show({ when, wakeOn: ["storefront:greeted"] });
  loader.unmount();
  await loader.mount();
  expect(loader.inspect()[0]?.state).toBe("waiting");
  document.dispatchEvent(new Event("storefront:greeted"));
  await vi.waitFor(() => expect(loader.inspect()[0]?.state).toBe("mounted"));
});

it("asks again at each occasion and says which it is", async () => {
  const occasions: Occasion[] = [];
  const when = (_host: HTMLElement, occasion: Occasion) => {
    occasions.push(occasion);
    return occasion instanceof Event;
  };
  const { loader, module } = show({ when, wakeOn: ["storefront:greeted"] });
  document.body.insertAdjacentHTML("beforeend", '<p data-widget="greeting"></p>');
  await vi.waitFor(() => expect(occasions).toEqual(["page", "arrival"]));
  const greeted = new Event("storefront:greeted");
  document.dispatchEvent(greeted);
  await vi.waitFor(() => expect(loader.inspect().map(({ state }) => state)).toEqual(["mounted", "mounted"]));
  expect(occasions).toEqual(["page", "arrival", greeted, greeted]);
  expect(module).toHaveBeenCalledOnce();
});

it.each(["pointerover", "storefront:greeted"])("prepares a host where %s came before it was looked for", (type) => {
  const prepare = vi.fn(() => () => undefined);
  const line = { load: "interaction", wakeOn: ["storefront:greeted"], prepare } as const;
  show({ ...line, when: (_host, occasion) => !(occasion instanceof Event) }, undefined, () => happen(type));
  expect(prepare).toHaveBeenCalledOnce();
});

it("prepares a host once, undoes that with the widget, and prepares it anew", async () => {
  const undo = vi.fn();
  const prepare = vi.fn(() => undo);
  const { loader } = show({ load: "interaction", prepare });
  await loader.mount();
  expect(prepare).toHaveBeenCalledOnce();
  loader.unmount();
  expect(undo).toHaveBeenCalledOnce();
  await loader.mount();
  expect(prepare).toHaveBeenCalledTimes(2);
});

it("leaves a host that was given back to the server's HTML as it is, also when it is moved", async () => {
  const prepare = vi.fn((_host: HTMLElement) => () => undefined);
  const { loader } = show({ load: "interaction", prepare });
  loader.unmount();
  const other = find("p").cloneNode() as HTMLElement;
  document.body.append(find("p"), other);
  await vi.waitFor(() => expect(prepare).toHaveBeenLastCalledWith(other));
  expect(prepare).toHaveBeenCalledTimes(2);
});

it("mounts what acts by itself although the shopper was there before it was looked for", async () => {
  const { loader } = show({ load: () => "ready", claims: "a" }, undefined, () => happen("pointerover"));
  await vi.waitFor(() => expect(loader.inspect()[0]?.state).toBe("mounted"));
});

it("waits for what it waited for at the first look, whatever the event has made of the host", async () => {
  const load = (host: HTMLElement) => (host.title ? "ready" : "interaction");
  const { loader } = show({ load });
  find("p").setAttribute("title", "chosen");
  happen("change");
  await vi.waitFor(() => expect(loader.inspect()[0]).toMatchObject({ state: "mounted", load: "interaction" }));
});

it("asks a node in which nothing is a host once, and not for every widget", async () => {
  const search = vi.spyOn(Element.prototype, "querySelectorAll");
  const isHere = (name: string) => search.mock.calls.some(([selector]) => selector === name);
  showPage("<select></select>");
  search.mockClear();
  // A checkout lists as many states of a country.
  find("select").append(...Array.from({ length: 300 }, () => document.createElement("option")));
  document.body.insertAdjacentHTML("beforeend", '<p class="woocommerce-store-notice"></p>');
  await vi.waitFor(() => expect(isHere(".woocommerce-store-notice")).toBe(true));
  expect(search.mock.calls.length).toBeLessThan(400);
  search.mockRestore();
});
