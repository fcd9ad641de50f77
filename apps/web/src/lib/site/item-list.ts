import type { SupplierSummary } from '@bazaar/api/model';
import type { ItemList, WithContext } from 'schema-dts';
import { paths } from '@/lib/navigation/paths';

/** Returns the ItemList of suppliers for search engines, in the order of the page. `siteUrl` is the origin of the site. */
export function supplierItemList(
  suppliers: readonly Pick<SupplierSummary, 'id' | 'slug' | 'name'>[],
  siteUrl: string,
): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: suppliers.length,
    itemListElement: suppliers.map((supplier, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: supplier.name,
      url: new URL(paths.supplier(supplier), siteUrl).href,
    })),
  };
}
