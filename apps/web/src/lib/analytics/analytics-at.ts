import { needsLogin } from '@bazaar/domain/session/login-redirect';
import type { Settings } from '@bazaar/settings';

/** Returns true for pages of one person and the login: they never load a third-party script. */
export function isWithoutAnalytics(path: string): boolean {
  return needsLogin(path) || /^\/users(?:\/|$)/.test(path);
}

/** Returns the address of the analytics script a page may load; undefined when there is none. */
export function analyticsAt(path: string, site: Pick<Settings, 'ANALYTICS_SCRIPT_URL'>): string | undefined {
  return isWithoutAnalytics(path) ? undefined : site.ANALYTICS_SCRIPT_URL;
}
