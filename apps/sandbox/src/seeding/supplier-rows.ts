import { searchColumn } from '@bazaar/domain/persian/search-key';
import { persianOrderKey } from '../catalogue/persian-order';
import type { TableRow } from '../db/insert-rows';
import type { Seed, SeedDelegation, SeedEvidence, SeedSupplier } from '../seed/seed-types';

export function supplierRows(seed: Seed): TableRow[] {
  const cityNames = new Map(seed.cities.map(({ id, name }) => [id, name]));
  const delegationCounts = countBy(seed.delegations, ({ supplierId }) => supplierId);
  const categories = new Map(seed.categories.map((category) => [category.id, category]));
  return seed.suppliers.map((supplier) => {
    const delegationCount = delegationCounts.get(supplier.id) ?? 0;
    const mine = supplier.categoryIds.flatMap((id) => categories.get(id) ?? []);
    return {
      id: supplier.id,
      merchant_id: supplier.merchantId,
      name: supplier.name,
      slug: supplier.slug,
      city_id: supplier.cityId,
      kinds: supplier.kinds,
      category_types: supplier.categoryTypes,
      is_confirmed: supplier.isConfirmed,
      is_active: supplier.isActive,
      rank: supplier.rank,
      created_at: supplier.createdAt,
      search_key: searchColumn(
        [supplier.name, supplier.legalName, ...mine.map(({ name }) => name)].join(' '),
      ),
      name_sort_key: persianOrderKey(supplier.name),
      delegation_count: delegationCount,
      summary: supplierSummary(supplier, cityNames.get(supplier.cityId), delegationCount),
      document: {
        ...supplierDocument(supplier, cityNames),
        categories: mine.map(({ id, name, slug, level, categoryType }) => ({
          id,
          name,
          slug,
          level,
          categoryType,
        })),
      },
    };
  });
}

export function evidenceRows(seed: Seed): TableRow[] {
  return seed.suppliers.flatMap(({ id, evidences, certificates }) =>
    [...evidences, ...certificates].map((evidence, index) => ({
      supplier_id: id,
      sort_order: index,
      kind: evidence.kind,
      is_certificate: certificates.includes(evidence),
      issued_at: evidence.issuedAt ?? null,
      valid_to: evidence.validTo ?? null,
      document: evidenceDocument(evidence),
    })),
  );
}

export function delegationRows(seed: Seed): TableRow[] {
  return seed.delegations.map((delegation) => ({
    id: delegation.id,
    supplier_id: delegation.supplierId,
    brand: delegation.brand,
    brand_key: searchColumn([delegation.brand, delegation.principalName].join(' ')),
    city_ids: delegation.territory.cityIds,
    is_nationwide: delegation.territory.isNationwide,
    valid_from: delegation.validFrom,
    valid_to: delegation.validTo ?? null,
    document: delegation satisfies SeedDelegation,
  }));
}

function supplierSummary(
  supplier: SeedSupplier,
  cityName: string | undefined,
  delegationCount: number,
): Record<string, unknown> {
  const confirmation = supplier.evidences.find(({ kind }) => kind === 'PlatformConfirmed');
  return {
    id: supplier.id,
    name: supplier.name,
    slug: supplier.slug,
    monogram: supplier.monogram,
    cityName,
    kinds: supplier.kinds,
    categoryTypes: supplier.categoryTypes,
    isConfirmed: supplier.isConfirmed,
    membershipLevel: supplier.membership?.level,
    yearsOnPlatform: supplier.yearsOnPlatform,
    responseHours: supplier.responseHours,
    delegationCount,
    ...(confirmation === undefined ? {} : { confirmation: evidenceDocument(confirmation) }),
  };
}

/** Returns the profile's own fields; evidences, counts and names of cities are read from their tables. */
function supplierDocument(
  supplier: SeedSupplier,
  cityNames: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const {
    evidences: _evidences,
    certificates: _certificates,
    categoryIds: _categoryIds,
    saleCityIds,
    visitCount,
    requestCount,
    responseHours,
    responseRate,
    ...shown
  } = supplier;
  return {
    ...shown,
    cityName: cityNames.get(supplier.cityId),
    saleCities: saleCityIds.map((id) => ({ id, name: cityNames.get(id) ?? id })),
    stats: { visitCount, requestCount, responseHours, responseRate, contentCount: 0 },
    seo: {
      title: supplier.name,
      canonicalPath: `/supplier/${supplier.id}/${supplier.slug}`,
      noindex: !supplier.isActive,
    },
  };
}

function evidenceDocument({ id: _, ...evidence }: SeedEvidence): Record<string, unknown> {
  return evidence;
}

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}
