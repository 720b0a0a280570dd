/** Stricter than an email field: as on the platform, the host needs a dot. */
export const isEmailAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
