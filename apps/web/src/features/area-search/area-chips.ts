import { EMPTY_FILTER, filterChips } from '@bazaar/domain/catalogue-filter';
import type { FilterChipView } from '@bazaar/ui/patterns/filter-chips';
import { areaSearchMessages } from '@/messages/area-search';
import { catalogueListMessages as texts } from '@/messages/catalogue-list';
import { areaHref } from './area-address';
import type { AreaData } from './area-data';

type ChipData = Pick<AreaData, 'path' | 'address' | 'categories'> & {
  readonly search: Pick<AreaData['search'], 'saleCities'>;
};

/** The filters in force as chips, each with the address without it. The term is not one: it stands in the field. */
export function areaChips(data: ChipData): readonly FilterChipView[] {
  const { path, address, categories } = data;
  const { categoryId } = address;
  const chips = filterChips(address.filter, { property: () => undefined, option: () => undefined })
    .filter(({ kind }) => kind !== 'term')
    .map((chip) => ({
      id: chip.key,
      href: areaHref(path, { ...address, filter: chip.without }),
      ...words(chip.kind, chip.value, data),
    }));
  if (categoryId === undefined) return chips;
  const category = {
    id: 'category',
    href: areaHref(path, { ...address, categoryId: undefined, filter: { ...address.filter, pageNumber: 1 } }),
    title: areaSearchMessages.category,
    value: categories.find(({ id }) => id === categoryId)?.name ?? categoryId,
  };
  return [category, ...chips];
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

function words(kind: string, value: string, { search }: ChipData): { title?: string; value: string } {
  if (kind === 'city') {
    return { title: texts.saleCity, value: search.saleCities.find(({ id }) => id === value)?.name ?? value };
  }
  if (kind === 'supplierKind') return { title: texts.supplierKind, value: known(texts.kinds, value) };
  if (kind === 'priceKind') return { title: texts.price, value: known(texts.priceKinds, value) };
  return { value: texts.confirmedChip };
}

function known(names: Readonly<Record<string, string>>, name: string): string {
  return names[name] ?? name;
}
