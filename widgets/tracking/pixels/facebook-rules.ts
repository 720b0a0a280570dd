/** Spec 9: any other event is sent as a custom one. */
const STANDARD =
  "PageView ViewContent Search AddToCart AddToWishlist InitiateCheckout AddPaymentInfo Purchase Lead Subscribe CustomizeProduct FindLocation StartTrial SubmitApplication Schedule Contact Donate".split(
    " ",
  );

export const isStandard = (name: string): boolean => STANDARD.includes(name);

/** By the network's names: what the shop knows from a form that the visitor has filled in. */
const FORM_FIELDS = { em: "email", ph: "phone", fn: "first_name", ln: "last_name" };

type Texts = Readonly<Record<string, string>>;

/** What the shop has printed of the visitor, filled up by what a form and the visitor's cookie tell. Undefined for a stranger. */
export const fillMatching = (
  matching: Texts | undefined,
  form: unknown,
  externalId: string,
): Record<string, string> | undefined => {
  const told = (form ?? {}) as Partial<Texts>;
  const filled: Record<string, string> = { ...matching };
  for (const [name, field] of Object.entries(FORM_FIELDS)) {
    const value = filled[name] || told[field];
    if (value) filled[name] = value;
  }
  if (externalId) filled.external_id = externalId;
  return Object.keys(filled)[0] ? filled : undefined;
};
