/** True where the browser does not send a form, because an entry is missing or wrong. */
export const failsValidation = (form: HTMLFormElement): boolean => !form.noValidate && !form.checkValidity();
