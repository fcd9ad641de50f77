import { listCategoryProperties } from '@bazaar/api/categories';
import { listMeasurementUnits } from '@bazaar/api/measurement-quantities';
import type { CategoryProperty, MeasurementUnit } from '@bazaar/api/model';
import { listSupplierProducts } from '@bazaar/api/supplier-products';
import type { LiveQuantity } from '@bazaar/domain/article-text/live-quantity';
import { writeProperty } from '@bazaar/domain/catalogue-filter/serialise-filter';
import { fromBase, toBase } from '@bazaar/domain/units/unit';
import { findUnit } from '@bazaar/domain/units/unit-names';
import { paths } from '@/lib/navigation/paths';

/** Products of a category that have the value of a quantity in one of their properties. */
export interface QuantityMatch {
  /** The filtered list. */
  readonly href: string;
  readonly title: string;
  readonly count: number;
}

interface Category {
  readonly id: string;
  readonly slug: string;
}

/** Properties of one quantity that are counted: a category has rarely more that can have the value. */
const MOST = 3;

/**
 * Counts the products of a category by each of its properties that can have the value; a property without a product is left out. Rejects when the
 * properties cannot be read; a count that cannot be read is left out.
 */
export async function readMatches(
  category: Category,
  quantity: LiveQuantity,
  signal: AbortSignal,
): Promise<QuantityMatch[]> {
  const properties = await listCategoryProperties(category.id, undefined, { signal });
  const measured = properties.filter(
    ({ dataType, isFilterable, measurementQuantityId }) =>
      dataType === 'Number' && isFilterable && measurementQuantityId !== undefined,
  );
  const ids = [...new Set(measured.flatMap(({ measurementQuantityId: id }) => id ?? []))];
  const units = new Map(
    await Promise.all(ids.map(async (id) => [id, await listMeasurementUnits(id, { signal })] as const)),
  );
  const ranges = measured
    .flatMap(
      (property) => rangeOf(property, units.get(property.measurementQuantityId ?? '') ?? [], quantity) ?? [],
    )
    .slice(0, MOST);
  const counted = await Promise.allSettled(ranges.map((range) => count(category, range, signal)));
  return counted.flatMap((result) =>
    result.status === 'fulfilled' && result.value.count > 0 ? [result.value] : [],
  );
}

interface Range {
  readonly property: CategoryProperty;
  readonly unit: MeasurementUnit;
  readonly value: number;
  readonly maxValue: number;
}

/** Returns the range of a property; undefined where it has no such unit, or never has such a value. */
function rangeOf(
  property: CategoryProperty,
  units: readonly MeasurementUnit[],
  { value, maxValue = value, unit }: LiveQuantity,
): Range | undefined {
  const own = findUnit(unit.symbol, units);
  const known = units.find(({ id }) => id === own?.id);
  if (known === undefined) return undefined;
  const usual = units.find(({ id }) => id === property.defaultMeasurementUnitId) ?? known;
  const inUsual = (side: number) => fromBase(toBase(side, known), usual);
  const { minValue = Number.NEGATIVE_INFINITY, maxValue: largest = Number.POSITIVE_INFINITY } = property;
  const canHave = inUsual(maxValue) >= minValue && inUsual(value) <= largest;
  return canHave ? { property, unit: known, value, maxValue } : undefined;
}

async function count(category: Category, range: Range, signal: AbortSignal): Promise<QuantityMatch> {
  const { property, unit, value, maxValue } = range;
  const selected = { kind: 'range', propertyId: property.id } as const;
  const f = writeProperty({ ...selected, value: toBase(value, unit), maxValue: toBase(maxValue, unit) });
  const { totalCount } = await listSupplierProducts(
    { categoryId: category.id, f: f === undefined ? [] : [f], pageSize: 1 },
    { signal },
  );
  const shown = writeProperty({ ...selected, value, maxValue, measurementUnitId: unit.id });
  return {
    href: `${paths.categoryProducts({ ...category })}?f=${shown}`,
    title: property.title,
    count: totalCount,
  };
}
