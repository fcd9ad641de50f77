import 'server-only';
import { listCategories, listCategoryItemsCount } from '@bazaar/api/categories';
import type { Category } from '@bazaar/api/model';
import { listSuppliers } from '@bazaar/api/suppliers';
import { pictureAt } from '@/lib/media/picture-view';
import { paths } from '@/lib/navigation/paths';
import { baseProductEntries } from './base-product-entries';
import { catalogueRequest, readAll } from './read-all';
import { readOffers, type Share } from './read-offers';
import { LONGEST_PART, type SitemapEntry, type SitemapPart } from './sitemap-entry';

/**
 * Returns the parts of the offers, each followed by the part of their base products. The catalogue is cut along its own tree: an area that
 * fits into one part is one, else its groups, and so on; a category that is still too large is cut by supplier. Reads counts only, never an
 * offer.
 */
export async function productParts(): Promise<readonly SitemapPart[]> {
  const tree = await readTree();
  const parts: SitemapPart[] = [];
  const waiting = [...(tree.children.get(undefined) ?? [])];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const count = tree.counts.get(next.id) ?? 0;
    const children = tree.children.get(next.id) ?? [];
    if (count === 0) continue;
    if (count <= LONGEST_PART) parts.push(...partsOf({ categoryId: next.id }));
    else if (children.length > 0) waiting.push(...children);
    else parts.push(...(await partsBySupplier(next.id)));
  }
  return parts;
}

interface CountedTree {
  /** By the parent's id; the areas under undefined. */
  readonly children: ReadonlyMap<string | undefined, readonly Category[]>;
  readonly counts: ReadonlyMap<string, number>;
}

async function readTree(): Promise<CountedTree> {
  const children = new Map<string | undefined, Category[]>();
  for await (const category of readAll(listCategories)) {
    children.set(category.parentId, [...(children.get(category.parentId) ?? []), category]);
  }
  const counted = await listCategoryItemsCount({}, catalogueRequest());
  return { children, counts: new Map(counted.map((count) => [count.categoryId, count.productCount])) };
}

async function partsBySupplier(categoryId: string): Promise<SitemapPart[]> {
  const parts: SitemapPart[] = [];
  const suppliers = readAll((page, request) => listSuppliers({ ...page, categoryId }, request));
  for await (const { id } of suppliers) parts.push(...partsOf({ categoryId, supplierId: id }));
  return parts;
}

function partsOf(share: Share): SitemapPart[] {
  const name = ['products', share.categoryId, share.supplierId].filter(Boolean).join('-');
  return [
    { name, entries: () => productEntries(share) },
    { name: `base-${name}`, entries: () => baseProductEntries(share) },
  ];
}

async function* productEntries(share: Share): AsyncGenerator<SitemapEntry> {
  for await (const offer of readOffers(share)) {
    const image = offer.image === undefined ? {} : { image: pictureAt(offer.image, 1024) };
    yield { path: paths.product(offer), lastModified: offer.updatedAt, ...image };
  }
}
