import type { CategoryProperty, MeasurementUnit, SupplierProductCatalog } from '@bazaar/api/model';
import type { CompareAddress } from './compare-address';
import type { CompareData } from './compare-data';

/** Three bearings of different makers, one of them given in inches. */
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

const units: Record<string, MeasurementUnit[]> = {
  'q-length': [unit('u-mm', 'q-length', 'mm', 1, 'SI'), unit('u-inch', 'q-length', 'in', 25.4, 'Imperial')],
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
  ...more,
});

const length = {
  group: 'ابعاد',
  measurementQuantityId: 'q-length',
  defaultMeasurementUnitId: 'u-mm',
  defaultMeasurementUnitDisplayText: 'mm',
  decimals: 2,
} as const;

const properties = [
  property('p-bore', 'قطر داخلی', { ...length, symbol: 'd' }),
  property('p-outer', 'قطر خارجی', { ...length, symbol: 'D' }),
  property('p-seal', 'نوع آب‌بند', { dataType: 'Option', group: 'ساختار' }),
];

type Given = readonly [
  id: string,
  model: string,
  bore: number,
  outer: number,
  unitId: string,
  amountRial?: number,
];

const given: readonly Given[] = [
  ['sp-1', '6205-2RSH', 25.4, 52, 'u-mm', 9_800_000],
  ['sp-2', '6205-2RSR', 1, 2, 'u-inch', 8_900_000],
  ['sp-3', '6205LLU', 25, 52, 'u-mm'],
];

const product = ([id, model, bore, outer, unitId, amountRial]: Given): SupplierProductCatalog => {
  const own = units['q-length']?.find((one) => one.id === unitId);
  const measured = (propertyId: string, title: string, value: number) => ({
    propertyId,
    title,
    value,
    baseValue: value * (own?.factor ?? 1),
    measurementQuantityId: 'q-length',
    measurementUnitId: unitId,
    unitDisplayText: own?.symbol,
  });
  return {
    id,
    categoryId: 'c-1',
    categoryType: 'Product',
    name: `بلبرینگ شیار عمیق ${model}`,
    slug: `بلبرینگ-شیار-عمیق-${model}`,
    model,
    brand: 'SKF',
    keyProperties: [],
    properties: [
      measured('p-bore', 'قطر داخلی', bore),
      measured('p-outer', 'قطر خارجی', outer),
      { propertyId: 'p-seal', title: 'نوع آب‌بند', optionIds: ['o-rs'], optionTitles: ['لاستیکی دوطرفه 2RS'] },
    ],
    price: amountRial
      ? { kind: 'Fixed', amountRial, perUnitId: 'tu-piece', vatIncluded: false }
      : { kind: 'OnRequest', perUnitId: 'tu-piece', vatIncluded: false },
    moq: 10,
    leadTimeDays: 3,
    unitOfMeasurementId: 'tu-piece',
    supplier: {
      id: 's-1',
      name: 'بازرگانی یاتاقان پارس',
      slug: 'یاتاقان-پارس',
      cityName: 'تهران',
      kinds: ['Distributor'],
      categoryTypes: ['Product'],
      isConfirmed: true,
      yearsOnPlatform: 4,
      productCount: 128,
      delegationCount: 3,
    },
    saleCityIds: [],
    isAvailable: true,
    isSponsored: false,
    updatedAt: '2026-11-20T08:00:00.000Z',
    images: [],
    videos: [],
    files: [],
    standards: [],
    deliveryTerms: [],
    paymentTerms: [],
    visitCount: 0,
    favoriteCount: 0,
    breadcrumb: [],
    seo: { noindex: false },
  };
};

export const products = given.map(product);

export function compareData(
  address: Partial<CompareAddress> = {},
  more: Partial<CompareData> = {},
): CompareData {
  return {
    path: '/products/category/c-1/list',
    category: { id: 'c-1', name: 'بلبرینگ شیار عمیق', slug: 'بلبرینگ-شیار-عمیق' },
    address: {
      ids: products.map(({ id }) => id),
      preference: { isImperial: false, unitIds: [] },
      isBrief: false,
      isCut: false,
      ...address,
    },
    products,
    properties,
    units,
    tradeUnits: [{ id: 'tu-piece', title: 'عدد', symbol: 'عدد', isDiscrete: true }],
    left: { gone: 0, foreign: 0, failed: 0 },
    ...more,
  };
}
