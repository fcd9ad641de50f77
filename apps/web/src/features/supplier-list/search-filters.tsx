import { formatNumber } from '@bazaar/domain/persian';
import { Switch } from '@bazaar/ui/choice';
import { TextField } from '@bazaar/ui/field';
import { FilterGroup, FilterOptions, FilterPanel } from '@bazaar/ui/patterns/filter-panel';
import { Select } from '@bazaar/ui/select';
import { supplierKindTexts } from '@/entities/enumeration/enum-texts';
import { supplierListMessages, supplierSearchMessages as texts } from '@/translations/supplier-list';
import { countFacets, SUPPLIER_KINDS, supplierSearchHref, withoutFacets } from './search-address';
import type { SupplierSearchData } from './search-data';

export const SEARCH_FORM_ID = 'supplier-search-form';
export const SEARCH_PANEL_ID = 'supplier-search-filters';
const CITIES_SHOWN = 6;

/** Renders the facets of a supplier search: one plain form, which works without script. */
export function SearchFilters({
  data,
  countText,
}: {
  readonly data: SupplierSearchData;
  readonly countText: string;
}) {
  const { path, address } = data;
  const { isExact } = address;
  const isNarrowed = countFacets(address) > 0;
  return (
    <FilterPanel
      id={SEARCH_PANEL_ID}
      formId={SEARCH_FORM_ID}
      action={path}
      title={texts.filters}
      clear={
        isNarrowed
          ? { href: supplierSearchHref(path, withoutFacets(address)), label: texts.clearFilters }
          : undefined
      }
      closeLabel={texts.closeFilters}
      applyLabel={texts.apply(countText)}
      showLabel={texts.show(countText)}
      hidden={[{ name: 'form', value: '1' }, ...(isExact ? [{ name: 'exact', value: '1' }] : [])]}
    >
      <WhoFacets data={data} />
      <WhereFacets data={data} />
    </FilterPanel>
  );
}

/** Renders the facets of name, area, kind and certificates. */
function WhoFacets({ data }: { readonly data: SupplierSearchData }) {
  const { kinds } = data.address;
  const { term } = data;
  return (
    <>
      <FilterGroup title={texts.rename} isOpen>
        <TextField
          id="supplier-term"
          name="term"
          defaultValue={term}
          label={texts.rename}
          isLabelHidden
          maxLength={120}
          dense
        />
      </FilterGroup>
      <FilterGroup title={texts.area} isOpen>
        <FilterOptions
          name="categoryType"
          legend={texts.area}
          shown={5}
          options={areaOptions(data)}
          isSingle
        />
      </FilterGroup>
      <FilterGroup title={texts.kind} isOpen>
        <FilterOptions
          name="kinds"
          legend={texts.kind}
          shown={6}
          options={SUPPLIER_KINDS.map((kind) => ({
            value: kind,
            label: supplierKindTexts()[kind],
            isChosen: kinds.includes(kind),
          }))}
        />
      </FilterGroup>
    </>
  );
}

/** Renders the facets of confirmation, agency, category and place. */
function WhereFacets({ data }: { readonly data: SupplierSearchData }) {
  const { address, states, cities, categories } = data;
  const { cityIds, confirmedOnly, brand } = address;
  return (
    <>
      <FilterGroup title={texts.confirmation} isOpen>
        <Switch
          name="confirmedOnly"
          value="true"
          defaultChecked={confirmedOnly}
          label={texts.confirmedOnly}
        />
      </FilterGroup>
      <FilterGroup title={texts.brand} isOpen={brand !== ''}>
        <TextField
          id="supplier-brand"
          name="brand"
          defaultValue={brand}
          label={texts.brand}
          isLabelHidden
          placeholder={texts.brandPlaceholder}
          maxLength={120}
          dense
        />
      </FilterGroup>
      <FilterGroup title={texts.category} isOpen={address.categoryId !== undefined}>
        <NamedSelect
          name="categoryId"
          label={texts.category}
          any={texts.anyCategory}
          chosen={address.categoryId}
          named={categories}
        />
      </FilterGroup>
      <FilterGroup title={texts.state} isOpen={address.stateId !== undefined}>
        <NamedSelect
          name="stateId"
          label={texts.state}
          any={texts.anyState}
          chosen={address.stateId}
          named={states}
        />
      </FilterGroup>
      {cities.length > 0 ? (
        <FilterGroup title={texts.city} isOpen={cityIds.length > 0}>
          <FilterOptions
            name="cityIds"
            legend={texts.city}
            shown={CITIES_SHOWN}
            options={cities.map(({ id, name }) => ({
              value: id,
              label: name,
              isChosen: cityIds.includes(id),
            }))}
            moreLabel={supplierListMessages.more(formatNumber(cities.length - CITIES_SHOWN))}
          />
        </FilterGroup>
      ) : null}
    </>
  );
}

interface NamedSelectProps {
  readonly name: string;
  readonly label: string;
  /** Option without a choice. */
  readonly any: string;
  readonly chosen: string | undefined;
  readonly named: readonly { readonly id: string; readonly name: string }[];
}

function NamedSelect({ name, label, any, chosen = '', named }: NamedSelectProps) {
  return (
    <Select
      id={`supplier-${name}`}
      name={name}
      label={label}
      isLabelHidden
      dense
      key={chosen}
      defaultValue={chosen}
      options={[{ value: '', label: any }, ...named.map((one) => ({ value: one.id, label: one.name }))]}
    />
  );
}

function areaOptions({ address }: SupplierSearchData) {
  const areas = Object.entries(supplierListMessages.areas).map(([value, label]) => ({ value, label }));
  return [{ value: '', label: texts.anyArea }, ...areas].map((option) => ({
    ...option,
    isChosen: option.value === (address.categoryType ?? ''),
  }));
}
