import 'server-only';
import { CategoryType, type ListSuppliersParams, type SupplierSummary } from '@bazaar/api/model';
import { listSuppliers } from '@bazaar/api/suppliers';
import { pictureAt } from '@/lib/media/picture-view';
import { paths } from '@/lib/navigation/paths';
import { readAll } from './read-all';
import type { SitemapEntry, SitemapPart } from './sitemap-entry';

/** Returns the parts of the suppliers: one address of each supplier a part, so that a part ends where the catalogue's list does. */
export function supplierParts(): readonly SitemapPart[] {
  return [
    { name: 'suppliers', entries: profileEntries },
    ...Object.values(CategoryType).map((type) => ({
      name: `supplier-products-${type}`,
      entries: () => productListEntries(type),
    })),
    { name: 'supplier-delegations', entries: delegationEntries },
  ];
}

function suppliers(of: ListSuppliersParams = {}): AsyncGenerator<SupplierSummary> {
  return readAll((page, request) => listSuppliers({ ...page, ...of, sort: 'createdAt' }, request));
}

async function* profileEntries(): AsyncGenerator<SitemapEntry> {
  for await (const supplier of suppliers()) {
    const image = supplier.logo === undefined ? {} : { image: pictureAt(supplier.logo, 320) };
    yield { path: paths.supplier(supplier), ...image };
  }
}

async function* productListEntries(categoryType: CategoryType): AsyncGenerator<SitemapEntry> {
  for await (const supplier of suppliers({ categoryType })) {
    if (supplier.categoryTypes.includes(categoryType))
      yield { path: paths.supplierProducts(supplier, categoryType) };
  }
}

async function* delegationEntries(): AsyncGenerator<SitemapEntry> {
  for await (const supplier of suppliers()) {
    if (supplier.delegationCount > 0) yield { path: paths.supplierDelegations(supplier) };
  }
}
