import 'server-only';
import type { Page } from '@bazaar/api/model';
import { getPageByName } from '@bazaar/api/pages';
import { slugify } from '@bazaar/domain/persian';
import { cache } from 'react';
import { loadWebsiteMenus } from '@/entities/menu/website-menus';
import { load } from '@/lib/data/load';
import type { QueryResult } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { siteSettings } from '@/lib/settings/site-settings';
import { readVanityAddress } from './address-name';
import { menuTarget } from './menu-target';

/** Result of resolving an address no other route has. */
export type Vanity =
  /** A menu item has it and leads to path and query inside the site. */
  | { readonly state: 'leads'; readonly to: string }
  /** It is a page's name in another spelling: the address of the page. */
  | { readonly state: 'moved'; readonly to: string }
  /** It is the name of a page of the site. */
  | { readonly state: 'page'; readonly page: Page }
  /** Neither menus nor pages have it, and all were read. */
  | { readonly state: 'unknown' }
  /** It cannot be decided: the catalogue failed. */
  | Extract<QueryResult<never>, { readonly state: 'failed' }>;

/** @param slug the parts of the address as Next gives them */
export async function resolveVanity(slug: readonly string[]): Promise<Vanity> {
  const parts = readVanityAddress(slug);
  // A string is memoised for the page and its metadata alike; a list would be read twice.
  return parts === undefined ? { state: 'unknown' } : resolveParts(parts.join('/'));
}

const resolveParts = cache(async (joined: string): Promise<Vanity> => {
  const parts = joined.split('/');
  const menus = await loadWebsiteMenus();
  const to = menus.state === 'ready' ? menuTarget(menus.value, parts, siteSettings().SITE_URL) : undefined;
  if (to !== undefined) return { state: 'leads', to };
  const [name = '', ...more] = parts;
  // The name of a page is one part of an address.
  const page = more.length > 0 ? MISSING : await loadPage(name);
  if (page.state === 'ready') return placed(page.value, name);
  if (page.state === 'failed') return page;
  return menus.state === 'failed' ? menus : { state: 'unknown' };
});

/**
 * Returns the page at its exact name, else a redirect to it: a service that does not distinguish `About` from `about` would give one page
 * many addresses.
 */
function placed(page: Page, name: string): Vanity {
  const own = page.uniquePageName ?? name;
  const isOtherSpelling = own !== name && slugify(own) === slugify(name);
  return isOtherSpelling ? { state: 'moved', to: paths.sitePage(own) } : { state: 'page', page };
}

const MISSING: QueryResult<Page> = { state: 'missing', status: 404 };

function loadPage(name: string): Promise<QueryResult<Page>> {
  return load('record', [`page:${name}`], (request) => getPageByName({ name }, request));
}
