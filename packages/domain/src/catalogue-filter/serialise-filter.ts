import { type CatalogueFilter, LIST_PAGE_SIZE, type SelectedCategoryProperty } from './filter';

/** Serialises one property for an address; `undefined` when it restricts nothing. */
export function writeProperty(property: SelectedCategoryProperty): string | undefined {
  const { propertyId } = property;
  switch (property.kind) {
    case 'boolean':
      return `${propertyId}:${property.isTrue}`;
    case 'options':
      return property.optionIds.length === 0 ? undefined : `${propertyId}:${property.optionIds.join(',')}`;
    case 'range': {
      const { value, maxValue, measurementUnitId } = property;
      if (value === undefined && maxValue === undefined) return undefined;
      const unit = measurementUnitId === undefined ? '' : `@${measurementUnitId}`;
      return `${propertyId}:${value ?? ''}~${maxValue ?? ''}${unit}`;
    }
  }
}

/**
 * Serialises the filter for an address. Defaults are left out, so that the unfiltered list has no query. Numbers stay in the buyer's units.
 */
export function serialiseFilter(
  filter: CatalogueFilter,
  defaultPageSize: number = LIST_PAGE_SIZE,
): URLSearchParams {
  const params = new URLSearchParams();
  for (const property of filter.properties) {
    const text = writeProperty(property);
    if (text !== undefined) params.append('f', text);
  }
  if (filter.term !== '') params.set('term', filter.term);
  for (const id of filter.saleCityIds) params.append('saleCityIds', id);
  for (const kind of filter.kinds) params.append('kinds', kind);
  if (filter.priceKind !== undefined) params.set('priceKind', filter.priceKind);
  if (filter.confirmedOnly) params.set('confirmedOnly', 'true');
  if (filter.sort !== undefined) params.set('sort', filter.sort);
  if (filter.pageSize !== defaultPageSize) params.set('pageSize', String(filter.pageSize));
  if (filter.pageNumber !== 1) params.set('pageNumber', String(filter.pageNumber));
  if (filter.view !== undefined) params.set('view', filter.view);
  return params;
}

/** Returns the query without `?`. Separators of the filter syntax stay unencoded, which a query allows. */
export function toQueryString(params: URLSearchParams): string {
  return params
    .toString()
    .replace(/%3A/g, ':')
    .replace(/%7E/g, '~')
    .replace(/%2C/g, ',')
    .replace(/%40/g, '@');
}
