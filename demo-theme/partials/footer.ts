import { type Html, html } from "#theme/html.ts";
import { categories } from "#theme/navigation.ts";
import type { PageContext } from "#theme/page-context.ts";
import { cartContents, footerCartContents } from "./fragments.ts";
import { miniCart } from "./mini-cart.ts";

const extraCarts = (context: PageContext): Html | false =>
  context.flags.copies > 1 &&
  html`<div class="extra-carts">${Array.from({ length: context.flags.copies - 1 }, (_, index) => miniCart(context, index + 1))}</div>`;

export const siteFooter = (
  context: PageContext,
): Html => html`<footer id="colophon" class="site-footer" role="contentinfo">
	<div class="col-full footer-columns">
		<section><h2>Larkmoor</h2><p>Goods for house and hillside, made by eleven people in an old wool store. This is a demo shop: nothing is charged and nothing is sent.</p></section>
		<section><h2>${context.t("Shop")}</h2><ul>${categories.map(({ slug, name }) => html`<li><a href="${context.origin}/product-category/${slug}/">${context.t(name)}</a></li>`)}</ul></section>
		<section><h2>Help</h2><ul>
			<li><a href="${context.origin}/my-account/">${context.t("Account")}</a></li>
			<li>${footerCartContents(context)}</li>
			<li><a href="${context.origin}/journal/">${context.t("Journal")}</a></li>
			<li><a href="${context.origin}/notices/">Notices</a></li>
			<li><a href="${context.origin}/lookbook/">Lookbook</a></li>
			<li><a href="${context.origin}/gallery/">Widget gallery</a></li>
			<li><a href="${context.origin}/__mock">Mock server</a></li>
		</ul></section>
		<section><h2>${context.t("Your cart")}</h2><p>${cartContents(context)}</p></section>
	</div>
	${extraCarts(context)}
</footer>`;

export const comingSoonBanner = (context: PageContext): Html | false =>
  context.showsComingSoon &&
  html`<aside aria-label="Store status"><div id="coming-soon-footer-banner"><div class="coming-soon-footer-banner__content">This store is in “Coming soon” mode. Only you can see it. Open it to everybody in the <a href="${context.origin}/my-account/">settings</a>.</div><a class="coming-soon-footer-banner-dismiss" data-rest-url="${context.origin}/wp-json/wp/v2/users/1" data-rest-nonce="${context.nonce("wp_rest")}"></a></div></aside>`;
