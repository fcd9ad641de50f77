import type { PropertyValue } from '@bazaar/api/model';
import { joinBands, unlikeMost } from '@bazaar/domain/compare';
import { formatNumber, joinList } from '@bazaar/domain/persian';
import type { ComparisonCell, ComparisonGroup, ComparisonRow } from '@bazaar/ui/patterns/comparison';
import { decimalsIn, neededDecimals, numbersIn, propertyText } from '@/entities/product/property-text';
import {
  type CompareData,
  type ComparedRow,
  comparedRows,
  unitOf,
  unitsOf,
} from '@/features/compare/compare-data';
import { compareMessages as texts } from '@/translations/compare';
import { termRows } from './compare-terms';

/** returns all rows in at most three bands: two of properties, and the terms of purchase. */
export function toBands(data: CompareData): ComparisonGroup[] {
  const groups = new Map<string, ComparisonRow[]>();
  for (const row of comparedRows(data)) {
    const title = row.property.group ?? texts.otherProperties;
    groups.set(title, [...(groups.get(title) ?? []), toRow(data, row)]);
  }
  const bands = joinBands([...groups].map(([title, rows]) => ({ titles: [title], rows })));
  return [...bands, { titles: [texts.terms], rows: termRows(data) }]
    .filter(({ rows }) => rows.length > 0)
    .map(({ titles, rows }) => ({
      id: titles.join(),
      title: joinList(titles),
      note: noteOf(data, rows),
      rows,
    }));
}

/** Returns the bands with only the rows in which the products differ. */
export function differencesIn(bands: readonly ComparisonGroup[]): ComparisonGroup[] {
  return bands
    .map((band) => ({ ...band, rows: band.rows.filter(({ isDifferent }) => isDifferent) }))
    .filter(({ rows }) => rows.length > 0);
}

export function countRows(bands: readonly ComparisonGroup[]): number {
  return bands.reduce((sum, { rows }) => sum + rows.length, 0);
}

function noteOf({ products }: CompareData, rows: readonly ComparisonRow[]): string | undefined {
  if (products.length < 2) return undefined;
  const different = rows.filter(({ isDifferent }) => isDifferent).length;
  return texts.bandNote(
    formatNumber(rows.length),
    different === 0
      ? texts.noneDifferent
      : different === rows.length
        ? texts.allDifferent
        : texts.different(formatNumber(different)),
  );
}

function toRow(data: CompareData, { property, values }: ComparedRow): ComparisonRow {
  const unit = unitOf(data, property);
  const decimals = rowDecimals(data, { property, values });
  const marks = unlikeMost(values);
  const cell = (value: PropertyValue | undefined, index: number): ComparisonCell | undefined => {
    if (value === undefined) return undefined;
    const shown = propertyText(value, texts, { unit, decimals });
    return {
      value: shown.value,
      unit: shown.unit,
      detail: originalText(value, unit?.id),
      isUnlike: marks[index],
    };
  };
  return {
    id: property.id,
    label: property.title,
    symbol: property.symbol,
    isDifferent: marks.includes(true),
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
function rowDecimals(data: CompareData, { property, values }: ComparedRow) {
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
