'use client';

import { getActiveCategory } from '@bazaar/api/categories';
import { useFilterCities } from '@bazaar/api/hooks/geography';
import { getSupplierProductCatalog, listOffersByProduct } from '@bazaar/api/supplier-products';
import { DAY_MS } from '@bazaar/domain/dates';
import { isRecord } from '@bazaar/domain/parse-json';
import { type FieldConflict, type TradeDraft, valueAt } from '@bazaar/domain/trade-drafts';
import { useQueries } from '@tanstack/react-query';
import { supplierMessages } from '@/translations/supplier';
import type { WizardContext } from '../wizard-context';

/** Returns the name of what an id stands for in a field; undefined while it is unknown. */
export type NameOf = (path: string, id: string) => string | undefined;

/** Fields whose values are ids that the catalogue names one by one. */
const NAME_READS: Readonly<Record<string, (id: string) => Promise<string>>> = {
  categoryId: async (id) => (await getActiveCategory(id)).name,
  baseProductId: async (id) =>
    (await listOffersByProduct({ baseProductId: id, pageSize: 10 })).baseProduct?.name ?? '',
  offers: async (id) => (await getSupplierProductCatalog(id)).name,
};

/** Fields whose values are ids. */
const ID_FIELDS = new Set([
  ...Object.keys(NAME_READS),
  'unitId',
  'deliveryAddressId',
  'deliveryCityId',
  'deliveryMethod',
  'paymentTerm',
]);

/** Returns whether the values of a field are ids, which no buyer can read. */
export function holdsIds(path: string): boolean {
  return ID_FIELDS.has(fieldOf(path));
}

/** Reads the names of both sides' values where they are ids: a choice between two ids is none. */
export function useValueNames(
  fields: readonly FieldConflict[],
  draft: TradeDraft,
  { units, addresses }: Pick<WizardContext['reads'], 'units' | 'addresses'>,
): NameOf {
  const wanted = fields.flatMap(({ path, theirs }) =>
    [valueAt(draft, path), theirs].flatMap(idsOf).map((id) => ({ field: fieldOf(path), id })),
  );
  const cities = useFilterCities(undefined, {
    query: { enabled: wanted.some(({ field }) => field === 'deliveryCityId'), staleTime: DAY_MS },
  });
  const named = wanted.filter(({ field }) => NAME_READS[field] !== undefined);
  const names = useQueries({
    queries: named.map(({ field, id }) => ({
      queryKey: ['name-of', field, id],
      queryFn: () => NAME_READS[field]?.(id),
      staleTime: DAY_MS,
    })),
    combine: (results) =>
      new Map(results.map(({ data }, index) => [`${named[index]?.field} ${named[index]?.id}`, data])),
  });
  const methods: Readonly<Record<string, string>> = supplierMessages.deliveryMethods;
  const terms: Readonly<Record<string, string>> = supplierMessages.paymentTerms;
  return (path, id) => {
    const field = fieldOf(path);
    switch (field) {
      case 'unitId':
        return units.data?.find((unit) => unit.id === id)?.title;
      case 'deliveryAddressId':
        return addresses.data?.find((address) => address.id === id)?.title;
      case 'deliveryCityId':
        return cities.data?.find((city) => city.id === id)?.name;
      case 'deliveryMethod':
        return methods[id];
      case 'paymentTerm':
        return terms[id];
      default:
        return names.get(`${field} ${id}`) || undefined;
    }
  };
}

/** Returns the ids in the value of a field: one, or those of a record. */
export function idsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return isRecord(value) ? Object.values(value).filter((id) => typeof id === 'string') : [];
}

function fieldOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}
