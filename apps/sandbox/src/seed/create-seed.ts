import { createProductFactory } from './products/product-factory';
import { quantities, units } from './quantities';
import { REFERENCE_DATE } from './reference-date';
import type { Seed, SeedSize } from './seed-types';
import { buildDelegations } from './suppliers/build-delegations';
import { buildSuppliers } from './suppliers/build-suppliers';
import { cities, states } from './suppliers/geography';
import { buildCategories } from './taxonomy/category-rows';
import { buildCategoryProperties, buildProperties } from './taxonomy/property-rows';
import { tradeUnits } from './trade-units';
import { users } from './users';
import { buildWebsiteMenus } from './website-menus';

/** Creates the whole catalogue, deterministically; products are generated on demand, so any number fits in memory. */
export function createSeed({ products: productCount }: SeedSize): Seed {
  const categories = buildCategories();
  const suppliers = buildSuppliers();
  const factory = createProductFactory(suppliers);
  return {
    referenceDate: REFERENCE_DATE,
    quantities,
    units,
    tradeUnits,
    states,
    cities,
    categories,
    properties: buildProperties(),
    categoryProperties: buildCategoryProperties(),
    suppliers,
    delegations: buildDelegations(suppliers),
    websiteMenus: buildWebsiteMenus(categories),
    users,
    productCount,
    baseProducts: () => factory.baseProducts(productCount),
    *products() {
      for (let no = 1; no <= productCount; no++) yield factory.product(no);
    },
  };
}
