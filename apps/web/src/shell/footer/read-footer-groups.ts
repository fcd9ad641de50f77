import 'server-only';
import type { WebsiteMenu } from '@bazaar/api/model';
import { listWebsiteMenus } from '@bazaar/api/website-menus';
import type { FooterGroup } from '@bazaar/ui/patterns/site-footer';
import { load } from '@/platform/data/load';
import { valueOr } from '@/platform/data/loaded';
import { secondary } from '@/platform/data/secondary';

/** The website's menus for the footer; none when they cannot be read, for the footer must never take a page down. */
export async function readFooterGroups(): Promise<readonly FooterGroup[]> {
  const menus = await secondary(
    load('reference', ['website-menus'], (request) => listWebsiteMenus({ position: 'Footer' }, request)),
  );
  return valueOr(menus, []).map(({ title, children }) => ({ title, links: children.flatMap(toLink) }));
}

/** A menu may lead out of the site only over http(s). */
function toLink({ title, url }: WebsiteMenu): FooterGroup['links'] {
  return url !== undefined && /^(\/(?!\/)|https?:\/\/)/.test(url) ? [{ title, href: url }] : [];
}
