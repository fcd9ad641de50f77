import { countPhrase, formatNumber } from '@bazaar/domain/persian';
import { Switch } from '@bazaar/ui/choice';
import {
  FilterGroup,
  FilterOptions,
  type FilterOptionView,
  FilterPanel,
} from '@bazaar/ui/patterns/filter-panel';
import { supplierKindTexts } from '@/entities/enumeration/enum-texts';
import { areaSearchMessages as own } from '@/translations/area-search';
import { catalogueListMessages as texts } from '@/translations/catalogue-list';
import { areaChips, clearedHref } from './area-chips';
import { type AreaData, FORM_ID, PANEL_ID } from './area-data';

/** Renders the facets of an area: category, suppliers, cities, price kind. One form, which works without script. */
export function AreaFilters({ data }: { readonly data: AreaData }) {
  const { filter } = data.address;
  const countText = countPhrase(data.search.totalCount, texts.product);
  const cities = cityOptions(data);
  const groups = [
    { name: 'categoryId', title: own.category, options: categoryOptions(data), isSingle: true, shown: 12 },
    { name: 'saleCityIds', title: texts.saleCity, options: cities, isSingle: false, shown: 5 },
    {
      name: 'kinds',
      title: texts.supplierKind,
      options: named(supplierKindTexts(), filter.kinds),
      isSingle: false,
      shown: 9,
    },
    {
      name: 'priceKind',
      title: texts.price,
      options: priceOptions(filter.priceKind),
      isSingle: true,
      shown: 9,
    },
  ];
  return (
    <FilterPanel
      id={PANEL_ID}
      formId={FORM_ID}
      action={data.path}
      title={texts.filters}
      clear={areaChips(data).length > 0 ? { href: clearedHref(data), label: texts.clearFilters } : undefined}
      closeLabel={texts.closeFilters}
      applyLabel={`${texts.applyFilters}، ${countText}`}
      showLabel={texts.showResults(countText)}
      hidden={hiddenFields(data)}
    >
      {groups
        .filter(({ options }) => options.length > 0)
        .map((group) => (
          <FilterGroup key={group.name} title={group.title} isOpen>
            <FilterOptions
              name={group.name}
              legend={group.title}
              options={group.options}
              isSingle={group.isSingle}
              shown={group.shown}
              moreLabel={texts.more(formatNumber(group.options.length - group.shown))}
            />
          </FilterGroup>
        ))}
      <FilterGroup title={texts.supplier} isOpen>
        <Switch
          name="confirmedOnly"
          value="true"
          defaultChecked={filter.confirmedOnly}
          label={texts.confirmedOnly}
        />
      </FilterGroup>
    </FilterPanel>
  );
}

/** Counts are of the whole category, so they are shown only where no other filter is active. */
function categoryOptions({ address, categories }: AreaData): FilterOptionView[] {
  const { filter, categoryId } = address;
  const isBare = areaIsBare(filter);
  const options = categories.map(({ id, name, productCount }) => ({
    value: id,
    label: name,
    count: isBare && productCount !== undefined ? formatNumber(productCount) : undefined,
    isChosen: id === categoryId,
  }));
  if (options.length === 0) return [];
  return [{ value: '', label: own.anyCategory, isChosen: categoryId === undefined }, ...options];
}

function areaIsBare(filter: AreaData['address']['filter']): boolean {
  const { term, saleCityIds, kinds, priceKind, confirmedOnly } = filter;
  return term === '' && saleCityIds.length + kinds.length === 0 && priceKind === undefined && !confirmedOnly;
}

/** Returns the cities of the results, most first, and the selected ones even without results. */
function cityOptions({ address, search }: AreaData): FilterOptionView[] {
  const { saleCityIds } = address.filter;
  const missing = saleCityIds.filter((id) => !search.saleCities.some((city) => city.id === id));
  return [
    ...search.saleCities.toSorted((left, right) => right.count - left.count),
    ...missing.map((id) => ({ id, name: id, count: 0 })),
  ].map(({ id, name, count }) => ({
    value: id,
    label: name,
    count: formatNumber(count),
    isChosen: saleCityIds.includes(id),
  }));
}

function priceOptions(chosen: string | undefined): FilterOptionView[] {
  return [
    { value: '', label: texts.anyPrice, isChosen: chosen === undefined },
    ...named(texts.priceKinds, chosen === undefined ? [] : [chosen]),
  ];
}

function named(names: Readonly<Record<string, string>>, chosen: readonly string[]): FilterOptionView[] {
  return Object.entries(names).map(([value, label]) => ({ value, label, isChosen: chosen.includes(value) }));
}

/** Returns the form's hidden fields. */
function hiddenFields({ address: { filter, isExact } }: AreaData) {
  return [
    ...(filter.term === '' ? [] : [{ name: 'term', value: filter.term }]),
    ...(filter.view === undefined ? [] : [{ name: 'view', value: filter.view }]),
    ...(isExact ? [{ name: 'exact', value: '1' }] : []),
  ];
}
