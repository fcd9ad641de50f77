import type { PropertyValue, SupplierProduct } from '@bazaar/api/model';
import { drawing } from '@/testing/drawings';
import { listedProducts, listedSuppliers } from '@/testing/listing-fixtures';
import { keyProperties, product, productCatalog, temperatureProperty } from '@/testing/record-fixtures';
import { tradeUnits, units } from '@/testing/unit-fixtures';
import type { ProductData } from './product-data';

const figure = (
  propertyId: string,
  title: string,
  symbol: string,
  value: number,
  unitDisplayText: string,
  group = 'بار و دور',
): PropertyValue => ({
  propertyId,
  title,
  symbol,
  group,
  value,
  baseValue: value,
  unitDisplayText,
  decimals: 2,
});

const loads = [
  figure('p-dynamic', 'بار دینامیکی', 'C', 14.8, 'kN'),
  figure('p-static', 'بار استاتیکی', 'C₀', 7.8, 'kN'),
  figure('p-speed', 'دور مجاز', 'n', 8500, 'rpm'),
  figure('p-mass', 'جرم', 'm', 0.13, 'kg', 'ابعاد'),
];
const loadProperties = loads.slice(0, 3);

/** A product with all data. */
export const shownProduct: ProductData['product'] = {
  ...productCatalog,
  image: drawing('ball-bearing'),
  keyProperties: [...keyProperties, ...loadProperties],
  properties: [
    ...keyProperties,
    ...loads,
    { propertyId: 'p-seal', title: 'نوع آب‌بند', group: 'ساختار', optionTitles: ['لاستیکی تماسی دوطرفه'] },
    { propertyId: 'p-clearance', title: 'لقی داخلی', group: 'ساختار', optionTitles: ['C3'] },
    { propertyId: 'p-cage', title: 'جنس قفسه', group: 'ساختار', optionTitles: ['فولاد پرس‌شده'] },
    temperatureProperty,
  ],
};

const offer = (index: number, amountRial?: number): SupplierProduct => ({
  ...product,
  id: `sp-offer-${index}`,
  supplier: listedSuppliers[index] ?? product.supplier,
  price: amountRial
    ? {
        kind: 'Fixed',
        amountRial,
        perUnitId: 'tu-piece',
        vatIncluded: true,
        validUntil: '2026-11-26T00:00:00.000Z',
      }
    : { kind: 'OnRequest', vatIncluded: false },
});

export const productData: ProductData = {
  product: shownProduct,
  related: {
    state: 'ready',
    value: listedProducts
      .filter(({ image }) => image?.name.includes('bearing'))
      .concat(listedProducts.slice(1, 3)),
  },
  offers: {
    state: 'ready',
    value: {
      baseProduct: {
        id: 'bp-1',
        name: product.name,
        slug: product.slug,
        categoryId: product.categoryId,
        properties: [],
        offersCount: 4,
      },
      offers: {
        items: [product, offer(0, 8_900_000), offer(2, 9_950_000), offer(7)],
        totalCount: 4,
        pageNumber: 1,
        pageSize: 10,
      },
    },
  },
  units,
  tradeUnits,
  cityNames: new Map([
    ['city-tehran', 'تهران'],
    ['city-karaj', 'کرج'],
  ]),
  descriptionHtml: productCatalog.descriptionHtml ?? '',
};
