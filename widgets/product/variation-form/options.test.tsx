import { waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { demoHtml, showPage } from "#src/testing/page.ts";
import { choose, form, panel, select, showForm, untilShown, variationId } from "#src/testing/variation-form.ts";

const optionsOf = (name: string) => [...select(name).options].map(({ value }) => value);

it("keeps of each select what goes with the other choices, and puts nothing in anew that an open list shows", async () => {
  await showForm();
  expect(optionsOf("Size")).toEqual(["", "small", "large"]);
  choose("Size", "small");
  expect([optionsOf("Size"), optionsOf("Colour")]).toEqual([
    ["", "small", "large"],
    ["", "moss"],
  ]);
  choose("Size", "large");
  expect(optionsOf("Colour")).toEqual(["", "moss", "clay"]);
  const put = vi.spyOn(select("Colour"), "replaceChildren");
  choose("Size", "");
  expect(put).not.toHaveBeenCalled();
});

it("shows the one option that goes with the other choice in place of the one that went with the last", async () => {
  await showForm(demoHtml("product/variation-form").replace(/(large&quot;[^:]*:&quot;)moss/, "$1clay"));
  choose("Size", "small");
  expect(optionsOf("Colour")).toEqual(["", "moss"]);
  choose("Size", "large");
  expect(optionsOf("Colour")).toEqual(["", "clay"]);
});

it("leaves no empty option where the product has none, once a value is chosen", async () => {
  await showForm(demoHtml("product/variation-form").replaceAll('none="yes"', 'none="no"'));
  expect(optionsOf("Size")).toEqual(["", "small", "large"]);
  choose("Size", "small");
  expect([optionsOf("Size"), optionsOf("Colour")]).toEqual([
    ["small", "large"],
    ["", "moss"],
  ]);
});

it("shows the empty option where a script has chosen what is not offered", async () => {
  await showForm();
  choose("Size", "medium");
  expect(select("Size").selectedOptions[0]?.text).toBe("Choose an option");
});

it("keeps the other options where what was chosen before the code was there is none of a variation", async () => {
  showPage(demoHtml("product/variation-form"));
  choose("Size", "medium");
  await waitFor(() => expect(optionsOf("Size")).toEqual(["", "small", "large"]));
  expect(optionsOf("Colour")).toEqual(["", "moss", "clay"]);
});

it("keeps what was chosen last before its code was there, and takes back what does not go with it", async () => {
  showPage(demoHtml("product/variation-form"));
  select("Colour").value = "clay";
  select("Size").focus();
  choose("Size", "small");
  await waitFor(() => expect(optionsOf("Colour")).toEqual(["", "moss"]));
  expect([select("Size").value, select("Colour").value]).toEqual(["small", ""]);
});

it("keeps the groups that a theme sorts options into", async () => {
  const grouped = demoHtml("product/variation-form").replace(
    /(<option value="small".*?<\/option>)(<option value="medium".*?<\/option>)/s,
    '<optgroup label="Beds">$1</optgroup><optgroup label="Sofas">$2</optgroup>',
  );
  const loader = await showForm(grouped);
  const groups = () => [...select("Size").children].map((node) => [node.localName, node.children.length]);
  choose("Colour", "moss");
  expect(optionsOf("Size")).toEqual(["", "small", "large"]);
  expect(groups()).toEqual([
    ["option", 0],
    ["optgroup", 1],
    ["optgroup", 0],
    ["option", 0],
  ]);
  loader.unmount();
  expect(groups()[2]).toEqual(["optgroup", 1]);
  expect(optionsOf("Size")).toEqual(["", "small", "medium", "large"]);
});

it("takes the choice back when the browser resets the form", async () => {
  await showForm();
  choose("Size", "small");
  choose("Colour", "moss");
  await untilShown();
  form().reset();
  await waitFor(() => expect(panel().dataset.state).toBe("empty"));
  expect([select("Size").value, select("Colour").value, variationId()]).toEqual(["", "", ""]);
  expect(panel().style.display).toBe("none");
});

it("gives all options back for that, because the browser resets to the empty one, which a chosen value may have taken away", async () => {
  await showForm(demoHtml("product/variation-form").replaceAll('none="yes"', 'none="no"'));
  choose("Size", "small");
  expect(optionsOf("Size")).toEqual(["small", "large"]);
  form().reset();
  expect(optionsOf("Size")).toEqual(["", "small", "medium", "large"]);
});
