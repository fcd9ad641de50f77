import { readSettings, type Settings } from '@bazaar/settings';

let settings: Settings | undefined;

/**
 * Returns the settings of the running process, read once at its start, never at build time: the page cache refuses entries rendered under
 * other settings.
 */
export function siteSettings(): Settings {
  settings ??= readSettings();
  return settings;
}

/** Returns true when cookies must be `Secure`, which decides the `__Host-` prefix too. */
export function isSecureSite(site: Pick<Settings, 'SITE_URL'> = siteSettings()): boolean {
  return site.SITE_URL.startsWith('https:');
}

/** Returns true when search engines must stay out (specification §1). */
export function isHiddenFromSearchEngines(site: Pick<Settings, 'APP_ENV'> = siteSettings()): boolean {
  return site.APP_ENV === 'staging';
}
