import 'server-only';
import type { WebsiteMenu } from '@bazaar/api/model';
import type { FooterGroup } from '@bazaar/ui/patterns/site-footer';
import { loadWebsiteMenus } from '@/entities/menu/website-menus';
import { optionalData } from '@/lib/data/optional-data';
import { valueOr } from '@/lib/data/query-result';

/** More would not stand beside the four areas on a small laptop. */
const MOST_LINKS = 3;

export interface SiteMenus {
  /** Further ways in the header. */
  readonly links: FooterGroup['links'];
  readonly footerGroups: readonly FooterGroup[];
}

/** The website's menus; none when they cannot be read, for they must never take a page down. */
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

/** A menu may lead out of the site only over http(s). */
function toLink({ title, url }: WebsiteMenu): FooterGroup['links'] {
  return url !== undefined && /^(\/(?!\/)|https?:\/\/)/.test(url) ? [{ title, href: url }] : [];
}
