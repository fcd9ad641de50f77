import type { SupplierProduct, SupplierProductSearch } from '@bazaar/api/model';
import { EMPTY_FILTER } from '@bazaar/domain/catalogue-filter';
import type { AreaData } from './area-data';

function bar(index: number, diameter: number): SupplierProduct {
  return {
    id: `sp-${index}`,
    categoryId: 'c-rebar',
    categoryType: 'Product',
    name: `میلگرد ${diameter} A3 شاخهٔ ۱۲ متری`,
    slug: 'میلگرد',
    scientificName: 'Reinforcing bar',
    model: `${diameter} A3`,
    brand: 'ذوب‌آهن اصفهان',
    keyProperties: [
      {
        propertyId: 'p-d',
        title: 'قطر',
        symbol: 'd',
        value: diameter,
        unitDisplayText: 'mm',
        measurementUnitId: 'u-mm',
      },
      { propertyId: 'p-grade', title: 'ردهٔ میلگرد', optionTitles: ['آجدار A3'] },
    ],
    price: { kind: 'Fixed', amountRial: 423_000, currency: 'IRR' } as unknown as SupplierProduct['price'],
    supplier: {
      id: 's-1',
      name: 'صنایع ورق اسپادان‌رو',
      slug: 'صنایع-ورق',
      cityName: 'تهران',
      kinds: ['Manufacturer'],
      categoryTypes: ['Product'],
      isConfirmed: false,
      productCount: 40,
    } as unknown as SupplierProduct['supplier'],
    saleCityIds: ['city-tehran'],
    isAvailable: true,
    isSponsored: false,
    updatedAt: '2026-11-12T08:30:00.000Z',
  };
}

const search: SupplierProductSearch = {
  items: [16, 20, 25, 32].map((diameter, index) => bar(index, diameter)),
  totalCount: 29,
  pageNumber: 1,
  pageSize: 25,
  facets: [],
  supplierCount: 10,
  saleCities: [
    { id: 'city-tehran', name: 'تهران', count: 13 },
    { id: 'city-qom', name: 'قم', count: 9 },
  ],
};

export const areaData: AreaData = {
  categoryType: 'Product',
  area: 'محصولات',
  path: '/products/search/Product',
  address: { filter: { ...EMPTY_FILTER, term: 'میلگرد' }, categoryId: undefined, isExact: false },
  search,
  resultCounts: new Map(),
  categories: [
    { id: 'c-metals', name: 'فلزات و مقاطع', productCount: 244 },
    { id: 'c-fasteners', name: 'پیچ و مهره و بست', productCount: 199 },
  ],
  tradeUnits: [],
};

export const emptySearch: SupplierProductSearch = {
  ...search,
  items: [],
  totalCount: 0,
  supplierCount: 0,
  saleCities: [],
};
