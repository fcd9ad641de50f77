import 'server-only';
import { ApiError } from '@bazaar/api/api-error';
import type { ProductOffers } from '@bazaar/api/model';
import { listOffersByProduct } from '@bazaar/api/supplier-products';
import { pictureAt } from '@/lib/media/picture-view';
import { paths } from '@/lib/navigation/paths';
import { catalogueRequest } from './read-all';
import { readOffers, type Share } from './read-offers';
import type { SitemapEntry } from './sitemap-entry';

/** The catalogue has no list of base products, so each is read on its own; this many in parallel. */
const REQUESTED_AT_ONCE = 8;

/**
 * Yields the base products of a share's offers. One that a single supplier offers is left out: its page duplicates the offer's own. Only
 * the ids of a part are held in memory, at most as many as its offers.
 */
export async function* baseProductEntries(share: Share): AsyncGenerator<SitemapEntry> {
  const seen = new Set<string>();
  let waiting: string[] = [];
  for await (const { baseProductId } of readOffers(share)) {
    if (baseProductId === undefined || seen.has(baseProductId)) continue;
    seen.add(baseProductId);
    waiting.push(baseProductId);
    if (waiting.length < REQUESTED_AT_ONCE) continue;
    yield* await entriesOf(waiting, share);
    waiting = [];
  }
  yield* await entriesOf(waiting, share);
}

async function entriesOf(ids: readonly string[], { supplierId }: Share): Promise<SitemapEntry[]> {
  const read = await Promise.all(ids.map(readProduct));
  return read.flatMap((found) => {
    if (found === undefined || found.baseProduct.offersCount < 2) return [];
    const { baseProduct, offers } = found;
    // Where parts are cut by supplier a product would appear in several: it belongs to the first supplier who offers it.
    if (supplierId !== undefined && offers.items[0]?.supplier.id !== supplierId) return [];
    const newest = offers.items
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1);
    return [
      {
        path: paths.baseProduct(baseProduct),
        ...(newest === undefined ? {} : { lastModified: newest }),
        ...(baseProduct.image ? { image: pictureAt(baseProduct.image, 1024) } : {}),
      },
    ];
  });
}

/** Returns undefined when it was removed after its offer was read. */
async function readProduct(baseProductId: string): Promise<ProductOffers | undefined> {
  try {
    return await listOffersByProduct({ baseProductId, pageNumber: 1, pageSize: 100 }, catalogueRequest());
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return undefined;
    throw error;
  }
}
