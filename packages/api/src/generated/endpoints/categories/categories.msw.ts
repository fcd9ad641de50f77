/**
 * Generated from the contract; do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  Category,
  CategoryCrumb,
  CategoryItemsCount,
  CategoryMenu,
  CategoryProperty,
  CategorySupplierSearch,
  PagedCategory,
  PagedSupplierWithProducts
} from '../../model';


faker.seed(1405);

export const getListCategoriesResponseMock = (overrideResponse: Partial<Extract<PagedCategory, object>> = {}): PagedCategory => ({totalCount: 136, pageNumber: 1, pageSize: 10, items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: "c-deep-groove", parentId: "c-bearings", categoryType: "Product", name: "بلبرینگ شیار عمیق", slug: "بلبرینگ-شیار-عمیق", scientificName: "Deep groove ball bearing", englishName: "Deep groove ball bearings", level: 4, isRoot: false, isActive: true, hasChildren: false, image: {id: "f-sp-1", url: "/media/drawings/sp-1.webp", name: "بلبرینگ-6205.webp", mime: "image/webp", sizeBytes: 18452, width: 640, height: 640, thumbUrl: "/media/drawings/sp-1.webp?w=96"}, shortDescription: "بلبرینگ تک‌ردیفه برای بارهای شعاعی و محوری سبک", descriptionHtml: "<p>پرکاربردترین یاتاقان غلتشی است.</p>", synonyms: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("رولبرینگ ساچمه‌ای")), seo: {title: "بلبرینگ شیار عمیق", description: "خرید بلبرینگ شیار عمیق از تأمین‌کنندگان تأییدشده", canonicalPath: "/category/c-deep-groove/بلبرینگ-شیار-عمیق", noindex: false}})), ...overrideResponse})

export const getListCategoryItemsCountResponseMock = (): CategoryItemsCount[] => ([{"categoryId":"c-bearings","productCount":412,"baseProductCount":96,"supplierCount":27,"contentCount":24}])

export const getGetCategoryMenuResponseMock = (): CategoryMenu[] => ([{"categoryType":"Product","subcategories":[{"id":"c-power-transmission","categoryType":"Product","name":"انتقال قدرت و یاتاقان","slug":"انتقال-قدرت-و-یاتاقان","isRoot":false,"level":2,"scientificName":"Power transmission and bearings","subcategories":[{"id":"c-bearings","categoryType":"Product","name":"بلبرینگ","slug":"بلبرینگ","isRoot":false,"level":3,"scientificName":"Rolling bearings","subcategories":[]}]}]}])

export const getListTopLevelCategoriesResponseMock = (): Category[] => ([{"id":"c-deep-groove","parentId":"c-bearings","categoryType":"Product","name":"بلبرینگ شیار عمیق","slug":"بلبرینگ-شیار-عمیق","scientificName":"Deep groove ball bearing","level":4,"isRoot":false,"isActive":true,"hasChildren":false,"synonyms":["رولبرینگ ساچمه‌ای"],"seo":{"noindex":false}},{"id":"c-tapered-roller","parentId":"c-bearings","categoryType":"Product","name":"رولبرینگ مخروطی","slug":"رولبرینگ-مخروطی","scientificName":"Tapered roller bearing","level":4,"isRoot":false,"isActive":true,"hasChildren":false,"synonyms":[],"seo":{"noindex":false}}])

export const getGetActiveCategoryResponseMock = (): Category => ({"id":"c-deep-groove","parentId":"c-bearings","categoryType":"Product","name":"بلبرینگ شیار عمیق","slug":"بلبرینگ-شیار-عمیق","scientificName":"Deep groove ball bearing","englishName":"Deep groove ball bearings","level":4,"isRoot":false,"isActive":true,"hasChildren":false,"image":{"id":"f-c-deep-groove","url":"/media/drawings/c-deep-groove.webp","name":"بلبرینگ-شیار-عمیق.webp","mime":"image/webp","sizeBytes":16210,"width":640,"height":640},"shortDescription":"بلبرینگ تک‌ردیفه برای بارهای شعاعی و محوری سبک","descriptionHtml":"<p>پرکاربردترین یاتاقان غلتشی است.</p>","synonyms":["رولبرینگ ساچمه‌ای"],"seo":{"title":"بلبرینگ شیار عمیق","canonicalPath":"/category/c-deep-groove/بلبرینگ-شیار-عمیق","noindex":false}})

export const getGetCategoryBreadcrumbResponseMock = (): CategoryCrumb[] => ([{"id":"c-product","name":"محصولات","slug":"محصولات","level":1,"categoryType":"Product"},{"id":"c-power-transmission","name":"انتقال قدرت و یاتاقان","slug":"انتقال-قدرت-و-یاتاقان","level":2,"categoryType":"Product"},{"id":"c-bearings","name":"بلبرینگ","slug":"بلبرینگ","level":3,"categoryType":"Product"},{"id":"c-deep-groove","name":"بلبرینگ شیار عمیق","slug":"بلبرینگ-شیار-عمیق","level":4,"categoryType":"Product"}])

export const getListCategoryChildrenResponseMock = (): Category[] => ([{"id":"c-deep-groove","parentId":"c-bearings","categoryType":"Product","name":"بلبرینگ شیار عمیق","slug":"بلبرینگ-شیار-عمیق","scientificName":"Deep groove ball bearing","level":4,"isRoot":false,"isActive":true,"hasChildren":false,"synonyms":["رولبرینگ ساچمه‌ای"],"seo":{"noindex":false}},{"id":"c-tapered-roller","parentId":"c-bearings","categoryType":"Product","name":"رولبرینگ مخروطی","slug":"رولبرینگ-مخروطی","scientificName":"Tapered roller bearing","level":4,"isRoot":false,"isActive":true,"hasChildren":false,"synonyms":[],"seo":{"noindex":false}}])

export const getListCategoryPropertiesResponseMock = (): CategoryProperty[] => ([{"id":"p-bore-diameter","categoryId":"c-deep-groove","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","sortOrder":1,"dataType":"Number","isFilterable":true,"isComparable":true,"isKey":true,"isRequiredInRequest":true,"measurementQuantityId":"q-length","defaultMeasurementUnitId":"u-mm","defaultMeasurementUnitDisplayText":"mm","minValue":3,"maxValue":320,"decimals":1},{"id":"p-brand","categoryId":"c-deep-groove","title":"برند","englishTitle":"Brand","group":"عمومی","sortOrder":9,"dataType":"Option","isFilterable":true,"isComparable":true,"isKey":false,"isRequiredInRequest":false,"options":[{"id":"o-brand-skf","title":"SKF","count":41},{"id":"o-brand-fag","title":"FAG","count":28}]}])

export const getSearchCategorySuppliersResponseMock = (overrideResponse: Partial<Extract<CategorySupplierSearch, object>> = {}): CategorySupplierSearch => ({totalCount: 136, pageNumber: 1, pageSize: 10, items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: "s-1", name: "بازرگانی یاتاقان پارس", slug: "بازرگانی-یاتاقان-پارس", logo: {id: "f-sp-1", url: "/media/drawings/sp-1.webp", name: "بلبرینگ-6205.webp", mime: "image/webp", sizeBytes: 18452, width: 640, height: 640, thumbUrl: "/media/drawings/sp-1.webp?w=96"}, monogram: "یپ", cityName: "تهران", kinds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("Distributor")), categoryTypes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("Product")), isConfirmed: true, confirmation: {kind: "PlatformConfirmed", title: "هویت و نشانی شرکت", issuer: "بازار صنعت", number: "BS-104872", issuedAt: "2024-05-07T00:00:00.000Z", validTo: "2027-05-08T00:00:00.000Z", file: {id: "f-sp-1", url: "/media/drawings/sp-1.webp", name: "بلبرینگ-6205.webp", mime: "image/webp", sizeBytes: 18452, width: 640, height: 640, thumbUrl: "/media/drawings/sp-1.webp?w=96"}, checkedAt: "2026-11-03T00:00:00.000Z", state: "Valid"}, membershipLevel: 2, yearsOnPlatform: 2, responseHours: 2, productCount: 1284, delegationCount: 3, products: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: "sp-1", baseProductId: "bp-1", categoryId: "c-deep-groove", categoryType: "Product", name: "بلبرینگ شیار عمیق 6205-2RSH", slug: "بلبرینگ-شیار-عمیق-6205-2rsh", scientificName: "Deep groove ball bearing, single row, sealed", code: "BS-104872", brand: "SKF", model: "6205-2RSH", image: {id: "f-sp-1", url: "/media/drawings/sp-1.webp", name: "بلبرینگ-6205.webp", mime: "image/webp", sizeBytes: 18452, width: 640, height: 640, thumbUrl: "/media/drawings/sp-1.webp?w=96"}, keyProperties: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({propertyId: "p-bore-diameter", title: "قطر داخلی", englishTitle: "Bore diameter", symbol: "d", group: "ابعاد", value: 25, maxValue: 25, baseValue: 25, baseMaxValue: 25, measurementQuantityId: "q-length", measurementUnitId: "u-mm", unitDisplayText: "mm", decimals: 0, text: "گریس با پایهٔ لیتیم", bool: true, optionIds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("o-seal-2rs")), optionTitles: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("لاستیکی دوطرفه 2RS"))})), price: {kind: "Fixed", amountRial: 9800000, maxAmountRial: 11200000, perUnitId: "tu-piece", tiers: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({minQty: 50, amountRial: 9400000})), vatIncluded: true, validUntil: "2026-11-26T00:00:00.000Z"}, moq: 10, unitOfMeasurementId: "tu-piece", supplier: {id: "s-1", name: "بازرگانی یاتاقان پارس", slug: "بازرگانی-یاتاقان-پارس", logo: {id: "f-sp-1", url: "/media/drawings/sp-1.webp", name: "بلبرینگ-6205.webp", mime: "image/webp", sizeBytes: 18452, width: 640, height: 640, thumbUrl: "/media/drawings/sp-1.webp?w=96"}, monogram: "یپ", cityName: "تهران", kinds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("Distributor")), categoryTypes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("Product")), isConfirmed: true, confirmation: {kind: "PlatformConfirmed", title: "هویت و نشانی شرکت", issuer: "بازار صنعت", number: "BS-104872", issuedAt: "2024-05-07T00:00:00.000Z", validTo: "2027-05-08T00:00:00.000Z", file: {id: "f-sp-1", url: "/media/drawings/sp-1.webp", name: "بلبرینگ-6205.webp", mime: "image/webp", sizeBytes: 18452, width: 640, height: 640, thumbUrl: "/media/drawings/sp-1.webp?w=96"}, checkedAt: "2026-11-03T00:00:00.000Z", state: "Valid"}, membershipLevel: 2, yearsOnPlatform: 2, responseHours: 2, productCount: 1284, delegationCount: 3}, saleCityIds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("city-tehran")), isAvailable: true, isSponsored: false, updatedAt: "2026-11-12T08:30:00.000Z"}))})), facets: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({propertyId: "p-bore-diameter", options: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: "o-brand-skf", title: "SKF", count: 41})), min: 3, max: 320, histogram: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (12))})), saleCities: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: "city-tehran", name: "تهران", count: 64})), ...overrideResponse})

export const getListCategorySuppliersWithCatalogResponseMock = (overrideResponse: Partial<Extract<PagedSupplierWithProducts, object>> = {}): PagedSupplierWithProducts => ({totalCount: 136, pageNumber: 1, pageSize: 10, items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: "s-1", name: "بازرگانی یاتاقان پارس", slug: "بازرگانی-یاتاقان-پارس", logo: {id: "f-sp-1", url: "/media/drawings/sp-1.webp", name: "بلبرینگ-6205.webp", mime: "image/webp", sizeBytes: 18452, width: 640, height: 640, thumbUrl: "/media/drawings/sp-1.webp?w=96"}, monogram: "یپ", cityName: "تهران", kinds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("Distributor")), categoryTypes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("Product")), isConfirmed: true, confirmation: {kind: "PlatformConfirmed", title: "هویت و نشانی شرکت", issuer: "بازار صنعت", number: "BS-104872", issuedAt: "2024-05-07T00:00:00.000Z", validTo: "2027-05-08T00:00:00.000Z", file: {id: "f-sp-1", url: "/media/drawings/sp-1.webp", name: "بلبرینگ-6205.webp", mime: "image/webp", sizeBytes: 18452, width: 640, height: 640, thumbUrl: "/media/drawings/sp-1.webp?w=96"}, checkedAt: "2026-11-03T00:00:00.000Z", state: "Valid"}, membershipLevel: 2, yearsOnPlatform: 2, responseHours: 2, productCount: 1284, delegationCount: 3, products: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: "sp-1", baseProductId: "bp-1", categoryId: "c-deep-groove", categoryType: "Product", name: "بلبرینگ شیار عمیق 6205-2RSH", slug: "بلبرینگ-شیار-عمیق-6205-2rsh", scientificName: "Deep groove ball bearing, single row, sealed", code: "BS-104872", brand: "SKF", model: "6205-2RSH", image: {id: "f-sp-1", url: "/media/drawings/sp-1.webp", name: "بلبرینگ-6205.webp", mime: "image/webp", sizeBytes: 18452, width: 640, height: 640, thumbUrl: "/media/drawings/sp-1.webp?w=96"}, keyProperties: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({propertyId: "p-bore-diameter", title: "قطر داخلی", englishTitle: "Bore diameter", symbol: "d", group: "ابعاد", value: 25, maxValue: 25, baseValue: 25, baseMaxValue: 25, measurementQuantityId: "q-length", measurementUnitId: "u-mm", unitDisplayText: "mm", decimals: 0, text: "گریس با پایهٔ لیتیم", bool: true, optionIds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("o-seal-2rs")), optionTitles: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("لاستیکی دوطرفه 2RS"))})), price: {kind: "Fixed", amountRial: 9800000, maxAmountRial: 11200000, perUnitId: "tu-piece", tiers: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({minQty: 50, amountRial: 9400000})), vatIncluded: true, validUntil: "2026-11-26T00:00:00.000Z"}, moq: 10, unitOfMeasurementId: "tu-piece", supplier: {id: "s-1", name: "بازرگانی یاتاقان پارس", slug: "بازرگانی-یاتاقان-پارس", logo: {id: "f-sp-1", url: "/media/drawings/sp-1.webp", name: "بلبرینگ-6205.webp", mime: "image/webp", sizeBytes: 18452, width: 640, height: 640, thumbUrl: "/media/drawings/sp-1.webp?w=96"}, monogram: "یپ", cityName: "تهران", kinds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("Distributor")), categoryTypes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("Product")), isConfirmed: true, confirmation: {kind: "PlatformConfirmed", title: "هویت و نشانی شرکت", issuer: "بازار صنعت", number: "BS-104872", issuedAt: "2024-05-07T00:00:00.000Z", validTo: "2027-05-08T00:00:00.000Z", file: {id: "f-sp-1", url: "/media/drawings/sp-1.webp", name: "بلبرینگ-6205.webp", mime: "image/webp", sizeBytes: 18452, width: 640, height: 640, thumbUrl: "/media/drawings/sp-1.webp?w=96"}, checkedAt: "2026-11-03T00:00:00.000Z", state: "Valid"}, membershipLevel: 2, yearsOnPlatform: 2, responseHours: 2, productCount: 1284, delegationCount: 3}, saleCityIds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("city-tehran")), isAvailable: true, isSponsored: false, updatedAt: "2026-11-12T08:30:00.000Z"}))})), ...overrideResponse})


export const getListCategoriesMockHandler = (overrideResponse?: PagedCategory | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedCategory> | PagedCategory), options?: RequestHandlerOptions) => {
  return http.get('*/categories', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategoriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCategoryItemsCountMockHandler = (overrideResponse?: CategoryItemsCount[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CategoryItemsCount[]> | CategoryItemsCount[]), options?: RequestHandlerOptions) => {
  return http.get('*/categories/items-count', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategoryItemsCountResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCategoryMenuMockHandler = (overrideResponse?: CategoryMenu[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CategoryMenu[]> | CategoryMenu[]), options?: RequestHandlerOptions) => {
  return http.get('*/categories/menu', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCategoryMenuResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListTopLevelCategoriesMockHandler = (overrideResponse?: Category[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Category[]> | Category[]), options?: RequestHandlerOptions) => {
  return http.get('*/categories/top-levels', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTopLevelCategoriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetActiveCategoryMockHandler = (overrideResponse?: Category | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Category> | Category), options?: RequestHandlerOptions) => {
  return http.get('*/categories/:id/active', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetActiveCategoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCategoryBreadcrumbMockHandler = (overrideResponse?: CategoryCrumb[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CategoryCrumb[]> | CategoryCrumb[]), options?: RequestHandlerOptions) => {
  return http.get('*/categories/:id/breadcrumb', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCategoryBreadcrumbResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCategoryChildrenMockHandler = (overrideResponse?: Category[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Category[]> | Category[]), options?: RequestHandlerOptions) => {
  return http.get('*/categories/:id/children', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategoryChildrenResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCategoryPropertiesMockHandler = (overrideResponse?: CategoryProperty[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CategoryProperty[]> | CategoryProperty[]), options?: RequestHandlerOptions) => {
  return http.get('*/categories/:id/properties', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategoryPropertiesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSearchCategorySuppliersMockHandler = (overrideResponse?: CategorySupplierSearch | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CategorySupplierSearch> | CategorySupplierSearch), options?: RequestHandlerOptions) => {
  return http.post('*/categories/:id/suppliers', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchCategorySuppliersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCategorySuppliersWithCatalogMockHandler = (overrideResponse?: PagedSupplierWithProducts | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedSupplierWithProducts> | PagedSupplierWithProducts), options?: RequestHandlerOptions) => {
  return http.get('*/categories/:id/suppliers-with-catalog', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategorySuppliersWithCatalogResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCategoriesMock = () => [
  getListCategoriesMockHandler(),
  getListCategoryItemsCountMockHandler(),
  getGetCategoryMenuMockHandler(),
  getListTopLevelCategoriesMockHandler(),
  getGetActiveCategoryMockHandler(),
  getGetCategoryBreadcrumbMockHandler(),
  getListCategoryChildrenMockHandler(),
  getListCategoryPropertiesMockHandler(),
  getSearchCategorySuppliersMockHandler(),
  getListCategorySuppliersWithCatalogMockHandler()
]
