import 'server-only';
import { listAdvertisements } from '@bazaar/api/advertisements';
import type { Advertisement, AdvertisementPosition } from '@bazaar/api/model';
import type { AdView } from '@bazaar/ui/patterns/ad-slot';
import { cache } from 'react';
import { load } from '@/lib/data/load';
import { valueOr } from '@/lib/data/query-result';
import { pictureAt } from '@/lib/media/picture-view';

/** Most advertisements a page shows. */
const SHOWN = 2;

/** Cached per position and category, for all their pages: of a thousand products one reads, once an hour. */
const read = cache((position: AdvertisementPosition, categoryId: string | undefined) =>
  load('advertisement', [`ads:${position}`], (request) =>
    listAdvertisements({ position, ...(categoryId ? { categoryId } : {}) }, request),
  ),
);

/** Starts the read beside those of the page's own parts, so that all run in one round. */
export function preloadAds(position: AdvertisementPosition, categoryId?: string): void {
  void read(position, categoryId);
}

/**
 * Returns the advertisements of a position, the highest priority first; none when they cannot be read, because they are never critical.
 * @param categoryId of a page about one category: adds the advertisements for it and for its ancestors
 */
export async function loadAds(position: AdvertisementPosition, categoryId?: string): Promise<AdView[]> {
  const nowMs = Date.now();
  return valueOr(await read(position, categoryId), [])
    .filter(({ endsAt }) => Date.parse(endsAt) > nowMs)
    .slice(0, SHOWN)
    .flatMap(toView);
}

function toView(ad: Advertisement): AdView[] {
  const href = ad.path ?? ad.url;
  // A link that is neither a path of the site nor a web address is dropped.
  if (href === undefined || !/^(\/(?![/\\])|https?:\/\/)/.test(href)) return [];
  return [
    {
      id: ad.id,
      title: ad.title,
      advertiser: ad.advertiserName,
      href,
      isOutside: ad.path === undefined,
      picture: pictureAt(ad.imageMobile, 96),
    },
  ];
}
