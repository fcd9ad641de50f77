/** Products by category: an area of two groups, one of them too large for a part of its own. */
const counts = { 'c-root': 15_000, 'c-small': 3_000, 'c-large': 12_000, 'c-hidden': 5 };

/** Returns what the catalogue answers at an address below its prefix; each category has `offers` offers. */
export function catalogueAnswer(pathname: string, query: URLSearchParams, offers: number): unknown {
  const pageNumber = Number(query.get('pageNumber'));
  if (pathname.endsWith('/categories'))
    return page([
      category('c-root'),
      category('c-small', 'c-root'),
      category('c-large', 'c-root'),
      { ...category('c-hidden', 'c-root'), seo: { noindex: true } },
    ]);
  if (pathname.endsWith('/items-count')) {
    return Object.entries(counts).map(([categoryId, productCount]) => ({
      categoryId,
      productCount,
      supplierCount: productCount > 12_000 ? 2 : 0,
      contentCount: productCount > 10_000 ? 3 : 2,
    }));
  }
  if (pathname.endsWith('/suppliers'))
    return page([
      { id: 's-1', slug: 'یک', categoryTypes: ['Product', 'IndustrialService'], delegationCount: 1 },
      { id: 's-2', slug: 'دو', categoryTypes: [], delegationCount: 0 },
    ]);
  if (pathname.endsWith('/c-large/properties')) return [{ id: 'd' }];
  if (pathname.endsWith('/properties')) return [];
  if (pathname.endsWith('/by-content-type/by-platform'))
    return page([
      { uniquePageName: 'about', updatedAt: '2026-11-01T00:00:00.000Z', seo: { noindex: false } },
      { uniquePageName: 'draft', updatedAt: '2026-11-01T00:00:00.000Z', seo: { noindex: true } },
      { uniquePageName: 'openai', updatedAt: '2026-11-02T00:00:00.000Z', seo: { noindex: false } },
    ]);
  if (pathname.endsWith('/byproduct')) return offersOf(query.get('baseProductId') ?? '');
  if (pathname.endsWith('/contenttypes/tree'))
    return [type('ct-root', 4, [type('ct-long', 3), type('ct-thin', 1)])];
  if (pathname.endsWith('/pages/for-public-site'))
    return page([
      content('pg-1', 'a', ['پمپ', 'بلبرینگ']),
      { ...content('pg-2', 'b', ['پمپ']), supplier: { id: 's-1' } },
      content('pg-3', 'c', ['پمپ']),
      { ...content('pg-4', 'd', []), seo: { noindex: true } },
    ]);
  if (pathname.endsWith('/mediavideos'))
    return page([
      {
        title: 'جازدن & درآوردن',
        cover: { url: '/media/v-1.webp' },
        sources: [{ url: '/media/v-1.webm' }],
        durationSeconds: 40,
        publishedAt: '2026-11-01T00:00:00.000Z',
      },
    ]);
  const first = (pageNumber - 1) * 100;
  const length = Math.max(0, Math.min(100, offers - first));
  return page(Array.from({ length }, (_, index) => offer(first + index)));
}

const type = (id: string, pageCount: number, children: unknown[] = []) => ({
  id,
  pageCount,
  pageType: 'Guide',
  children,
});
const content = (id: string, slug: string, labels: string[]) => ({
  id,
  slug,
  labels,
  updatedAt: '2026-11-01T00:00:00.000Z',
  seo: { noindex: false },
});
const page = (items: unknown[]) => ({ items, totalCount: items.length });
const category = (id: string, parentId?: string) => ({
  id,
  parentId,
  slug: id,
  categoryType: 'Product',
  isRoot: parentId === undefined,
  seo: { noindex: false },
});
const offersOf = (id: string) => ({
  baseProduct: { id, slug: 'پمپ', offersCount: Number(id.slice(3)) % 10 === 0 ? 1 : 5 },
  offers: page([offer(1), offer(2)]),
});
const offer = (index: number) => ({
  id: `sp-${index}`,
  baseProductId: `bp-${index % 50}`,
  supplier: { id: 's-1' },
  slug: 'پمپ-&-شیر',
  image: { url: `/media/drawings/sp-${index}.webp` },
  updatedAt: new Date(Date.UTC(2026, 10, 21, 0, 0, index % 250)).toISOString(),
});
