import type { PropertyValue } from '@bazaar/api/model';
import { toCsv } from '@bazaar/domain/compare';
import { numbersIn, propertyText } from '@/entities/product/property-text';
import { paths } from '@/lib/navigation/paths';
import { compareMessages as texts } from '@/translations/compare';
import { type CompareData, type ComparedRow, unitOf } from './compare-data';

/**
 * Returns the comparison as the `data:` address of a CSV file: it needs neither script nor another request. Numbers have Latin digits, for
 * spreadsheets; the unit has a column of its own.
 */
export function csvHref(data: CompareData, rows: readonly ComparedRow[], siteUrl: string): string {
  const { products } = data;
  const table = [
    [texts.property, texts.unit, ...products.map(({ name }) => name)],
    ...rows.map(({ property, values }) => {
      const unit = unitOf(data, property);
      const symbol = unit?.symbol ?? property.defaultMeasurementUnitDisplayText ?? '';
      return [property.title, symbol, ...values.map((value) => cellText(value, unit))];
    }),
    [texts.supplier, '', ...products.map(({ supplier }) => supplier.name)],
    ['URL', '', ...products.map((product) => new URL(paths.product(product), siteUrl).href)],
  ];
  return `data:text/csv;charset=utf-8,${encodeURIComponent(toCsv(table))}`;
}

function cellText(value: PropertyValue | undefined, unit: ReturnType<typeof unitOf>): string {
  if (value === undefined) return '';
  const numbers = numbersIn(value, unit).filter((number) => number !== undefined);
  if (numbers.length === 0) return propertyText(value, texts).value;
  return numbers.map((number) => String(Number(number.toPrecision(10)))).join(' … ');
}
