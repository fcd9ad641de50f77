import type { CategoryProperty } from '@bazaar/api/model';
import { expect, it } from 'vitest';
import { toSpans } from './property-spans';

const property = (id: string, own: Partial<CategoryProperty> = {}): CategoryProperty => ({
  id,
  categoryId: 'c-1',
  title: id,
  sortOrder: 1,
  dataType: 'Number',
  isFilterable: true,
  isComparable: true,
  isKey: true,
  isRequiredInRequest: false,
  minValue: 0.5,
  maxValue: 1200,
  defaultMeasurementUnitDisplayText: 'mm',
  ...own,
});

it('shows the ranges of the first two key numbers (R-091, R-092)', () => {
  const spans = toSpans([
    property('words', { dataType: 'Option' }),
    property('minor', { isKey: false }),
    property('open', { maxValue: undefined }),
    property('d', { symbol: 'd' }),
    property('D'),
    property('B'),
  ]);
  expect(spans).toEqual([
    { id: 'd', title: 'd', symbol: 'd', range: '۰٫۵ تا ۱٬۲۰۰', unit: 'mm' },
    { id: 'D', title: 'D', range: '۰٫۵ تا ۱٬۲۰۰', unit: 'mm' },
  ]);
});
