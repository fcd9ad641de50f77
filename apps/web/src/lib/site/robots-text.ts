import { isHiddenFromSearchEngines, siteSettings } from '@/lib/settings/site-settings';

const CLOSED = ['/profile', '/users/', '/error', '/api/', '/dynamic/'];

/** Returns the `robots.txt` of this run: staging disallows everything. */
export function robotsText(site = siteSettings()): string {
  if (isHiddenFromSearchEngines(site)) return 'User-agent: *\nDisallow: /\n';
  const closed = CLOSED.map((path) => `Disallow: ${path}`).join('\n');
  return `User-agent: *\n${closed}\n\nSitemap: ${new URL('/sitemap.xml', site.SITE_URL).href}\n`;
}
