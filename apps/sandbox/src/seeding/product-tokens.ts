import { tokenOf } from '../catalogue/tokens';
import type { Seed, SeedProduct, SeedSupplier } from '../seed/seed-types';
import type { SeedLookups } from './seed-lookups';
import { wordsOf } from './word-counter';

export type ProductTokens = (product: SeedProduct, searchKey: string) => string[];

/** Returns a function to the exact search tokens of a product. */
export function productTokens(seed: Seed, lookups: SeedLookups): ProductTokens {
  const suppliers = new Map(seed.suppliers.map((supplier) => [supplier.id, supplierTokens(supplier)]));
  const categories = new Map(
    seed.categories.map(({ id }) => [id, lookups.breadcrumb(id).map((crumb) => tokenOf.category(crumb.id))]),
  );
  return (product, searchKey) => [
    tokenOf.anything(),
    tokenOf.area(product.categoryType),
    tokenOf.priceKind(product.price.kind),
    ...(categories.get(product.categoryId) ?? []),
    ...(suppliers.get(product.supplierId) ?? []),
    ...product.saleCityIds.map(tokenOf.saleCity),
    ...product.values.flatMap(valueTokens),
    ...wordsOf(searchKey).map(tokenOf.word),
  ];
}

function supplierTokens({ id, kinds, isConfirmed }: SeedSupplier): string[] {
  const confirmed = isConfirmed ? [tokenOf.confirmedSupplier()] : [];
  return [tokenOf.supplier(id), ...kinds.map(tokenOf.supplierKind), ...confirmed];
}

function valueTokens({ propertyId, optionIds, bool }: SeedProduct['values'][number]): string[] {
  const options = (optionIds ?? []).map((id) => tokenOf.option(propertyId, id));
  return bool === undefined ? options : [...options, tokenOf.boolean(propertyId, bool)];
}
