import { formatNumber } from '@bazaar/domain/persian';
import { Switch } from '@bazaar/ui/choice';
import { FilterGroup, FilterOptions, FilterPanel, FilterRange } from '@bazaar/ui/patterns/filter-panel';
import { countFilters, listHref } from '@/entities/catalogue-filter/address/list-address';
import { FORM_ID, PANEL_ID } from '@/entities/catalogue-filter/address/list-ids';
import type { ListData } from '@/entities/catalogue-filter/data/list-data';
import { catalogueListMessages as texts } from '@/translations/catalogue-list';
import { type FilterGroupView, filterGroups } from './filter-groups';
import { currentView } from './list-tools';
import { kindOptions, priceOptions, saleCityOptions } from './supply-options';

export interface ListFiltersProps {
  readonly data: ListData;
  readonly countText: string;
  /** A list of suppliers, which price kinds do not narrow; the counts beside its choices are still of products, and its title says so. */
  readonly isOfSuppliers?: boolean;
}

/** Renders the filter panel of a list: technical properties first, then suppliers and cities. */
export function ListFilters({ data, countText, isOfSuppliers = false }: ListFiltersProps) {
  const { path, address, supplier } = data;
  const { filter } = address;
  const cities = saleCityOptions(data);
  const isFolded = isShort(data);
  return (
    <FilterPanel
      id={PANEL_ID}
      formId={FORM_ID}
      action={path}
      title={isOfSuppliers ? texts.filtersByProducts : texts.filters}
      clear={countFilters(filter) > 0 ? { href: clearedHref(data), label: texts.clearFilters } : undefined}
      closeLabel={texts.closeFilters}
      applyLabel={`${texts.applyFilters}، ${countText}`}
      showLabel={texts.showResults(countText)}
      hidden={hiddenFields(data)}
    >
      {filterGroups(data).map((group) => (
        <PropertyGroup key={group.id} group={isFolded ? { ...group, isOpen: false } : group} />
      ))}
      {supplier && !filter.confirmedOnly ? null : (
        <FilterGroup title={texts.supplier} isOpen>
          <Switch
            name="confirmedOnly"
            value="true"
            defaultChecked={filter.confirmedOnly}
            label={texts.confirmedOnly}
          />
        </FilterGroup>
      )}
      {cities.length > 0 ? (
        <FilterGroup title={texts.saleCity} isOpen={!isFolded}>
          <FilterOptions
            name="saleCityIds"
            legend={texts.saleCity}
            options={cities}
            moreLabel={texts.more(formatNumber(cities.length - 5))}
          />
        </FilterGroup>
      ) : null}
      {isOfSuppliers ? null : (
        <FilterGroup title={texts.price} isOpen={filter.priceKind !== undefined}>
          <FilterOptions
            name="priceKind"
            legend={texts.price}
            options={priceOptions(filter)}
            shown={9}
            isSingle
          />
        </FilterGroup>
      )}
      {supplier && filter.kinds.length === 0 ? null : (
        <FilterGroup title={texts.supplierKind} isOpen={filter.kinds.length > 0}>
          <FilterOptions name="kinds" legend={texts.supplierKind} options={kindOptions(filter)} shown={9} />
        </FilterGroup>
      )}
    </FilterPanel>
  );
}

/** So few rows are read faster than filters; open, those would stand beside an empty page. */
const SHORT = 5;

/** Returns true for the whole list of a supplier with so few products. */
function isShort({ supplier, search, address }: ListData): boolean {
  return supplier !== undefined && search.totalCount <= SHORT && countFilters(address.filter) === 0;
}

function PropertyGroup({ group }: { readonly group: FilterGroupView }) {
  const { title, symbol, isOpen } = group;
  return (
    <FilterGroup title={title} symbol={symbol} isOpen={isOpen}>
      {group.kind === 'range' ? (
        <FilterRange {...group.range} />
      ) : (
        <FilterOptions
          name={group.name}
          legend={title}
          options={group.options}
          moreLabel={texts.more(formatNumber(group.options.length - 5))}
        />
      )}
    </FilterGroup>
  );
}

/** Returns the address without filters, with sorting and view unchanged. */
export function clearedHref({ path, address }: Pick<ListData, 'path' | 'address'>): string {
  const filter = {
    ...address.filter,
    properties: [],
    saleCityIds: [],
    kinds: [],
    priceKind: undefined,
    confirmedOnly: false,
    term: '',
    pageNumber: 1,
  };
  return listHref(path, { ...address, filter, refused: [] });
}

/** Returns the form's hidden fields. `view` also tells the server that the form sent the query. */
function hiddenFields(data: ListData): { readonly name: string; readonly value: string }[] {
  const { filter, isImperial } = data.address;
  return [
    { name: 'form', value: '1' },
    { name: 'view', value: filter.view ?? currentView(data) },
    { name: 'pageSize', value: String(filter.pageSize) },
    ...(filter.term === '' ? [] : [{ name: 'term', value: filter.term }]),
    ...(isImperial ? [{ name: 'units', value: 'imperial' }] : []),
  ];
}
