import type {
  CategoryProperty,
  MeasurementUnit,
  SupplierProduct,
  SupplierSummary,
  UnitOfMeasurement,
} from '@bazaar/api/model';
import { EMPTY_FILTER } from '@bazaar/domain/catalogue-filter';
import type { ListAddress } from '@/entities/catalogue-filter/address/list-address';
import type { ListData } from './list-data';

/** Deep groove ball bearings for stories and tests of the list. */
const unit = (id: string, quantityId: string, symbol: string, factor: number, system: 'SI' | 'Imperial') => ({
  id,
  quantityId,
  title: symbol,
  symbol,
  displayText: symbol,
  factor,
  offset: 0,
  system,
  isBase: factor === 1,
});

export const units: Record<string, MeasurementUnit[]> = {
  'q-length': [unit('u-mm', 'q-length', 'mm', 1, 'SI'), unit('u-inch', 'q-length', 'in', 25.4, 'Imperial')],
  'q-force': [
    unit('u-kn', 'q-force', 'kN', 1, 'SI'),
    unit('u-lbf', 'q-force', 'lbf', 0.0044482216152605, 'Imperial'),
  ],
};

const property = (
  id: string,
  title: string,
  sortOrder: number,
  more: Partial<CategoryProperty> & Pick<CategoryProperty, 'dataType'>,
): CategoryProperty => ({
  id,
  categoryId: 'c-deep-groove-ball-bearing',
  title,
  sortOrder,
  isFilterable: true,
  isComparable: true,
  isKey: false,
  isRequiredInRequest: false,
  ...more,
});

const length = {
  dataType: 'Number',
  measurementQuantityId: 'q-length',
  defaultMeasurementUnitId: 'u-mm',
  defaultMeasurementUnitDisplayText: 'mm',
  isKey: true,
  decimals: 2,
} as const;

export const properties: CategoryProperty[] = [
  property('p-bore', 'قطر داخلی', 0, { ...length, symbol: 'd' }),
  property('p-outer', 'قطر خارجی', 1, { ...length, symbol: 'D' }),
  property('p-width', 'پهنا', 2, { ...length, symbol: 'B' }),
  property('p-load', 'بار دینامیکی', 3, {
    dataType: 'Number',
    measurementQuantityId: 'q-force',
    defaultMeasurementUnitId: 'u-kn',
    defaultMeasurementUnitDisplayText: 'kN',
    isKey: true,
    decimals: 2,
    symbol: 'C',
  }),
  property('p-seal', 'نوع آب‌بند', 4, {
    dataType: 'Option',
    options: [
      { id: 'o-rs', title: 'لاستیکی دوطرفه 2RS' },
      { id: 'o-zz', title: 'فلزی دوطرفه ZZ' },
      { id: 'o-open', title: 'باز' },
    ],
  }),
  property('p-relubrication', 'روان‌کاری دوباره', 5, { dataType: 'Boolean' }),
];

const supplier = (id: string, name: string, cityName: string, isConfirmed: boolean): SupplierSummary => ({
  id,
  name,
  slug: name.replaceAll(' ', '-'),
  cityName,
  kinds: ['Distributor'],
  categoryTypes: ['Product'],
  isConfirmed,
  yearsOnPlatform: 4,
  productCount: 128,
  delegationCount: 3,
  ...(isConfirmed
    ? {
        confirmation: {
          kind: 'PlatformConfirmed',
          title: 'تأیید بازار',
          issuer: 'بازار',
          issuedAt: '2024-05-07T00:00:00.000Z',
          validTo: '2027-05-08T00:00:00.000Z',
          state: 'Valid',
        } as const,
      }
    : {}),
});

type Row = [
  id: string,
  model: string,
  brand: string,
  d: number,
  D: number,
  B: number,
  C: number,
  amountRial?: number,
];

const rows: Row[] = [
  ['sp-1', '6004-2RSH', 'SKF', 20, 42, 12, 9.95, 7_200_000],
  ['sp-2', '6204-2RSH', 'SKF', 20, 47, 14, 13.5],
  ['sp-3', '6204LLU', 'NTN', 20, 47, 14, 12.8, 5_960_000],
  ['sp-4', '6205-2RSR/C3', 'FAG', 25, 52, 15, 14.9, 8_900_000],
  ['sp-5', '6305-2RS1', 'SKF', 25, 62, 17, 23.4, 14_500_000],
  ['sp-6', '6206LLU', 'NTN', 30, 62, 16, 19.5, 9_340_000],
];

const measured = (index: number, value: number) => {
  const { id, title, symbol, measurementQuantityId, defaultMeasurementUnitId } = properties[
    index
  ] as CategoryProperty;
  const unitDisplayText = properties[index]?.defaultMeasurementUnitDisplayText;
  const own = { measurementQuantityId, measurementUnitId: defaultMeasurementUnitId, unitDisplayText };
  return { propertyId: id, title, symbol, value, baseValue: value, ...own };
};

export const products: SupplierProduct[] = rows.map(([id, model, brand, d, D, B, C, amountRial], index) => ({
  id,
  categoryId: 'c-deep-groove-ball-bearing',
  categoryType: 'Product',
  name: `بلبرینگ شیار عمیق ${model}`,
  slug: `بلبرینگ-شیار-عمیق-${model}`,
  scientificName: 'Deep groove ball bearing',
  code: `BS-10${index}117`,
  model,
  brand,
  keyProperties: [measured(0, d), measured(1, D), measured(2, B), measured(3, C)],
  price: amountRial
    ? { kind: 'Fixed', amountRial, perUnitId: 'tu-piece', vatIncluded: false }
    : { kind: 'OnRequest', perUnitId: 'tu-piece', vatIncluded: false },
  moq: index === 0 ? 1 : 10,
  unitOfMeasurementId: 'tu-piece',
  supplier:
    index % 3 === 2
      ? supplier('s-2', 'کارخانهٔ یاتاقان‌سازی و قطعات دوار خاورمیانهٔ بزرگ', 'کرج', false)
      : supplier('s-1', 'بازرگانی یاتاقان پارس', 'تهران', true),
  saleCityIds: ['city-tehran'],
  isAvailable: true,
  isSponsored: false,
  updatedAt: '2026-11-20T08:00:00.000Z',
}));

export const tradeUnits: UnitOfMeasurement[] = [
  { id: 'tu-piece', title: 'عدد', symbol: 'عدد', isDiscrete: true },
];

export const address: ListAddress = { filter: EMPTY_FILTER, columns: [], isImperial: false };

/** Returns the list for an address; `items` may be cut to show an empty one. */
export function listData(
  change: Partial<ListAddress> = {},
  items: readonly SupplierProduct[] = products,
): ListData {
  return {
    path: '/products/category/c-deep-groove-ball-bearing/list',
    category: { id: 'c-deep-groove-ball-bearing', name: 'بلبرینگ شیار عمیق', slug: 'بلبرینگ-شیار-عمیق' },
    address: { ...address, ...change },
    properties,
    units,
    tradeUnits,
    search: {
      items: [...items],
      totalCount: items.length === 0 ? 0 : 136,
      supplierCount: items.length === 0 ? 0 : 27,
      pageNumber: 1,
      pageSize: 25,
      saleCities: [
        { id: 'city-tehran', name: 'تهران', count: 64 },
        { id: 'city-isfahan', name: 'اصفهان', count: 27 },
        { id: 'city-tabriz', name: 'تبریز', count: 21 },
      ],
      facets: [
        { propertyId: 'p-bore', options: [], min: 10, max: 70, histogram: [6, 12, 30, 41, 22, 14, 7, 4] },
        { propertyId: 'p-outer', options: [], min: 26, max: 150 },
        { propertyId: 'p-load', options: [], min: 4.37, max: 111.55 },
        {
          propertyId: 'p-seal',
          options: [
            { id: 'o-rs', title: 'لاستیکی دوطرفه 2RS', count: 96 },
            { id: 'o-zz', title: 'فلزی دوطرفه ZZ', count: 40 },
          ],
        },
        { propertyId: 'p-relubrication', options: [{ id: 'true', title: 'دارد', count: 12 }] },
      ],
    },
  };
}
