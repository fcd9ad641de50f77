import type { PropertyValue, SupplierProduct } from '@bazaar/api/model';
import { ProductTable, type ProductTableColumn } from '@bazaar/ui/patterns/product-table';
import { toProductView } from '@/entities/product/product-view';
import { propertyText } from '@/entities/product/property-text';
import { ProductRowRequest } from '@/entities/request-basket/row-request';
import { areaSearchMessages as own } from '@/translations/area-search';
import { catalogueListMessages as texts } from '@/translations/catalogue-list';
import { requestBasketMessages } from '@/translations/request-basket';
import type { AreaData } from './area-data';

const MOST_COLUMNS = 4;

/** Renders the results as a table. An area has products of every kind: its columns are the properties most products of the page share. */
export function AreaTable({ data }: { readonly data: AreaData }) {
  const { items } = data.search;
  const columns = sharedColumns(items);
  return (
    <ProductTable
      caption={own.listOf(data.area)}
      columns={columns}
      rows={items.map((product) => ({
        product: toProductView(product, data),
        cells: columns.map((column) => cellOf(product, column)),
        request: <ProductRowRequest product={product} />,
      }))}
      labels={{
        picture: texts.picture,
        product: texts.codeAndBrand,
        supplier: texts.supplier,
        price: texts.priceHead,
        currency: texts.toman,
        request: requestBasketMessages.request,
      }}
    />
  );
}

/**
 * Returns the properties which at least half of the products have, in the order of the first that has them, with their unit where it is
 * one.
 */
export function sharedColumns(items: readonly SupplierProduct[]): readonly ProductTableColumn[] {
  const values = new Map<string, PropertyValue[]>();
  for (const value of items.flatMap(({ keyProperties }) => keyProperties)) {
    values.set(value.propertyId, [...(values.get(value.propertyId) ?? []), value]);
  }
  return [...values.values()]
    .filter((found) => found.length * 2 >= items.length)
    .slice(0, MOST_COLUMNS)
    .flatMap(([first, ...others]) => {
      if (first === undefined) return [];
      const { propertyId: id, title: label, symbol, unitDisplayText } = first;
      const isOneUnit = others.every((value) => value.unitDisplayText === unitDisplayText);
      return [{ id, label, symbol, ...(isOneUnit && unitDisplayText ? { unit: unitDisplayText } : {}) }];
    });
}

function cellOf(product: SupplierProduct, column: ProductTableColumn): string {
  const property = product.keyProperties.find(({ propertyId }) => propertyId === column.id);
  if (property === undefined) return '';
  const { value, unit } = propertyText(property, texts);
  return column.unit === undefined && unit !== undefined ? `${value} ${unit}` : value;
}
