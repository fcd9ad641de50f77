import type { CategoryProperty, MeasurementUnit } from '@bazaar/api/model';
import type { PropertiesData } from './properties-data';

/** Properties of a bearing: numeric, selected and described. */
const unit = (
  [id, title, symbol]: readonly [string, string, string],
  quantityId: string,
  factor: number,
  offset = 0,
): MeasurementUnit => ({
  id,
  quantityId,
  title,
  symbol,
  displayText: symbol,
  factor,
  offset,
  system: factor === 1 ? 'SI' : 'Imperial',
  isBase: factor === 1,
});

const units = {
  'q-length': [
    unit(['u-mm', 'میلی‌متر', 'mm'], 'q-length', 1),
    unit(['u-inch', 'اینچ', 'in'], 'q-length', 25.4),
  ],
  'q-temperature': [
    unit(['u-c', 'درجهٔ سلسیوس', '°C'], 'q-temperature', 1),
    unit(['u-f', 'درجهٔ فارنهایت', '°F'], 'q-temperature', 5 / 9, -160 / 9),
  ],
};

const property = (id: string, title: string, more: Partial<CategoryProperty>): CategoryProperty => ({
  id,
  categoryId: 'c-1',
  title,
  sortOrder: 0,
  dataType: 'Number',
  isFilterable: true,
  isComparable: true,
  isKey: true,
  isRequiredInRequest: false,
  group: 'ابعاد و کار',
  ...more,
});

const properties = [
  property('p-bore', 'قطر داخلی', {
    symbol: 'd',
    englishTitle: 'Bore diameter',
    helpText: 'قطر سوراخ حلقهٔ داخلی؛ برابر قطر محور.',
    measurementQuantityId: 'q-length',
    defaultMeasurementUnitId: 'u-mm',
    defaultMeasurementUnitDisplayText: 'mm',
    minValue: 1,
    maxValue: 500,
    isRequiredInRequest: true,
  }),
  property('p-temperature', 'دمای کار', {
    englishTitle: 'Operating temperature',
    measurementQuantityId: 'q-temperature',
    defaultMeasurementUnitId: 'u-c',
    defaultMeasurementUnitDisplayText: '°C',
  }),
  property('p-seal', 'نوع آب‌بند', {
    group: 'ساختار',
    dataType: 'Option',
    englishTitle: 'Sealing',
    options: [
      { id: 'o-rs', title: 'لاستیکی دوطرفه 2RS' },
      { id: 'o-open', title: 'باز' },
    ],
  }),
  property('p-note', 'توضیح سازنده', { group: 'ساختار', dataType: 'Text', isFilterable: false }),
];

export function propertiesData(more: Partial<PropertiesData> = {}): PropertiesData {
  return {
    path: '/category/properties/c-1/list',
    category: { id: 'c-1', name: 'بلبرینگ شیار عمیق', slug: 'بلبرینگ-شیار-عمیق' },
    properties,
    units,
    ...more,
  };
}
