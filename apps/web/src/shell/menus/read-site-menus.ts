import 'server-only';
import type { WebsiteMenu } from '@bazaar/api/model';
import type { FooterGroup } from '@bazaar/ui/patterns/site-footer';
import { loadWebsiteMenus } from '@/entities/menu/website-menus';
import { optionalData } from '@/lib/data/optional-data';
import { valueOr } from '@/lib/data/query-result';

/** More links do not fit beside the four areas on a small laptop. */
const MOST_LINKS = 3;

export interface SiteMenus {
  /** Further links in the header. */
  readonly links: FooterGroup['links'];
  readonly footerGroups: readonly FooterGroup[];
}

/** Reads the website's menus; returns none when they cannot be read, because they must never fail a page. */
export async function readSiteMenus(): Promise<SiteMenus> {
  const menus = valueOr(await optionalData(loadWebsiteMenus()), []);
  return {
    links: at(menus, 'Header').flatMap(toLink).slice(0, MOST_LINKS),
    footerGroups: at(menus, 'Footer').map(({ title, children }) => ({
      title,
      links: children.flatMap(toLink),
    })),
  };
}

function at(menus: readonly WebsiteMenu[], position: WebsiteMenu['position']): WebsiteMenu[] {
  return menus.filter((menu) => menu.position === position).sort((a, b) => a.sortOrder - b.sortOrder);
}

/** Returns a menu's link; one that leaves the site must be http(s). */
function toLink({ title, url }: WebsiteMenu): FooterGroup['links'] {
  return url !== undefined && /^(\/(?!\/)|https?:\/\/)/.test(url) ? [{ title, href: url }] : [];
}
