import type { APIRequestContext } from "@playwright/test";
import type { FaultKind } from "#mock/faults.ts";
import type { ScenarioName } from "#mock/scenarios.ts";

/** The mock shop's control API, for the visitor with this context's cookies. */

interface ShopRequest {
  action: string;
  method: string;
  url: string;
  status: number;
  fields: Record<string, string>;
}

/** The scenario `two-items` has the mug and the kettle in the cart. */
export const products = {
  mug: { id: 101, name: "Ridge enamel mug", path: "/product/ridge-enamel-mug/" },
  kettle: { id: 103, name: "Whistling field kettle", path: "/product/whistling-field-kettle/" },
} as const;

export const createShop = (http: APIRequestContext) => {
  const tell = async (command: string, data: Record<string, string | number | boolean> = {}): Promise<void> => {
    const answer = await http.post(`/__mock/api/${command}`, { data, headers: { accept: "application/json" } });
    if (!answer.ok()) throw new Error(`The mock shop refused "${command}": ${await answer.text()}`);
  };

  const requests = async (...actions: string[]): Promise<ShopRequest[]> => {
    const all: (Omit<ShopRequest, "fields"> & { payload: string })[] = await (
      await http.get("/__mock/api/requests")
    ).json();
    return all
      .filter(({ action }) => actions.length === 0 || actions.includes(action))
      .map(({ payload, ...entry }) => ({ ...entry, fields: Object.fromEntries(new URLSearchParams(payload)) }));
  };

  return {
    /** Starts a fresh session in the given scenario. */
    scenario: (name: ScenarioName) => tell("scenario", { name }),
    /** Delays all further answers to the action. */
    latency: (ms: number, action = "*") => tell("latency", { ms, action }),
    /** Lets the next calls of the action fail; with `applied` the shop does the work before its answer breaks. */
    fail: (action: string, kind: FaultKind, { times = 1, applied = false } = {}) =>
      tell("fail", { action, kind, times, applied }),
    stock: (id: number, quantity: number) => tell("stock", { id, quantity }),
    expireNonces: () => tell("expire-nonces"),
    clearFaults: () => tell("clear-faults"),
    clearRequests: () => tell("clear-requests"),
    /** What has reached the shop so far, in order: calls and page views, without files of the bundle. */
    requests,
    /** The names of the calls so far, without page views. */
    calls: async (): Promise<string[]> =>
      (await requests()).map(({ action }) => action).filter((action) => action !== "page"),
    /** The shop's own cart: quantity by product name. */
    cart: async (): Promise<Record<string, number>> => {
      const cart: { lines: { product: { name: string }; line: { quantity: number } }[] } = await (
        await http.get("/__mock/api/cart")
      ).json();
      return Object.fromEntries(cart.lines.map(({ product, line }) => [product.name, line.quantity]));
    },
  };
};

export type Shop = ReturnType<typeof createShop>;
