import { expect, it } from "vitest";
import { matching } from "./matching.ts";
import { optionStates } from "./option-state.ts";

const variation = (id: number, size: string, colour: string, variation_is_active = true) => ({
  variation_id: id,
  attributes: { attribute_size: size, attribute_colour: colour },
  variation_is_active,
});

const variations = [
  variation(1, "s", "red"),
  variation(2, "m", ""),
  variation(3, "l", "blue", false),
  variation(4, "Rock &amp; Roll", "red"),
  variation(5, "&lt;6&quot; &amp; &gt;7&quot; Men&#039;s", "red"),
];

it.each([
  [{ attribute_size: "s", attribute_colour: "red" }, [1]],
  [{ attribute_size: "s", attribute_colour: "blue" }, []],
  [{ attribute_size: "m", attribute_colour: "blue" }, [2]],
  [{ attribute_size: "", attribute_colour: "blue" }, [2, 3]],
  [{ attribute_size: "Rock & Roll", attribute_colour: "red" }, [4]],
  [{ attribute_size: `<6" & >7" Men's`, attribute_colour: "red" }, [5]],
  [{}, [1, 2, 3, 4, 5]],
])("%j fits %j: an empty attribute of a variation is any", (choice, ids) => {
  expect(matching(variations, choice).map(({ variation_id }) => variation_id)).toEqual(ids);
});

it.each([
  ["attribute_size", "s", {}, { isAttached: true, isEnabled: true }],
  ["attribute_size", "s", { attribute_colour: "blue" }, { isAttached: false, isEnabled: false }],
  ["attribute_size", "l", { attribute_colour: "blue" }, { isAttached: true, isEnabled: false }],
  ["attribute_size", "l", { attribute_size: "s", attribute_colour: "blue" }, { isAttached: true, isEnabled: false }],
  ["attribute_colour", "green", { attribute_size: "m" }, { isAttached: true, isEnabled: true }],
  ["attribute_colour", "green", { attribute_size: "s" }, { isAttached: false, isEnabled: false }],
  ["attribute_size", "Rock & Roll", {}, { isAttached: true, isEnabled: true }],
  ["attribute_weight", "heavy", {}, { isAttached: false, isEnabled: false }],
])("option %s=%s beside %j is %j", (name, value, choice, state) => {
  expect(optionStates(name, variations, choice)(value)).toEqual(state);
});
