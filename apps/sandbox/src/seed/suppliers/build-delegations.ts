import { brands } from '../brands';
import { createRandom, type Random } from '../random';
import { dayFromReference } from '../reference-date';
import type { DelegationState, SeedDelegation, SeedSupplier } from '../seed-types';
import { type CatalogueLeaf, listLeaves } from '../taxonomy/catalogue-tree';
import { capitalIds, states } from './geography';

/** Builds delegations of suppliers for brands that occur in their categories. */
export function buildDelegations(suppliers: SeedSupplier[]): SeedDelegation[] {
  const leaves = new Map(listLeaves().map((leaf) => [leaf.categoryId, leaf]));
  return suppliers.flatMap((supplier) => {
    const random = createRandom(`delegations-${supplier.id}`);
    const mine = supplier.categoryIds.flatMap((id) => leaves.get(id) ?? []);
    const known = [...new Set(mine.flatMap(({ leaf }) => leaf.brands))].filter((slug) => slug !== 'domestic');
    if (known.length === 0 || !random.chance(0.55)) return [];
    return random
      .sample(known, Math.min(known.length, random.int(1, 3)))
      .map((brand, index) => makeDelegation(supplier, brand, mine, index + 1, random));
  });
}

function makeDelegation(
  supplier: SeedSupplier,
  brandSlug: string,
  leaves: CatalogueLeaf[],
  no: number,
  random: Random,
): SeedDelegation {
  const brand = brands[brandSlug]!;
  const categories = leaves.filter(({ leaf }) => leaf.brands.includes(brandSlug));
  const isNationwide = random.chance(0.4);
  const stateIds = isNationwide ? [] : [supplier.stateId, ...random.sample(states, 2).map(({ id }) => id)];
  return {
    id: `md-${supplier.id.slice(2)}-${no}`,
    supplierId: supplier.id,
    merchantId: supplier.merchantId,
    brand: brand.title,
    principalName: brand.title,
    principalCountry: brand.country,
    title: `نمایندگی فروش ${brand.title}`,
    scopeText: `فروش و خدمات پس از فروش ${categories.map(({ leaf }) => leaf.name).join('، ')}`,
    categoryIds: categories.map(({ categoryId }) => categoryId),
    territory: {
      isNationwide,
      stateIds: [...new Set(stateIds)],
      cityIds: isNationwide ? [] : [supplier.cityId, ...random.sample(capitalIds, 2)].filter(unique),
    },
    isExclusive: random.chance(0.12),
    ...validity(random),
  };
}

const unique = (id: string, index: number, ids: string[]) => ids.indexOf(id) === index;

function validity(random: Random): { validFrom: string; validTo?: string; state: DelegationState } {
  const state = random.pick<DelegationState>([
    'Active',
    'Active',
    'Active',
    'Active',
    'Active',
    'Active',
    'Active',
    'Expired',
    'Pending',
    'Revoked',
  ]);
  if (state === 'Pending') {
    return {
      validFrom: dayFromReference(random.int(10, 60)),
      validTo: dayFromReference(random.int(400, 800)),
      state,
    };
  }
  const validFrom = dayFromReference(-random.int(400, 900));
  if (state === 'Expired') return { validFrom, validTo: dayFromReference(-random.int(5, 200)), state };
  return random.chance(0.15)
    ? { validFrom, state }
    : { validFrom, validTo: dayFromReference(random.int(15, 700)), state };
}
