import type { CategoryProperty, SupplierProduct } from '@bazaar/api/model';
import { hasBothSystems } from '@bazaar/domain/units';
import type { ProductTableColumn, ProductTableRowView } from '@bazaar/ui/patterns/product-table';
import { changed, listHref } from '@/entities/catalogue-filter/address/list-address';
import {
  columnDecimals,
  type ListData,
  originalText,
  shownText,
  shownUnit,
  unitsOf,
} from '@/entities/catalogue-filter/data/list-data';
import { toProductView } from '@/entities/product/product-view';
import { catalogueListMessages as texts } from '@/translations/catalogue-list';

const MOST_COLUMNS = 6;

/** Returns the properties that can be columns: the key ones, because lists carry their values. */
export function columnProperties({ properties }: Pick<ListData, 'properties'>): readonly CategoryProperty[] {
  return properties.filter(({ isKey }) => isKey);
}

/** Returns the columns of the table: selected ones in the category's order, else the first six. */
export function chosenColumns(data: Pick<ListData, 'properties' | 'address'>): readonly CategoryProperty[] {
  const possible = columnProperties(data);
  const chosen = possible.filter(({ id }) => data.address.columns.includes(id));
  return chosen.length > 0 ? chosen : possible.slice(0, MOST_COLUMNS);
}

export function toColumns(data: ListData): ProductTableColumn[] {
  return chosenColumns(data).map((property) => ({
    id: property.id,
    label: property.title,
    symbol: property.symbol,
    unit: shownUnit(data, property)?.symbol ?? property.defaultMeasurementUnitDisplayText,
    sort: columnSort(data, `property.${property.id}`, property.title),
  }));
}

/** Returns the sort link of a column: sorts by it, or reverses the order when it is already active. */
export function columnSort(data: Pick<ListData, 'path' | 'address'>, field: string, title: string) {
  const { sort } = data.address.filter;
  const isAscending = sort === field;
  const next = isAscending ? `-${field}` : field;
  return {
    href: listHref(data.path, changed(data.address, { sort: next })),
    label: texts.sortColumn(isAscending ? texts.descending(title) : texts.ascending(title)),
    direction: isAscending
      ? ('ascending' as const)
      : sort === `-${field}`
        ? ('descending' as const)
        : undefined,
  };
}

/** Returns the sort link of the column of codes: by name, which the catalogue sorts in one direction only. */
export function nameSort(data: Pick<ListData, 'path' | 'address'>) {
  return {
    href: listHref(data.path, changed(data.address, { sort: 'name' })),
    label: texts.sortColumn(texts.sorts.name),
    direction: data.address.filter.sort === 'name' ? ('ascending' as const) : undefined,
  };
}

/** Returns a product as a row of the table; a range of numbers stays on one line, however narrow its column. */
export function toRow(data: ListData, product: SupplierProduct): ProductTableRowView {
  const columns = chosenColumns(data);
  const values = columns.map(({ id }) => product.keyProperties.find(({ propertyId }) => propertyId === id));
  const cells = columns.map((property, index) => {
    const value = values[index];
    const text = value ? shownText(data, value, columnDecimals(data, property)).value : '';
    return property.dataType === 'Number' ? text.replaceAll(' ', '\u00a0') : text;
  });
  const originals = values.map((value) => value && originalText(data, value));
  return { product: toListedProduct(data, product), cells, originals };
}

/**
 * Returns a product for the list.
 * @param hasOriginals shows the maker's own value beside a converted one; a narrow card has no room for it
 */
export function toListedProduct(data: ListData, product: SupplierProduct, hasOriginals = false) {
  return toProductView(product, {
    tradeUnits: data.tradeUnits,
    textOf: (value) => ({
      ...shownText(data, value),
      ...(hasOriginals ? { original: originalText(data, value) } : {}),
    }),
  });
}

/** Returns true when a switch between metric and imperial units would change a column. */
export function canSwitchUnits(data: ListData): boolean {
  return chosenColumns(data).some((property) => hasBothSystems(unitsOf(data, property)));
}
