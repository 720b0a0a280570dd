/** Cookies whose value 1 means yes. They do without the cookie library, for code that loads with the page. */

export const hasFlag = (name: string): boolean => `; ${document.cookie};`.includes(`; ${name}=1;`);

/** Keeps the cookie for so many days; a negative number deletes it. */
export const keepFlag = (name: string, days: number): void => {
  document.cookie = `${name}=1; path=/; max-age=${days * 86_400}; samesite=lax`;
};
