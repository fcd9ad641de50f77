import 'server-only';
import type { WebsiteMenu } from '@bazaar/api/model';
import type { FooterContact, FooterGroup } from '@bazaar/ui/patterns/site-footer';
import { loadWebsiteMenus } from '@/entities/menu/website-menus';
import { optionalData } from '@/lib/data/optional-data';
import { valueOr } from '@/lib/data/query-result';

/** More links than these do not fit beside the four areas on a small laptop. */
const MOST_LINKS = 4;

/** What working hours have and an address has not: a weekday, «شبانه‌روزی», their name, or a time of the day to another. */
const HOURS = /شنبه|جمعه|شبانه|ساعت کار|[\d۰-۹] تا [\d۰-۹]/;

export interface SiteMenus {
  /** Further links in the header. */
  readonly links: FooterGroup['links'];
  readonly footerGroups: readonly FooterGroup[];
  /** Phone, working hours, address: the group of the footer that has a phone. */
  readonly contact: readonly FooterContact[];
}

/** Reads the website's menus; returns none when they cannot be read, because they must never fail a page. */
export async function readSiteMenus(): Promise<SiteMenus> {
  const menus = valueOr(await optionalData(loadWebsiteMenus()), []);
  const groups = at(menus, 'Footer').map(({ title, children }) => ({
    title,
    links: children.flatMap(toLink),
  }));
  const contact = groups.find(({ links }) => links.some(({ href }) => href.startsWith('tel:')));
  return {
    links: at(menus, 'Header').flatMap(toLink).slice(0, MOST_LINKS),
    footerGroups: groups.filter((group) => group !== contact),
    contact: (contact?.links ?? []).map((link) => ({ ...link, kind: kindOf(link) })),
  };
}

function at(menus: readonly WebsiteMenu[], position: WebsiteMenu['position']): WebsiteMenu[] {
  return menus.filter((menu) => menu.position === position).sort((a, b) => a.sortOrder - b.sortOrder);
}

/** Returns what a line of contact tells. The menus have no field for it, and any line may be missing. */
function kindOf({ title, href }: FooterGroup['links'][number]): FooterContact['kind'] {
  if (href.startsWith('tel:')) return 'phone';
  return HOURS.test(title) ? 'hours' : 'address';
}

/** Returns a menu's link; one that leaves the site must be http(s) or a phone number. */
function toLink({ title, url }: WebsiteMenu): FooterGroup['links'] {
  return url !== undefined && /^(\/(?!\/)|https?:\/\/|tel:\+?[\d-]+$)/.test(url)
    ? [{ title, href: url }]
    : [];
}
