import { type Html, html } from "#theme/html.ts";
import type { Page } from "#theme/layout.ts";
import type { PageContext } from "#theme/page-context.ts";
import { breadcrumb } from "#theme/partials/breadcrumb.ts";
import { noticesWrapper } from "#theme/partials/notices.ts";

interface AccountField {
  id: string;
  label: string;
  type: string;
  autocomplete: string;
}

const accountField = ({ id, label, type, autocomplete }: AccountField): Html =>
  html`<p class="woocommerce-form-row woocommerce-form-row--wide form-row form-row-wide"><label for="${id}">${label}&nbsp;<span class="required" aria-hidden="true">*</span><span class="screen-reader-text">Required</span></label><input type="${type}" class="woocommerce-Input woocommerce-Input--text input-text" name="${id.replace("reg_", "")}" id="${id}" autocomplete="${autocomplete}" value="" required aria-required="true" /></p>`;

const hiddenNonce = (name: string, value: string): Html =>
  html`<input type="hidden" id="${name}" name="${name}" value="${value}" /><input type="hidden" name="_wp_http_referer" value="/my-account/" />`;

const loginForm = ({
  nonce,
  origin,
}: PageContext): Html => html`<form class="woocommerce-form woocommerce-form-login login" method="post" novalidate>
	${accountField({ id: "username", label: "Username or email address", type: "text", autocomplete: "username" })}
	${accountField({ id: "password", label: "Password", type: "password", autocomplete: "current-password" })}
	<p class="form-row"><label class="woocommerce-form__label woocommerce-form__label-for-checkbox woocommerce-form-login__rememberme"><input class="woocommerce-form__input woocommerce-form__input-checkbox" name="rememberme" type="checkbox" id="rememberme" value="forever" /> <span>Remember me</span></label>
	${hiddenNonce("woocommerce-login-nonce", nonce("woocommerce-login"))}<button type="submit" class="woocommerce-button button woocommerce-form-login__submit" name="login" value="Log in">Log in</button></p>
	<p class="woocommerce-LostPassword lost_password"><a href="${origin}/my-account/lost-password/">Lost your password?</a></p>
</form>`;

const registerForm = ({
  nonce,
}: PageContext): Html => html`<form method="post" class="woocommerce-form woocommerce-form-register register">
	${accountField({ id: "reg_email", label: "Email address", type: "email", autocomplete: "email" })}
	${accountField({ id: "reg_password", label: "Password", type: "password", autocomplete: "new-password" })}
	<wc-order-attribution-inputs></wc-order-attribution-inputs>
	<p class="woocommerce-form-row form-row">${hiddenNonce("woocommerce-register-nonce", nonce("woocommerce-register"))}<button type="submit" class="woocommerce-Button woocommerce-button button woocommerce-form-register__submit" name="register" value="Register">Register</button></p>
</form>`;

const dashboard = ({ userName, origin }: PageContext): Html => html`<div class="woocommerce-MyAccount-content">
	<p>Hello <strong>${userName}</strong>. From your account you can see your orders and start again where you left off.</p>
	<p><a class="button" href="${origin}/my-account/?customer-logout=1">Log out</a></p>
</div>`;

const frame = (context: PageContext, title: string, content: Html): Page => ({
  title,
  bodyClass: "wp-singular page-template-default page page-id-8 woocommerce-account woocommerce-page",
  main: html`${breadcrumb(context, [[title]])}
<article id="post-8" class="post-8 page type-page status-publish hentry"><header class="entry-header"><h1 class="entry-title">${title}</h1></header>
<div class="entry-content"><div class="woocommerce">${noticesWrapper(context.notices)}${content}</div></div></article>`,
});

export const accountPage = (context: PageContext): Page =>
  frame(
    context,
    "My account",
    context.userName
      ? dashboard(context)
      : html`<div class="u-columns col2-set" id="customer_login"><div class="u-column1 col-1"><h2>Login</h2>${loginForm(context)}</div><div class="u-column2 col-2"><h2>Register</h2>${registerForm(context)}</div></div>`,
  );

export const lostPasswordPage = (context: PageContext): Page =>
  frame(
    context,
    "Lost password",
    html`<form method="post" class="woocommerce-ResetPassword lost_reset_password">
	<p>Tell us your username or email address, and a link to set a new password will find you.</p>
	${accountField({ id: "user_login", label: "Username or email", type: "text", autocomplete: "username" })}
	<p class="woocommerce-form-row form-row"><input type="hidden" name="wc_reset_password" value="true" />${hiddenNonce("woocommerce-lost-password-nonce", context.nonce("lost_password"))}<button type="submit" class="woocommerce-Button button" value="Reset password">Reset password</button></p>
</form>`,
  );
