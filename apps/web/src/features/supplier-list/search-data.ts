import type { SupplierSummary } from '@bazaar/api/model';
import { supplierKindTexts } from '@/entities/enumeration/enum-texts';
import { supplierListMessages, supplierSearchMessages as texts } from '@/translations/supplier-list';
import { type SupplierSearchAddress, supplierSearchHref } from './search-address';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Everything a supplier search is rendered from. */
export interface SupplierSearchData {
  readonly path: string;
  /** The term as typed. */
  readonly term: string;
  /** The repaired term that was searched instead, because the typed one had no results. */
  readonly repairedTerm?: string;
  readonly address: SupplierSearchAddress;
  readonly states: readonly Named[];
  readonly cities: readonly Named[];
  readonly categories: readonly Named[];
  readonly suppliers:
    | { readonly state: 'ready'; readonly items: readonly SupplierSummary[]; readonly totalCount: number }
    | { readonly state: 'failed' };
  /** For an empty result: categories to continue with. */
  readonly sameNameCategories: readonly (Named & {
    readonly href: string;
    readonly scientificName?: string;
  })[];
  /** Time the dates are compared with. */
  readonly nowMs: number;
}

interface FacetChip {
  readonly id: string;
  readonly href: string;
  readonly title?: string;
  readonly value: string;
}

/** Returns each active facet as a chip, with the address of the search without it. */
export function toFacetChips({ path, address, states, cities, categories }: SupplierSearchData): FacetChip[] {
  const { categoryType, categoryId, kinds, stateId, cityIds, confirmedOnly, brand } = address;
  const nameOf = (id: string, among: readonly Named[]) => among.find((one) => one.id === id)?.name ?? id;
  const chip = (
    id: string,
    value: string,
    without: Partial<SupplierSearchAddress>,
    title?: string,
  ): FacetChip => ({
    id,
    value,
    href: supplierSearchHref(path, { ...address, pageNumber: 1, ...without }),
    ...(title === undefined ? {} : { title }),
  });
  return [
    ...(categoryType
      ? [chip('area', supplierListMessages.areas[categoryType], { categoryType: undefined }, texts.area)]
      : []),
    ...(categoryId
      ? [chip('category', nameOf(categoryId, categories), { categoryId: undefined }, texts.category)]
      : []),
    ...kinds.map((kind) =>
      chip(kind, supplierKindTexts()[kind], { kinds: kinds.filter((other) => other !== kind) }),
    ),
    ...(stateId
      ? [chip('state', nameOf(stateId, states), { stateId: undefined, cityIds: [] }, texts.state)]
      : []),
    ...cityIds.map((id) =>
      chip(id, nameOf(id, cities), { cityIds: cityIds.filter((other) => other !== id) }, texts.city),
    ),
    ...(confirmedOnly ? [chip('confirmed', texts.confirmedChip, { confirmedOnly: false })] : []),
    ...(brand ? [chip('brand', brand, { brand: '' }, texts.brand)] : []),
  ];
}
