import type { PropertyValue, SupplierProduct, SupplierSummary } from '@bazaar/api/model';
import { type Drawing, drawing } from './drawings';
import { confirmation, product, supplierSummary } from './record-fixtures';

type Kind = SupplierSummary['kinds'][number];
type SupplierRow = [name: string, cityName: string, kinds: Kind[], products: number, validTo?: string];

const supplierRows: SupplierRow[] = [
  ['بازرگانی یاتاقان پارس', 'تهران', ['Distributor', 'Importer'], 1284, '2027-05-08'],
  ['صنایع پمپ‌سازی زاینده‌رود', 'اصفهان', ['Manufacturer'], 212, '2026-12-20'],
  ['کارخانهٔ یاتاقان‌سازی و قطعات دوار خاورمیانه', 'کرج', ['Manufacturer'], 148, '2028-03-19'],
  ['الکترو صنعت سهند', 'تبریز', ['Distributor', 'ServiceProvider'], 640, '2027-08-22'],
  ['شیرآلات البرز', 'قزوین', ['Manufacturer', 'Distributor'], 96, '2027-01-15'],
  ['پیچ و مهرهٔ خراسان', 'مشهد', ['Manufacturer'], 1920, '2026-11-30'],
  ['ابزار دقیق آپادانا', 'شیراز', ['Importer'], 305, '2027-10-06'],
  ['نیوماتیک کارون', 'اهواز', ['Importer', 'Distributor'], 418],
];

/** Suppliers for lists: different cities, trades and dates; the last one is not confirmed. */
export const listedSuppliers: SupplierSummary[] = supplierRows.map(
  ([name, cityName, kinds, productCount, validTo], index) => ({
    ...supplierSummary,
    id: `s-${index + 1}`,
    name,
    slug: name.replaceAll(' ', '-'),
    cityName,
    kinds,
    productCount,
    delegationCount: index % 4,
    responseHours: 1 + ((index * 5) % 12),
    isConfirmed: validTo !== undefined,
    confirmation: validTo === undefined ? undefined : { ...confirmation, validTo },
  }),
);

/** `title, symbol, value, unit` */
type Value = `${string}, ${string}, ${number}, ${string}`;
type ProductRow = [
  picture: Drawing,
  name: string,
  model: string,
  brand: string,
  latin: string,
  rial: number,
  ...values: Value[],
];

const productRows: ProductRow[] = [
  [
    'ball-bearing',
    'بلبرینگ شیار عمیق',
    '6205-2RSH',
    'SKF',
    'Deep groove ball bearing',
    9_800_000,
    'قطر داخلی, d, 25, mm',
    'قطر خارجی, D, 52, mm',
    'بار دینامیکی, C, 14.8, kN',
  ],
  [
    'pump',
    'پمپ سانتریفیوژ',
    'ETA 50-200',
    'KSB',
    'Centrifugal pump',
    1_845_000_000,
    'دبی, Q, 60, m³/h',
    'ارتفاع, H, 52, m',
    'توان, P, 15, kW',
  ],
  [
    'motor',
    'الکتروموتور سه‌فاز القایی',
    '1LE1003-1DB2',
    'Siemens',
    'Three-phase induction motor',
    0,
    'توان, P, 11, kW',
    'دور, n, 1470, rpm',
    'بازده, η, 91.4, %',
  ],
  [
    'ball-valve',
    'شیر توپی دوتکه',
    'BV-2P-1 1/2"',
    'Kitz',
    'Ball valve',
    62_400_000,
    'اندازه, DN, 40, mm',
    'فشار, PN, 63, bar',
    'دما, T, 200, °C',
  ],
  [
    'gauge',
    'گیج فشار روغنی',
    '232.50.100',
    'WIKA',
    'Bourdon tube pressure gauge',
    38_900_000,
    'قطر صفحه, d, 100, mm',
    'بازه, p, 16, bar',
    'دقت, Cl, 1, %',
  ],
  [
    'cylinder',
    'جک نیوماتیک دوطرفه',
    'DSBC-63-200',
    'Festo',
    'Pneumatic cylinder',
    0,
    'قطر پیستون, D, 63, mm',
    'کورس, s, 200, mm',
    'فشار, p, 12, bar',
  ],
  [
    'bolt',
    'پیچ شش‌گوش',
    'M16×80 8.8',
    'DIN 931',
    'Hexagon head bolt',
    285_000,
    'قطر, M, 16, mm',
    'طول, L, 80, mm',
    'گام, P, 2, mm',
  ],
  [
    'tapered-bearing',
    'رولبرینگ مخروطی',
    '30206',
    'NTN',
    'Tapered roller bearing',
    7_450_000,
    'قطر داخلی, d, 30, mm',
    'قطر خارجی, D, 62, mm',
    'بار دینامیکی, C, 43.5, kN',
  ],
];

function toValue(written: Value): PropertyValue {
  const [title = '', symbol = '', value, unitDisplayText] = written.split(', ');
  return {
    propertyId: `p-${symbol}`,
    title,
    symbol,
    value: Number(value),
    baseValue: Number(value),
    unitDisplayText,
    decimals: 2,
  };
}

/** Products for lists, each of another kind, with and without a price. */
export const listedProducts: SupplierProduct[] = productRows.map(
  ([picture, name, model, brand, scientificName, amountRial, ...values], index) => ({
    ...product,
    id: `sp-${index + 1}`,
    name: `${name} ${model}`,
    slug: `${name} ${model}`.replaceAll(/[ /"]+/g, '-'),
    scientificName,
    model,
    brand,
    image: drawing(picture),
    keyProperties: values.map(toValue),
    price:
      amountRial > 0
        ? { kind: 'Fixed', amountRial, perUnitId: 'tu-piece', vatIncluded: true }
        : { kind: 'OnRequest', perUnitId: 'tu-piece', vatIncluded: false },
    supplier: listedSuppliers[index] ?? supplierSummary,
  }),
);
