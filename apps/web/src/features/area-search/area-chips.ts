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
  /** The search without this filter, from its first page. */
  readonly without: AreaAddress;
}

/** The filters in force, each with the search it leaves when it is taken off. The term is not one: it stands in the field. */
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

/** The same as chips, in words. */
export function areaChips(data: ChipData): readonly FilterChipView[] {
  return areaRemovals(data.address).map(({ id, kind, value, without }) => ({
    id,
    href: areaHref(data.path, without),
    ...words(kind, value, data),
  }));
}

/** The search without its filters, drawn as it is now. */
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
