import type { WebsiteMenu } from '@bazaar/api/model';
import { searchKey } from '@bazaar/domain/persian';
import { readVanityAddress } from './address-name';

type Item = Pick<WebsiteMenu, 'title' | 'url'> & { readonly children: readonly Item[] };

/**
 * Returns where the menu item of this address leads. An item's address is its title as a slug, with or without those of its ancestors
 * before it: «حساب کاربری ‹ پروفایل» has `/پروفایل` and `/حساب-کاربری/پروفایل`. The first one in the order of the menus counts.
 *
 * @param parts of the address, decoded
 * @returns path and query of the last item of a chain; undefined when no item has the address, or it leads to itself, in a circle or out of
 * the site
 */
export function menuTarget(
  menus: readonly Item[],
  parts: readonly string[],
  siteUrl: string,
): string | undefined {
  const visited = new Set<string>();
  let target: URL | undefined;
  let requested = parts;
  for (
    let next = firstTarget(menus, requested, siteUrl);
    next;
    next = firstTarget(menus, requested, siteUrl)
  ) {
    visited.add(keyOf(requested));
    target = next;
    requested = partsOf(next);
    if (visited.has(keyOf(requested))) return undefined;
  }
  return target && target.pathname + target.search + target.hash;
}

/** Returns the target of the first item of the address that leads away from it. */
function firstTarget(menus: readonly Item[], parts: readonly string[], siteUrl: string): URL | undefined {
  if (parts.length === 0) return undefined;
  return urlsOf(menus, parts)
    .map((url) => ownUrl(url, siteUrl))
    .find((url) => url !== undefined && keyOf(partsOf(url)) !== keyOf(parts));
}

/** Returns the parts of an address that could be a menu item's; empty when it cannot. */
function partsOf({ pathname }: URL): readonly string[] {
  return readVanityAddress(pathname.split('/').filter(Boolean)) ?? [];
}

/** Returns the addresses of all items with these parts. */
function urlsOf(items: readonly Item[], parts: readonly string[], above: readonly string[] = []): string[] {
  return items.flatMap(({ title, url, children }) => {
    const trail = [...above, title];
    const isNamed = keyOf(trail.slice(-parts.length)) === keyOf(parts);
    return [...(isNamed && url !== undefined ? [url] : []), ...urlsOf(children, parts, trail)];
  });
}

/** Returns a key to compare parts by, folded as search terms are: letters, spaces and hyphens in any spelling. */
function keyOf(parts: readonly string[]): string {
  return parts.map((part) => searchKey(part.replaceAll(/[-_/]/g, ' ')).replace(/\s+/g, ' ').trim()).join('/');
}

/** Accepts only addresses of this site: no other host, also not behind `//`, `\` or `javascript:`. */
function ownUrl(url: string, siteUrl: string): URL | undefined {
  if (!URL.canParse(url, siteUrl)) return undefined;
  const target = new URL(url, siteUrl);
  return target.origin === new URL(siteUrl).origin && !target.pathname.startsWith('//') ? target : undefined;
}
