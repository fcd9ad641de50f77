import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';

/** The thing a row or card of a list is about, as its first link says. */
export interface RowObject {
  readonly object: FavouriteObject;
  readonly title: string;
}

const PLACES = [
  [/^\/products\/(sp-[\w-]+)/, 'Product'],
  [/^\/products\/base-product\/([\w-]+)/, 'BaseProduct'],
  [/^\/supplier\/(s-[\w-]+)/, 'Supplier'],
] as const;

export function rowObject(row: Element): RowObject | undefined {
  for (const link of row.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    for (const [place, objectType] of PLACES) {
      const objectId = place.exec(link.pathname)?.[1];
      const title = link.textContent.trim() || link.getAttribute('aria-label') || '';
      if (objectId !== undefined && title !== '') return { object: { objectType, objectId }, title };
    }
  }
  return undefined;
}
