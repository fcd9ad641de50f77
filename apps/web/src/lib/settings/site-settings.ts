import { readSettings, type Settings } from '@bazaar/settings';

let settings: Settings | undefined;

/**
 * Settings of the running process, read once. Values are those of the start, never of the build:
 * the page cache refuses entries which were rendered under other settings.
 */
export function siteSettings(): Settings {
  settings ??= readSettings();
  return settings;
}

/** True when cookies must be `Secure`, which decides the `__Host-` prefix too. */
export function isSecureSite(site: Pick<Settings, 'SITE_URL'> = siteSettings()): boolean {
  return site.SITE_URL.startsWith('https:');
}

/** True when search engines must stay out (specification §1). */
export function isHiddenFromSearchEngines(site: Pick<Settings, 'APP_ENV'> = siteSettings()): boolean {
  return site.APP_ENV === 'staging';
}
