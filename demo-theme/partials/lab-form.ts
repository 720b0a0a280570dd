import { type Html, html, raw } from "#theme/html.ts";

/** Chooses a lab page's settings, which are in its address; the first value of each is the default. */
export const labForm = (query: URLSearchParams, choices: Readonly<Record<string, readonly string[]>>): Html =>
  html`<form class="lab-form" method="get">${Object.entries(choices).map(([name, values]) => {
    const chosen = query.get(name) ?? values[0];
    return html`<p><label for="lab-${name}">${name.replaceAll("_", " ")}</label> <select id="lab-${name}" name="${name}">${values.map((value) => html`<option value="${value}"${value === chosen && raw(" selected")}>${value || "not set"}</option>`)}</select></p>`;
  })}<p><button type="submit" class="button">Show</button></p></form>`;
