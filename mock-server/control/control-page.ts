import { actionNames } from "#mock/action-names.ts";
import { faultKinds } from "#mock/faults.ts";
import type { CartView, Session } from "#mock/model.ts";
import type { LoggedRequest } from "#mock/request-log.ts";
import { scenarios } from "#mock/scenarios.ts";
import { type Html, html, raw } from "#theme/html.ts";
import { amount } from "#theme/partials/price.ts";
import { flagLinks } from "./flag-links.ts";

const options = (names: readonly string[], chosen = ""): Html[] =>
  names.map((name) => html`<option${name === chosen && raw(" selected")}>${name}</option>`);

const form = (command: string, fields: Html, button: string): Html =>
  html`<form method="post" action="/__mock/api/${command}">${fields}<button>${button}</button></form>`;

const actionField = (id: string): Html =>
  html`<label for="${id}">Action</label><select id="${id}" name="action">${options(actionNames, "*")}</select>`;

const requestRow = (entry: LoggedRequest): Html => html`<tr>
	<td>${entry.at.slice(11, 23)}</td><td><strong>${entry.action}</strong><br>${entry.method} ${entry.url}</td>
	<td>${entry.payload ? html`<pre tabindex="0">${decodeURIComponent(entry.payload.replaceAll("+", " "))}</pre>` : "–"}</td>
	<td>${entry.status}${entry.fault && html` <mark>${entry.fault}</mark>`}<br>${entry.durationMs} ms</td>
	<td><details><summary>${entry.contentType || "no answer"}</summary><pre tabindex="0">${entry.answer}</pre></details></td>
</tr>`;

const plans = ({ faults, latencyMs }: Session): Html => html`<ul>
	${[...latencyMs].map(([action, ms]) => html`<li><strong>${action}</strong> waits ${ms} ms</li>`)}
	${faults.map(({ action, kind, times, isApplied }) => html`<li><strong>${action}</strong> fails with ${kind}, ${Number.isFinite(times) ? `${times} more` : "always"}${isApplied && ", after doing the work"}</li>`)}
	${faults.length + latencyMs.size === 0 && html`<li>Nothing is slowed or broken.</li>`}
</ul>`;

const scenarioList = (session: Session): Html =>
  html`<ul class="scenarios">${Object.entries(scenarios).map(
    ([name, { shows }]) =>
      html`<li><form method="post" action="/__mock/api/scenario"><button name="name" value="${name}"${name === session.scenario && raw(' aria-current="true"')}>${name}</button><span>${shows}</span></form></li>`,
  )}</ul>`;

const steering = html`<div class="panels">
<section><h2>Slow down</h2>${form("latency", html`${actionField("latency-action")}<label for="ms">Milliseconds</label><input id="ms" name="ms" type="number" min="0" value="1000">`, "Set latency")}</section>
<section><h2>Break the next calls</h2>${form("fail", html`${actionField("fail-action")}<label for="kind">How</label><select id="kind" name="kind">${options(faultKinds)}</select><label for="times">How often</label><input id="times" name="times" type="number" min="1" value="1"><label><input type="checkbox" name="applied"> the shop did the work before its answer broke</label>`, "Plan failure")}</section>
<section><h2>Stock</h2>${form("stock", html`<label for="stock-id">Product or variation id</label><input id="stock-id" name="id" type="number" value="101"><label for="stock-left">Left</label><input id="stock-left" name="quantity" type="number" min="0" value="0">`, "Set stock")}</section>
<section><h2>Housekeeping</h2>${form("expire-nonces", html``, "Expire nonces")}${form("clear-faults", html``, "Clear faults and latency")}${form("clear-requests", html``, "Empty the log")}${form("reset", html``, "Start as a fresh visitor")}</section>
</div>`;

const cartLine = ({ lines, count, total }: CartView): Html =>
  html`<p>${count} in the cart${lines.length > 0 && html`: ${lines.map(({ line, product }) => `${line.quantity} × ${product.name}`).join(", ")}. Total ${amount(total)}`}</p>`;

const flagLine = (flags: URLSearchParams): Html =>
  html`<p>Flags: ${flags.size > 0 ? html`<code>${decodeURIComponent(flags.toString())}</code>` : "none"}</p>`;

export const controlPage = (session: Session, cart: CartView, flags: URLSearchParams): string =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mock server – Larkmoor</title><link rel="icon" href="/assets/mark.svg"><link rel="stylesheet" href="/assets/control.css"></head>
<body><header><h1>Mock server</h1><p>Everything here steers <em>your</em> visit only: the session behind this browser's cookie. <a href="/shop/">Open the shop</a></p></header>
<main>
<section><h2>Scenarios</h2><p>Each starts from a fresh visit.</p>${scenarioList(session)}</section>
${steering}
<section><h2>From a script</h2><p>Each button is a call that takes its fields as JSON, with this browser's cookie: <code>POST /__mock/api/scenario</code> with <code>{"name":"two-items"}</code>, <code>latency</code> with <code>action</code> and <code>ms</code>, <code>fail</code> with <code>action</code>, <code>kind</code>, <code>times</code> and <code>applied</code>, <code>stock</code> with <code>id</code> and <code>quantity</code>; <code>expire-nonces</code>, <code>clear-faults</code>, <code>clear-requests</code> and <code>reset</code> take none. <a href="/__mock/api/cart">The cart</a> and <a href="/__mock/api/requests">the requests</a> can be read.</p></section>
<section><h2>Now</h2>${cartLine(cart)}${flagLine(flags)}${plans(session)}</section>
<section><h2>Flags</h2><p>They change pages, not the shop, and are kept in a cookie: a scenario or a fresh visitor keeps them. <a href="/shop/?demo=reset">All flags off</a></p>${flagLinks}</section>
<section><h2>Requests</h2><p><a href="/__mock">Reload</a></p>
<div class="scroll" tabindex="0" role="region" aria-label="Requests"><table><thead><tr><th>Time</th><th>Call</th><th>Payload</th><th>Status</th><th>Answer</th></tr></thead><tbody>${session.requests.toReversed().map(requestRow)}</tbody></table></div></section>
</main></body></html>
`.html;
