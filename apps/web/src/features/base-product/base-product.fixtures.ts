import type { MeasurementUnit, PropertyValue, SupplierProduct } from '@bazaar/api/model';
import type { BaseProductData } from './base-product-data';

/** A bearing offered by three suppliers: as the base product, in inches, and with a difference. */
const unit = (id: string, symbol: string, factor: number): MeasurementUnit => ({
  id,
  quantityId: 'q-length',
  title: symbol,
  symbol,
  displayText: symbol,
  factor,
  offset: 0,
  system: factor === 1 ? 'SI' : 'Imperial',
  isBase: factor === 1,
});
const mm = unit('u-mm', 'mm', 1);
const inch = unit('u-inch', 'in', 25.4);

const width = (value: number, { id, symbol, factor }: MeasurementUnit = mm): PropertyValue => ({
  propertyId: 'p-width',
  title: 'پهنا',
  value,
  baseValue: value * factor,
  measurementQuantityId: 'q-length',
  measurementUnitId: id,
  unitDisplayText: symbol,
});

const offer = (
  id: string,
  value: PropertyValue,
  price: SupplierProduct['price'],
  isAvailable = true,
): SupplierProduct => ({
  id,
  categoryId: 'c-1',
  categoryType: 'Product',
  name: 'بلبرینگ شیار عمیق 6205-2RSH',
  slug: 'بلبرینگ-شیار-عمیق-6205-2RSH',
  brand: 'SKF',
  model: '6205-2RSH',
  keyProperties: [value],
  price,
  moq: 10,
  unitOfMeasurementId: 'tu-piece',
  supplier: {
    id: `s-${id}`,
    name: `بازرگانی یاتاقان ${id}`,
    slug: `یاتاقان-${id}`,
    cityName: 'تهران',
    kinds: ['Distributor'],
    categoryTypes: ['Product'],
    isConfirmed: true,
    yearsOnPlatform: 4,
    responseHours: 8,
    productCount: 128,
    delegationCount: 3,
  },
  saleCityIds: [],
  isAvailable,
  isSponsored: false,
  updatedAt: '2026-11-20T08:00:00.000Z',
});

const fixed = (amountRial: number) =>
  ({ kind: 'Fixed', amountRial, perUnitId: 'tu-piece', vatIncluded: false }) as const;

export const offers = [
  offer('sp-1', width(25.4), fixed(9_800_000)),
  offer('sp-2', width(1, inch), fixed(8_900_000)),
  offer('sp-3', width(0.5, inch), { kind: 'OnRequest', perUnitId: 'tu-piece', vatIncluded: false }),
  offer('sp-4', width(25.4), fixed(1_000_000), false),
];

export function baseProductData(more: Partial<BaseProductData> = {}): BaseProductData {
  return {
    product: {
      id: 'bp-1',
      name: 'بلبرینگ شیار عمیق 6205-2RSH',
      slug: 'بلبرینگ-شیار-عمیق-6205-2RSH',
      scientificName: 'Deep groove ball bearing',
      categoryId: 'c-1',
      properties: [width(25.4)],
      offersCount: 4,
      minPriceRial: 8_900_000,
      maxPriceRial: 9_800_000,
    },
    offers,
    totalCount: 4,
    category: { id: 'c-1', name: 'بلبرینگ شیار عمیق', slug: 'بلبرینگ-شیار-عمیق' },
    units: new Map([
      ['u-mm', mm],
      ['u-inch', inch],
    ]),
    tradeUnits: [{ id: 'tu-piece', title: 'عدد', symbol: 'عدد', isDiscrete: true }],
    ...more,
  };
}
