import { describe, expect, it } from "vitest";
import { addedParams, additionOf, type Chosen } from "./cart-value.ts";
import type { Slug } from "./contract.ts";

const GROUPED = { 11: { content_id: 11, price: "5" }, 12: { content_id: "12", price: 2.5 } };

const frozen = <Value>(value: Value): Value => {
  if (value instanceof Object) for (const part of Object.values(Object.freeze(value))) frozen(part);
  return value;
};

/** The page's own data must stay as it is: each table row is frozen. */
const added = (slug: Slug, params: Record<string, unknown>, chosen: Chosen, countsValue = true) => {
  const addition = additionOf(chosen, GROUPED);
  return addition && addedParams(slug, frozen(params), { ...addition, countsValue });
};

const facebook = { value: 10, currency: "EUR", content_ids: ["7"], contents: [{ id: "7", quantity: 1 }] };
const ga = { value: 10, ecomm_totalvalue: 10, items: [{ item_id: "7", price: 10, quantity: 1 }] };
const gtm = { ecommerce: { currency: "EUR", value: 10, items: [{ item_id: "7", price: 10, quantity: 1 }] } };

describe("a simple product", () => {
  it.each<[string, Slug, Record<string, unknown>, object]>([
    ["scales the value", "facebook", facebook, { value: 30, contents: [{ id: "7", quantity: 3 }], content_ids: ["7"] }],
    [
      "counts the first of several rows",
      "facebook",
      { contents: [{ id: "7" }, { id: "8", quantity: 1 }] },
      { contents: [{ quantity: 3 }, { quantity: 1 }] },
    ],
    ["leaves out what the event does not have", "facebook", { value: 10 }, { value: 30 }],
    ["adds no value of its own", "facebook", { currency: "EUR" }, { currency: "EUR" }],
    ["scales the total only", "ga", ga, { value: 10, ecomm_totalvalue: 30, items: [{ ...ga.items[0], quantity: 3 }] }],
    ["adds no total of its own", "ga", { value: 10, items: [{ price: 10 }] }, { value: 10, items: [{ quantity: 3 }] }],
    ["scales the value in there", "gtm", gtm, { ecommerce: { value: 30, items: [{ quantity: 3 }], currency: "EUR" } }],
    ["scales the value beside the items", "gtm", { value: 1, items: [{ price: 10 }] }, { value: 30 }],
    ["does without items", "gtm", { ecommerce: { value: 10, items: [] } }, { ecommerce: { value: 30, items: [] } }],
  ])("%s: %s", (_what, slug, params, expected) => {
    expect(added(slug, params, { quantity: 3 })).toMatchObject(expected);
    expect(Object.keys(added(slug, params, { quantity: 3 }) ?? {})).toEqual(Object.keys(params));
  });

  it("keeps a value that is the same for all products, and tells the quantity", () => {
    expect(added("facebook", facebook, { quantity: 3 }, false)).toMatchObject({
      value: 10,
      contents: [{ quantity: 3 }],
    });
    expect(added("ga", ga, { quantity: 3 }, false)).toMatchObject({ ecomm_totalvalue: 10, items: [{ quantity: 3 }] });
  });
});

it("counts a bundle by its chosen parts", () => {
  const chosen = { quantity: 2, price: 19.5 };
  expect(added("facebook", facebook, chosen)).toMatchObject({ value: 39, contents: [{ quantity: 2 }] });
  expect(added("ga", ga, chosen)).toMatchObject({ ecomm_totalvalue: 39 });
  expect(added("gtm", gtm, chosen)).toMatchObject({ ecommerce: { value: 39 } });
});

describe("a grouped product", () => {
  const grouped = (...quantities: number[]): Chosen => ({
    quantity: 1,
    parts: [...quantities.entries()].map(([index, quantity]) => [`${11 + index}`, quantity]),
  });
  const contents = [
    { id: 11, quantity: 1 },
    { id: "12", quantity: 1 },
  ];

  it("loses the parts that are not added", () => {
    const params = { value: 1, content_ids: ["11", "12"], contents };
    const only12 = { value: 10, content_ids: ["12"], contents: [{ id: "12", quantity: 4 }] };
    expect(added("facebook", params, grouped(0, 4))).toEqual(only12);
    expect(added("facebook", params, grouped(2, 0))).toMatchObject({ value: 10, content_ids: ["11"] });
  });

  it("keeps a part as it is printed that the form does not offer", () => {
    const more = [...contents, { id: "13", quantity: 1 }];
    expect(added("facebook", { contents: more }, grouped(0, 4))).toMatchObject({
      contents: [
        { id: "12", quantity: 4 },
        { id: "13", quantity: 1 },
      ],
    });
  });

  it("knows rows by either name of their id", () => {
    const items = [
      { item_id: 11, price: 9, quantity: 1 },
      { item_id: 12, price: 9, quantity: 1 },
    ];
    const both = [
      { item_id: 11, price: 5, quantity: 1 },
      { item_id: 12, price: 2.5, quantity: 2 },
    ];
    expect(added("ga", { items, ecomm_totalvalue: 1 }, grouped(1, 2))).toEqual({ items: both, ecomm_totalvalue: 10 });
    expect(added("gtm", { ecommerce: { items, value: 1 } }, grouped(1, 2))).toEqual({
      ecommerce: { items: both, value: 10 },
    });
  });

  it.each([
    ["no part is chosen", grouped(0, 0)],
    ["the page tells nothing of the parts", { quantity: 1, parts: [["99", 3]] as [string, number][] }],
  ])("is no event where %s", (_why, chosen) => {
    expect(added("facebook", facebook, chosen)).toBeUndefined();
  });
});
