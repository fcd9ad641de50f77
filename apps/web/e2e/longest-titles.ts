import { type Catalogue, call } from './addresses.ts';

/** Returns the pages of a product, a list, a supplier and an article with the longest titles there are. */
export async function longestTitles(product: Catalogue): Promise<string[]> {
  interface Named {
    readonly id: string;
    readonly name?: string;
    readonly title?: string;
    readonly slug: string;
    readonly categoryId?: string;
  }
  const lengthOf = ({ name, title }: Named) => (name ?? title ?? '').length;
  const longestOf = async (path: string) => {
    const { items } = await call<{ items: readonly Named[] }>(product, path);
    return items.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0] as Named;
  };
  const offer = await longestOf('supplierproducts/catalog?pageSize=100&categoryType=Product');
  const supplier = await longestOf('suppliers?pageSize=100&categoryType=Product');
  return [
    `/products/${offer.id}/${offer.slug}`,
    `/products/category/${offer.categoryId}`,
    `/supplier/${supplier.id}/${supplier.slug}`,
    '/contents/pg-hydraulic-cylinder-design',
  ];
}
