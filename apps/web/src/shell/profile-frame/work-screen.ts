/** Addresses below `/profile` whose screens have columns of their own. */
const WORK_PATHS = /^\/profile\/(messages|directorder\/edit|directOrderReport)(\/|$)/;
/** Keys that make the list of requests a wizard, or a comparison of answers. */
const WORK_KEYS = ['new', 'compare'] as const;

/** Returns whether the menu is folded to a rail, because the screen needs the width. */
export function isWorkScreen(path: string, query: Pick<URLSearchParams, 'has'>): boolean {
  return (
    WORK_PATHS.test(path) || (path === '/profile/directorder' && WORK_KEYS.some((key) => query.has(key)))
  );
}
