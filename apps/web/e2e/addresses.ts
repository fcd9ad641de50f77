import type { Settings } from '@bazaar/settings';

/** Address of the catalogue. */
export interface Catalogue {
  readonly settings: Pick<Settings, 'CATALOGUE_API_URL'>;
}

interface Listed {
  readonly id: string;
  readonly slug: string;
}

/** Returns canonical addresses of objects in the running catalogue, found through its API as any client would. */
export async function addressesOf(product: Catalogue): Promise<{
  readonly products: readonly string[];
  /** Products of one category: they share what is cached for a day (units, properties). */
  readonly siblings: readonly string[];
  readonly supplier: string;
  readonly leaf: Listed & { readonly landing: string; readonly list: string };
}> {
  const list = await call<{ items: (Listed & { categoryId: string; supplier: Listed })[] }>(
    product,
    'supplierproducts/catalog?pageSize=25&pageNumber=3&categoryType=Product',
  );
  const [first] = list.items;
  if (!first) throw new Error('the catalogue is empty');
  const leaf = await call<Listed>(product, `categories/${first.categoryId}/active`);
  const siblings = await call<{ items: Listed[] }>(
    product,
    `supplierproducts/catalog?pageSize=10&categoryId=${first.categoryId}`,
  );
  return {
    siblings: siblings.items.map((item) => address('products', item)),
    products: list.items.map((item) => address('products', item)),
    supplier: address('supplier', first.supplier),
    leaf: { ...leaf, landing: address('category', leaf), list: address('products/category', leaf) },
  };
}

export async function call<Answer>(product: Catalogue, path: string): Promise<Answer> {
  const response = await fetch(`${product.settings.CATALOGUE_API_URL}/api/v1/${path}`);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Answer;
}

function address(folder: string, { id, slug }: Listed): string {
  return `/${folder}/${id}/${encodeURIComponent(slug)}`;
}
