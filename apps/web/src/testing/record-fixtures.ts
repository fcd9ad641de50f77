import type {
  MerchantDelegation,
  PropertyValue,
  Supplier,
  SupplierProduct,
  SupplierProductCatalog,
  SupplierSummary,
  TrustEvidence,
} from '@bazaar/api/model';

/** Current time of the stories and tests: 30 Aban 1405. */
export const NOW_MS = Date.parse('2026-11-21T08:00:00Z');

const length = (propertyId: string, title: string, symbol: string, value: number): PropertyValue => ({
  propertyId,
  title,
  symbol,
  group: 'ابعاد',
  value,
  baseValue: value,
  measurementQuantityId: 'q-length',
  measurementUnitId: 'u-mm',
  unitDisplayText: 'mm',
  decimals: 2,
});

export const keyProperties: PropertyValue[] = [
  length('p-bore', 'قطر داخلی', 'd', 25),
  length('p-outer-diameter', 'قطر خارجی', 'D', 52),
  length('p-width', 'پهنا', 'B', 15),
];

export const temperatureProperty: PropertyValue = {
  propertyId: 'p-temperature',
  title: 'دمای کار',
  symbol: 'T',
  group: 'شرایط کار',
  value: -40,
  maxValue: 100,
  baseValue: -40,
  baseMaxValue: 100,
  measurementQuantityId: 'q-temperature',
  measurementUnitId: 'u-celsius',
  unitDisplayText: '°C',
};

export const confirmation: TrustEvidence = {
  kind: 'PlatformConfirmed',
  title: 'هویت و نشانی شرکت',
  issuer: 'بازار صنعت',
  number: 'BS-204170',
  issuedAt: '2024-05-07T00:00:00.000Z',
  validTo: '2027-05-08T00:00:00.000Z',
  checkedAt: '2026-07-24T00:00:00.000Z',
  state: 'Valid',
};

export const supplierSummary: SupplierSummary = {
  id: 's-7',
  name: 'بازرگانی یاتاقان البرز',
  slug: 'بازرگانی-یاتاقان-البرز',
  cityName: 'تهران',
  kinds: ['Distributor', 'Importer'],
  categoryTypes: ['Product'],
  isConfirmed: true,
  confirmation,
  yearsOnPlatform: 2,
  responseHours: 2,
  productCount: 1284,
  delegationCount: 3,
};

export const product: SupplierProduct = {
  id: 'sp-1',
  baseProductId: 'bp-1',
  categoryId: 'c-deep-groove',
  categoryType: 'Product',
  name: 'بلبرینگ شیار عمیق 6205-2RSH',
  slug: 'بلبرینگ-شیار-عمیق-6205-2RSH',
  scientificName: 'Deep groove ball bearing',
  code: 'BS-104872',
  brand: 'SKF',
  model: '6205-2RSH',
  keyProperties,
  price: {
    kind: 'Fixed',
    amountRial: 9_800_000,
    perUnitId: 'tu-piece',
    tiers: [
      { minQty: 200, amountRial: 9_100_000 },
      { minQty: 50, amountRial: 9_400_000 },
    ],
    vatIncluded: true,
    validUntil: '2026-11-26T00:00:00.000Z',
  },
  moq: 10,
  unitOfMeasurementId: 'tu-piece',
  supplier: supplierSummary,
  saleCityIds: ['city-tehran', 'city-karaj'],
  isAvailable: true,
  isSponsored: false,
  updatedAt: '2026-11-20T08:00:00.000Z',
};

export const productCatalog: SupplierProductCatalog = {
  ...product,
  images: [],
  videos: [],
  files: [],
  properties: [
    ...keyProperties,
    { propertyId: 'p-seal', title: 'نوع آب‌بند', group: 'ساختار', optionTitles: ['لاستیکی تماسی دوطرفه'] },
    { propertyId: 'p-clearance', title: 'لقی داخلی', group: 'ساختار', optionTitles: ['C3'] },
    temperatureProperty,
  ],
  descriptionHtml: '<p>بلبرینگ یک‌ردیفهٔ آب‌بندی‌شده برای بارهای شعاعی و محوری سبک تا متوسط.</p>',
  standards: [{ code: 'ISO 15', title: 'ابعاد اصلی' }],
  countryOfOrigin: 'ایتالیا',
  leadTimeDays: 2,
  packaging: 'جعبهٔ تکی با برچسب اصالت',
  warranty: 'شش ماه اصالت کالا',
  deliveryTerms: ['ارسال با باربری'],
  paymentTerms: ['نقدی', 'چک تا ۶۰ روز'],
  visitCount: 120,
  favoriteCount: 4,
  breadcrumb: [
    { id: 'c-products', name: 'محصولات', slug: 'محصولات', level: 1, categoryType: 'Product' },
    { id: 'c-bearings', name: 'بلبرینگ', slug: 'بلبرینگ', level: 3, categoryType: 'Product' },
    {
      id: 'c-deep-groove',
      name: 'بلبرینگ شیار عمیق',
      slug: 'بلبرینگ-شیار-عمیق',
      level: 4,
      categoryType: 'Product',
    },
  ],
  seo: { noindex: false },
};

export const supplier: Supplier = {
  ...supplierSummary,
  merchantId: 'm-7',
  legalName: 'شرکت یاتاقان گستر البرز، سهامی خاص',
  categories: productCatalog.breadcrumb.slice(-1),
  aboutHtml: '<p>از سال ۱۳۷۸ بلبرینگ، رولبرینگ و کاسه‌نمد صنعتی تأمین می‌کنیم.</p>',
  establishedYear: 1378,
  employeesBand: '11-50',
  nationalId: '10102846151',
  stateId: 'state-tehran',
  cityId: 'city-tehran',
  addressText: 'تهران، خیابان امیرکبیر، پلاک ۳۱۸، طبقهٔ ۲',
  phones: [{ title: 'دفتر فروش', number: '021-55504120' }],
  website: 'yataghan.example',
  socials: [],
  workingHours: [
    { weekday: 'Saturday', opens: '08:00', closes: '17:00' },
    { weekday: 'Sunday', opens: '08:00', closes: '17:00' },
    { weekday: 'Monday', opens: '08:00', closes: '17:00' },
    { weekday: 'Tuesday', opens: '08:00', closes: '17:00' },
    { weekday: 'Wednesday', opens: '08:00', closes: '17:00' },
    { weekday: 'Thursday', opens: '08:00', closes: '12:30' },
    { weekday: 'Friday' },
  ],
  saleCities: [
    { id: 'city-tehran', name: 'تهران' },
    { id: 'city-karaj', name: 'کرج' },
  ],
  certificates: [
    {
      kind: 'IsoCertificate',
      title: 'ISO 9001:2015',
      issuer: 'TÜV NORD',
      number: 'TN-44-100-2391',
      issuedAt: '2024-01-04T00:00:00.000Z',
      validTo: '2027-01-04T00:00:00.000Z',
      checkedAt: '2026-07-24T00:00:00.000Z',
      state: 'Valid',
    },
  ],
  evidences: [confirmation],
  stats: {
    productCount: 1284,
    contentCount: 0,
    delegationCount: 2,
    visitCount: 5120,
    responseRate: 96,
    responseHours: 2,
  },
  isActive: true,
  seo: { noindex: false },
};

const delegation: MerchantDelegation = {
  id: 'md-1',
  supplierId: 's-7',
  merchantId: 'm-7',
  brand: 'SKF',
  principalName: 'SKF',
  principalCountry: 'سوئد',
  title: 'نمایندگی فروش',
  scopeText: 'بلبرینگ و رولبرینگ',
  categoryIds: [],
  territory: { cityIds: [], stateIds: [], isNationwide: true },
  isExclusive: false,
  validFrom: '2025-03-21T00:00:00.000Z',
  validTo: '2028-03-19T00:00:00.000Z',
  state: 'Active',
};

export const delegations: MerchantDelegation[] = [
  delegation,
  {
    ...delegation,
    id: 'md-2',
    brand: 'SIMRIT',
    principalCountry: 'آلمان',
    scopeText: 'کاسه‌نمد',
    territory: { cityIds: ['city-tehran', 'city-karaj'], stateIds: [], isNationwide: false },
    validFrom: '2023-12-22T00:00:00.000Z',
    validTo: '2026-12-21T00:00:00.000Z',
  },
  {
    ...delegation,
    id: 'md-3',
    brand: 'INA',
    principalCountry: 'آلمان',
    scopeText: 'رولبرینگ سوزنی',
    validFrom: '2023-03-21T00:00:00.000Z',
    validTo: '2026-03-20T00:00:00.000Z',
    state: 'Expired',
  },
];
