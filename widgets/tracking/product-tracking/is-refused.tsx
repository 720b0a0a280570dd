/** True where the browser does not send a form, because an entry is missing or wrong. */
export const isRefused = (form: HTMLFormElement): boolean => !form.noValidate && !form.checkValidity();
