import type { NamedObject } from '@bazaar/domain/favourites/favourite';

const PLACES = [
  [/^\/products\/(sp-[\w-]+)/, 'Product'],
  [/^\/products\/base-product\/([\w-]+)/, 'BaseProduct'],
  [/^\/supplier\/(s-[\w-]+)/, 'Supplier'],
] as const;

/** Returns the object of a row or card of a list, by its first link. */
export function rowObject(row: Element): NamedObject | undefined {
  for (const link of row.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    for (const [place, objectType] of PLACES) {
      const objectId = place.exec(link.pathname)?.[1];
      const title = link.textContent.trim() || link.getAttribute('aria-label') || '';
      if (objectId !== undefined && title !== '') return { objectType, objectId, title };
    }
  }
  return undefined;
}
