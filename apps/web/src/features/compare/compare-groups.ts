import type { PropertyValue } from '@bazaar/api/model';
import { formatNumber } from '@bazaar/domain/persian';
import type { ComparisonCell, ComparisonGroup, ComparisonRow } from '@bazaar/ui/patterns/comparison';
import { priceView } from '@/entities/product/price-view';
import { decimalsIn, neededDecimals, numbersIn, propertyText } from '@/entities/product/property-text';
import { compareMessages as texts } from '@/translations/compare';
import { type CompareData, type ComparedRow, unitOf, unitsOf } from './compare-data';

/** Returns the rows for the table, by the groups of the category's properties. */
export function toGroups(data: CompareData, rows: readonly ComparedRow[]): ComparisonGroup[] {
  const groups = new Map<string, ComparisonRow[]>();
  for (const row of rows) {
    const title = row.property.group ?? texts.otherProperties;
    groups.set(title, [...(groups.get(title) ?? []), toRow(data, row)]);
  }
  return [...groups].map(([title, members]) => ({ id: title, title, rows: members }));
}

function toRow(data: CompareData, { property, values, isDifferent }: ComparedRow): ComparisonRow {
  const unit = unitOf(data, property);
  const decimals = rowDecimals(data, { property, values });
  const cell = (value: PropertyValue | undefined): ComparisonCell | undefined => {
    if (value === undefined) return undefined;
    const shown = propertyText(value, texts, { unit, decimals });
    return { value: shown.value, original: originalText(value, unit?.id) };
  };
  return {
    id: property.id,
    label: property.title,
    symbol: property.symbol,
    unit: unit?.symbol ?? property.defaultMeasurementUnitDisplayText ?? undefined,
    isDifferent,
    cells: values.map(cell),
  };
}

/** Returns the maker's own value, where the table shows it in another unit. */
function originalText(value: PropertyValue, unitId: string | undefined): string | undefined {
  const isOwn = unitId === undefined || value.measurementUnitId === unitId;
  if (isOwn || (value.value === undefined && value.maxValue === undefined)) return undefined;
  const { value: number, unit } = propertyText(value, texts);
  return [number, unit].filter(Boolean).join(' ');
}

/** Returns the number of decimals the row needs, so that its numbers align. */
function rowDecimals(data: CompareData, { property, values }: Pick<ComparedRow, 'property' | 'values'>) {
  if (property.dataType !== 'Number') return undefined;
  const unit = unitOf(data, property);
  const own = unitsOf(data, property).find(({ id }) => id === property.defaultMeasurementUnitId);
  const numbers = values.flatMap((value) => (value ? numbersIn(value, unit) : []));
  const most = decimalsIn(unit, own, property.decimals) ?? 3;
  return neededDecimals(
    numbers.filter((number) => number !== undefined),
    most,
  );
}

/** Returns the terms of purchase; shown as given, and never highlighted as a difference. */
export function termsGroup(data: CompareData): ComparisonGroup {
  const { products, tradeUnits } = data;
  const row = (id: string, label: string, cells: readonly (string | undefined)[]): ComparisonRow => ({
    id,
    label,
    isDifferent: false,
    cells: cells.map((value) => (value === undefined ? undefined : { value })),
  });
  const prices = products.map((product) => priceView(product, tradeUnits));
  const leads = products.map(({ leadTimeDays: days }) =>
    days === undefined ? undefined : days === 0 ? texts.readyNow : texts.leadDays(formatNumber(days)),
  );
  return {
    id: 'terms',
    title: texts.terms,
    rows: [
      row(
        'price',
        texts.price,
        prices.map(({ amount, currency, prefix, per }) =>
          [prefix, amount, currency, per].filter(Boolean).join(' '),
        ),
      ),
      row(
        'moq',
        texts.moq,
        prices.map(({ minimum }) => minimum),
      ),
      row('lead', texts.leadTime, leads),
    ].filter(({ cells }) => cells.some(Boolean)),
  };
}
