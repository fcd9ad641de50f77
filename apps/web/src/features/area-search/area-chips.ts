import { EMPTY_FILTER, filterChips } from '@bazaar/domain/catalogue-filter';
import type { FilterChipView } from '@bazaar/ui/patterns/filter-chips';
import { supplierKindTexts } from '@/entities/enumeration/enum-texts';
import { areaSearchMessages } from '@/translations/area-search';
import { catalogueListMessages as texts } from '@/translations/catalogue-list';
import { type AreaAddress, areaHref } from './area-address';
import type { AreaData } from './area-data';

type ChipData = Pick<AreaData, 'path' | 'address' | 'categories'> & {
  readonly search: Pick<AreaData['search'], 'saleCities'>;
};

interface AreaRemoval {
  readonly id: string;
  readonly kind: string;
  readonly value: string;
  /** State of the search without this filter, from its first page. */
  readonly without: AreaAddress;
}

/** Returns the active filters, each with the search without it. The term is none: it stands in the field. */
export function areaRemovals(address: AreaAddress): readonly AreaRemoval[] {
  const { categoryId, filter } = address;
  const removals = filterChips(filter, { property: () => undefined, option: () => undefined })
    .filter(({ kind }) => kind !== 'term')
    .map(({ key, kind, value, without }) => ({
      id: key,
      kind,
      value,
      without: { ...address, filter: without },
    }));
  if (categoryId === undefined) return removals;
  const without = { ...address, categoryId: undefined, filter: { ...filter, pageNumber: 1 } };
  return [{ id: 'category', kind: 'category', value: categoryId, without }, ...removals];
}

/** Returns the active filters as chips with their texts. */
export function areaChips(data: ChipData): readonly FilterChipView[] {
  return areaRemovals(data.address).map(({ id, kind, value, without }) => ({
    id,
    href: areaHref(data.path, without),
    ...words(kind, value, data),
  }));
}

/** Returns the address without filters, with sorting and view unchanged. */
export function clearedHref({ path, address }: Pick<AreaData, 'path' | 'address'>): string {
  const { term, view, pageSize, sort } = address.filter;
  return areaHref(path, {
    ...address,
    categoryId: undefined,
    filter: { ...EMPTY_FILTER, term, view, pageSize, sort },
  });
}

function words(
  kind: string,
  value: string,
  { search, categories }: ChipData,
): { title?: string; value: string } {
  if (kind === 'category') {
    const name = categories.find(({ id }) => id === value)?.name ?? value;
    return { title: areaSearchMessages.category, value: name };
  }
  if (kind === 'city') {
    return { title: texts.saleCity, value: search.saleCities.find(({ id }) => id === value)?.name ?? value };
  }
  if (kind === 'supplierKind') return { title: texts.supplierKind, value: known(supplierKindTexts(), value) };
  if (kind === 'priceKind') return { title: texts.price, value: known(texts.priceKinds, value) };
  return { value: texts.confirmedChip };
}

function known(names: Readonly<Record<string, string>>, name: string): string {
  return names[name] ?? name;
}
