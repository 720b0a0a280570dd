/** What the shop can send mail to: as on the platform, a name before an @ and a host with a dot in it. */
export const isEmailAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
