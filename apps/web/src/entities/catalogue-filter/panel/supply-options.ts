import type { CatalogueFilter } from '@bazaar/domain/catalogue-filter';
import { formatNumber } from '@bazaar/domain/persian';
import type { FilterOptionView } from '@bazaar/ui/patterns/filter-panel';
import type { ListData } from '@/entities/catalogue-filter/data/list-data';
import { supplierKindTexts } from '@/entities/enumeration/enum-texts';
import { catalogueListMessages as texts } from '@/translations/catalogue-list';

/** Returns the cities of the results, most first, and the selected ones even without results. */
export function saleCityOptions({
  address,
  search,
}: Pick<ListData, 'address' | 'search'>): FilterOptionView[] {
  const { saleCityIds } = address.filter;
  const missing = saleCityIds.filter((id) => !search.saleCities.some((city) => city.id === id));
  const cities = [
    ...search.saleCities.toSorted((left, right) => right.count - left.count),
    ...missing.map((id) => ({ id, name: id, count: 0 })),
  ];
  return cities.map(({ id, name, count }) => ({
    value: id,
    label: name,
    count: formatNumber(count),
    isChosen: saleCityIds.includes(id),
  }));
}

/** Returns the price kinds: with a price, on inquiry, or «همه» without a choice. */
export function priceOptions({ priceKind }: Pick<CatalogueFilter, 'priceKind'>): FilterOptionView[] {
  const kinds = Object.entries(texts.priceKinds).map(([value, label]) => ({ value, label }));
  return [{ value: '', label: texts.anyPrice }, ...kinds].map((option) => ({
    ...option,
    isChosen: option.value === (priceKind ?? ''),
  }));
}

export function kindOptions({ kinds }: Pick<CatalogueFilter, 'kinds'>): FilterOptionView[] {
  return Object.entries(supplierKindTexts()).map(([value, label]) => ({
    value,
    label,
    isChosen: kinds.includes(value),
  }));
}
