/** Cookies that say yes by being 1, on path `/`. Without the cookie library, for what loads with the page. */

/** Whether the cookie of this name says yes. */
export const hasFlag = (name: string): boolean => `; ${document.cookie};`.includes(`; ${name}=1;`);

/** Keeps a cookie for so many days; a number below zero forgets it. */
export const keepFlag = (name: string, days: number): void => {
  document.cookie = `${name}=1; path=/; max-age=${days * 86_400}; samesite=lax`;
};
