import { type Html, html } from "#theme/html.ts";
import type { PageContext } from "#theme/page-context.ts";

/** A script that the page's security policy allows. */
export const inlineScript = ({ cspNonce }: PageContext, body: Html, id = ""): Html =>
  html`<script${id && html` id="${id}"`} nonce="${cspNonce}">${body}</script>
`;
