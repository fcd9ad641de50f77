import type { Settings } from '@bazaar/settings';

/** Pages of one person, and the login: nobody else's script is ever there. */
export function isWithoutAnalytics(path: string): boolean {
  return /^\/(profile|users)(\/|$)/.test(path);
}

/** Address of the analytics script a page may load, or undefined where there is none. */
export function analyticsAt(path: string, site: Pick<Settings, 'ANALYTICS_SCRIPT_URL'>): string | undefined {
  return isWithoutAnalytics(path) ? undefined : site.ANALYTICS_SCRIPT_URL;
}
