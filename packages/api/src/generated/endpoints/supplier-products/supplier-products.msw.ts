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
  ProductOffers,
  SupplierProduct,
  SupplierProductCatalog,
  SupplierProductSearch
} from '../../model';


faker.seed(1405);

export const getListOffersByProductResponseMock = (overrideResponse: Partial<Extract<ProductOffers, object>> = {}): ProductOffers => ({baseProduct: {id: "bp-1", name: "بلبرینگ شیار عمیق 6205", slug: "بلبرینگ-شیار-عمیق-6205", scientificName: "Deep groove ball bearing", categoryId: "c-deep-groove", image: {id: "f-sp-1", url: "/media/drawings/sp-1.webp", name: "بلبرینگ-6205.webp", mime: "image/webp", sizeBytes: 18452, width: 640, height: 640, thumbUrl: "/media/drawings/sp-1.webp?w=96"}, properties: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({propertyId: "p-bore-diameter", title: "قطر داخلی", englishTitle: "Bore diameter", symbol: "d", group: "ابعاد", value: 25, maxValue: 25, baseValue: 25, baseMaxValue: 25, measurementQuantityId: "q-length", measurementUnitId: "u-mm", unitDisplayText: "mm", decimals: 0, text: "گریس با پایهٔ لیتیم", bool: true, optionIds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("o-seal-2rs")), optionTitles: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("لاستیکی دوطرفه 2RS"))})), offersCount: 5, minPriceRial: 6880000, maxPriceRial: 9800000}, offers: {totalCount: 136, pageNumber: 1, pageSize: 10, items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: "sp-1", baseProductId: "bp-1", categoryId: "c-deep-groove", categoryType: "Product", name: "بلبرینگ شیار عمیق 6205-2RSH", slug: "بلبرینگ-شیار-عمیق-6205-2rsh", scientificName: "Deep groove ball bearing, single row, sealed", code: "BS-104872", brand: "SKF", model: "6205-2RSH", image: {id: "f-sp-1", url: "/media/drawings/sp-1.webp", name: "بلبرینگ-6205.webp", mime: "image/webp", sizeBytes: 18452, width: 640, height: 640, thumbUrl: "/media/drawings/sp-1.webp?w=96"}, keyProperties: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({propertyId: "p-bore-diameter", title: "قطر داخلی", englishTitle: "Bore diameter", symbol: "d", group: "ابعاد", value: 25, maxValue: 25, baseValue: 25, baseMaxValue: 25, measurementQuantityId: "q-length", measurementUnitId: "u-mm", unitDisplayText: "mm", decimals: 0, text: "گریس با پایهٔ لیتیم", bool: true, optionIds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("o-seal-2rs")), optionTitles: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("لاستیکی دوطرفه 2RS"))})), price: {kind: "Fixed", amountRial: 9800000, maxAmountRial: 11200000, perUnitId: "tu-piece", tiers: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({minQty: 50, amountRial: 9400000})), vatIncluded: true, validUntil: "2026-11-26T00:00:00.000Z"}, moq: 10, unitOfMeasurementId: "tu-piece", supplier: {id: "s-1", name: "بازرگانی یاتاقان پارس", slug: "بازرگانی-یاتاقان-پارس", logo: {id: "f-sp-1", url: "/media/drawings/sp-1.webp", name: "بلبرینگ-6205.webp", mime: "image/webp", sizeBytes: 18452, width: 640, height: 640, thumbUrl: "/media/drawings/sp-1.webp?w=96"}, monogram: "یپ", cityName: "تهران", kinds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("Distributor")), categoryTypes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("Product")), isConfirmed: true, confirmation: {kind: "PlatformConfirmed", title: "هویت و نشانی شرکت", issuer: "بازار صنعت", number: "BS-104872", issuedAt: "2024-05-07T00:00:00.000Z", validTo: "2027-05-08T00:00:00.000Z", file: {id: "f-sp-1", url: "/media/drawings/sp-1.webp", name: "بلبرینگ-6205.webp", mime: "image/webp", sizeBytes: 18452, width: 640, height: 640, thumbUrl: "/media/drawings/sp-1.webp?w=96"}, checkedAt: "2026-11-03T00:00:00.000Z", state: "Valid"}, membershipLevel: 2, yearsOnPlatform: 2, responseHours: 2, productCount: 1284, delegationCount: 3}, saleCityIds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("city-tehran")), isAvailable: true, isSponsored: false, updatedAt: "2026-11-12T08:30:00.000Z"}))}, ...overrideResponse})

export const getListSupplierProductsResponseMock = (overrideResponse: Partial<Extract<SupplierProductSearch, object>> = {}): SupplierProductSearch => ({totalCount: 136, pageNumber: 1, pageSize: 10, items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: "sp-1", baseProductId: "bp-1", categoryId: "c-deep-groove", categoryType: "Product", name: "بلبرینگ شیار عمیق 6205-2RSH", slug: "بلبرینگ-شیار-عمیق-6205-2rsh", scientificName: "Deep groove ball bearing, single row, sealed", code: "BS-104872", brand: "SKF", model: "6205-2RSH", image: {id: "f-sp-1", url: "/media/drawings/sp-1.webp", name: "بلبرینگ-6205.webp", mime: "image/webp", sizeBytes: 18452, width: 640, height: 640, thumbUrl: "/media/drawings/sp-1.webp?w=96"}, keyProperties: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({propertyId: "p-bore-diameter", title: "قطر داخلی", englishTitle: "Bore diameter", symbol: "d", group: "ابعاد", value: 25, maxValue: 25, baseValue: 25, baseMaxValue: 25, measurementQuantityId: "q-length", measurementUnitId: "u-mm", unitDisplayText: "mm", decimals: 0, text: "گریس با پایهٔ لیتیم", bool: true, optionIds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("o-seal-2rs")), optionTitles: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("لاستیکی دوطرفه 2RS"))})), price: {kind: "Fixed", amountRial: 9800000, maxAmountRial: 11200000, perUnitId: "tu-piece", tiers: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({minQty: 50, amountRial: 9400000})), vatIncluded: true, validUntil: "2026-11-26T00:00:00.000Z"}, moq: 10, unitOfMeasurementId: "tu-piece", supplier: {id: "s-1", name: "بازرگانی یاتاقان پارس", slug: "بازرگانی-یاتاقان-پارس", logo: {id: "f-sp-1", url: "/media/drawings/sp-1.webp", name: "بلبرینگ-6205.webp", mime: "image/webp", sizeBytes: 18452, width: 640, height: 640, thumbUrl: "/media/drawings/sp-1.webp?w=96"}, monogram: "یپ", cityName: "تهران", kinds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("Distributor")), categoryTypes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("Product")), isConfirmed: true, confirmation: {kind: "PlatformConfirmed", title: "هویت و نشانی شرکت", issuer: "بازار صنعت", number: "BS-104872", issuedAt: "2024-05-07T00:00:00.000Z", validTo: "2027-05-08T00:00:00.000Z", file: {id: "f-sp-1", url: "/media/drawings/sp-1.webp", name: "بلبرینگ-6205.webp", mime: "image/webp", sizeBytes: 18452, width: 640, height: 640, thumbUrl: "/media/drawings/sp-1.webp?w=96"}, checkedAt: "2026-11-03T00:00:00.000Z", state: "Valid"}, membershipLevel: 2, yearsOnPlatform: 2, responseHours: 2, productCount: 1284, delegationCount: 3}, saleCityIds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("city-tehran")), isAvailable: true, isSponsored: false, updatedAt: "2026-11-12T08:30:00.000Z"})), facets: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({propertyId: "p-bore-diameter", options: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: "o-brand-skf", title: "SKF", count: 41})), min: 3, max: 320, histogram: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (12))})), supplierCount: 27, saleCities: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: "city-tehran", name: "تهران", count: 64})), repairedTerm: "بلبرینگ", ...overrideResponse})

export const getGetSupplierProductCatalogResponseMock = (): SupplierProductCatalog => ({"id":"sp-1","baseProductId":"bp-1","categoryId":"c-deep-groove","categoryType":"Product","name":"بلبرینگ شیار عمیق 6205-2RSH","slug":"بلبرینگ-شیار-عمیق-6205-2rsh","scientificName":"Deep groove ball bearing, single row, sealed","code":"BS-104872","brand":"SKF","model":"6205-2RSH","image":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"بلبرینگ-6205.webp","mime":"image/webp","sizeBytes":18452,"width":640,"height":640},"keyProperties":[{"propertyId":"p-bore-diameter","title":"قطر داخلی","symbol":"d","group":"ابعاد","value":25,"baseValue":25,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":0},{"propertyId":"p-outside-diameter","title":"قطر خارجی","symbol":"D","group":"ابعاد","value":52,"baseValue":52,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":0}],"price":{"kind":"Fixed","amountRial":9800000,"perUnitId":"tu-piece","tiers":[{"minQty":10,"amountRial":9800000},{"minQty":50,"amountRial":9400000}],"vatIncluded":true,"validUntil":"2026-11-26T00:00:00.000Z"},"moq":10,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-1","name":"بازرگانی یاتاقان پارس","slug":"بازرگانی-یاتاقان-پارس","cityName":"تهران","kinds":["Distributor","Importer"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","issuedAt":"2024-05-07T00:00:00.000Z","validTo":"2027-05-08T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":2,"responseHours":2,"productCount":1284,"delegationCount":3},"saleCityIds":["city-tehran","city-karaj"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-11-12T08:30:00.000Z","images":[{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"بلبرینگ-6205.webp","mime":"image/webp","sizeBytes":18452,"width":640,"height":640}],"videos":[],"files":[{"id":"f-sp-1-pdf","url":"/media/files/sp-1.pdf","name":"کاتالوگ-فنی-6205.pdf","mime":"application/pdf","sizeBytes":412360}],"properties":[{"propertyId":"p-bore-diameter","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":25,"baseValue":25,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":0},{"propertyId":"p-seal","title":"نوع آب‌بند","group":"ساختار","optionIds":["o-seal-2rs"],"optionTitles":["لاستیکی دوطرفه 2RS"]},{"propertyId":"p-relubrication","title":"روان‌کاری دوباره","group":"شرایط کار","bool":false},{"propertyId":"p-grease","title":"روان‌کار","group":"شرایط کار","text":"گریس با پایهٔ لیتیم"}],"shortDescription":"بلبرینگ تک‌ردیفهٔ آب‌بندی‌شده برای الکتروموتور و پمپ","descriptionHtml":"<p>در طول عمر به روان‌کاری دوباره نیاز ندارد.</p>","standards":[{"code":"DIN 625-1","title":"بلبرینگ شیار عمیق تک‌ردیفه"}],"countryOfOrigin":"ایتالیا","leadTimeDays":2,"packaging":"جعبهٔ تکی با بارکد اصالت","warranty":"شش ماه اصالت کالا","deliveryTerms":["تحویل در انبار فروشنده"],"paymentTerms":["نقدی","چک تا ۶۰ روز"],"visitCount":1840,"favoriteCount":36,"breadcrumb":[{"id":"c-product","name":"محصولات","slug":"محصولات","level":1,"categoryType":"Product"},{"id":"c-deep-groove","name":"بلبرینگ شیار عمیق","slug":"بلبرینگ-شیار-عمیق","level":4,"categoryType":"Product"}],"seo":{"title":"بلبرینگ شیار عمیق 6205-2RSH","canonicalPath":"/products/sp-1/بلبرینگ-شیار-عمیق-6205-2rsh","noindex":false}})

export const getListRelatedSupplierProductsResponseMock = (): SupplierProduct[] => (Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: "sp-1", baseProductId: "bp-1", categoryId: "c-deep-groove", categoryType: "Product", name: "بلبرینگ شیار عمیق 6205-2RSH", slug: "بلبرینگ-شیار-عمیق-6205-2rsh", scientificName: "Deep groove ball bearing, single row, sealed", code: "BS-104872", brand: "SKF", model: "6205-2RSH", image: {id: "f-sp-1", url: "/media/drawings/sp-1.webp", name: "بلبرینگ-6205.webp", mime: "image/webp", sizeBytes: 18452, width: 640, height: 640, thumbUrl: "/media/drawings/sp-1.webp?w=96"}, keyProperties: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({propertyId: "p-bore-diameter", title: "قطر داخلی", englishTitle: "Bore diameter", symbol: "d", group: "ابعاد", value: 25, maxValue: 25, baseValue: 25, baseMaxValue: 25, measurementQuantityId: "q-length", measurementUnitId: "u-mm", unitDisplayText: "mm", decimals: 0, text: "گریس با پایهٔ لیتیم", bool: true, optionIds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("o-seal-2rs")), optionTitles: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("لاستیکی دوطرفه 2RS"))})), price: {kind: "Fixed", amountRial: 9800000, maxAmountRial: 11200000, perUnitId: "tu-piece", tiers: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({minQty: 50, amountRial: 9400000})), vatIncluded: true, validUntil: "2026-11-26T00:00:00.000Z"}, moq: 10, unitOfMeasurementId: "tu-piece", supplier: {id: "s-1", name: "بازرگانی یاتاقان پارس", slug: "بازرگانی-یاتاقان-پارس", logo: {id: "f-sp-1", url: "/media/drawings/sp-1.webp", name: "بلبرینگ-6205.webp", mime: "image/webp", sizeBytes: 18452, width: 640, height: 640, thumbUrl: "/media/drawings/sp-1.webp?w=96"}, monogram: "یپ", cityName: "تهران", kinds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("Distributor")), categoryTypes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("Product")), isConfirmed: true, confirmation: {kind: "PlatformConfirmed", title: "هویت و نشانی شرکت", issuer: "بازار صنعت", number: "BS-104872", issuedAt: "2024-05-07T00:00:00.000Z", validTo: "2027-05-08T00:00:00.000Z", file: {id: "f-sp-1", url: "/media/drawings/sp-1.webp", name: "بلبرینگ-6205.webp", mime: "image/webp", sizeBytes: 18452, width: 640, height: 640, thumbUrl: "/media/drawings/sp-1.webp?w=96"}, checkedAt: "2026-11-03T00:00:00.000Z", state: "Valid"}, membershipLevel: 2, yearsOnPlatform: 2, responseHours: 2, productCount: 1284, delegationCount: 3}, saleCityIds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("city-tehran")), isAvailable: true, isSponsored: false, updatedAt: "2026-11-12T08:30:00.000Z"})))


export const getListOffersByProductMockHandler = (overrideResponse?: ProductOffers | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductOffers> | ProductOffers), options?: RequestHandlerOptions) => {
  return http.get('*/supplierproducts/byproduct', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOffersByProductResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSupplierProductsMockHandler = (overrideResponse?: SupplierProductSearch | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SupplierProductSearch> | SupplierProductSearch), options?: RequestHandlerOptions) => {
  return http.get('*/supplierproducts/catalog', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSupplierProductsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSupplierProductCatalogMockHandler = (overrideResponse?: SupplierProductCatalog | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SupplierProductCatalog> | SupplierProductCatalog), options?: RequestHandlerOptions) => {
  return http.get('*/supplierproducts/:id/catalog', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSupplierProductCatalogResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListRelatedSupplierProductsMockHandler = (overrideResponse?: SupplierProduct[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SupplierProduct[]> | SupplierProduct[]), options?: RequestHandlerOptions) => {
  return http.get('*/supplierproducts/:id/related', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRelatedSupplierProductsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSupplierProductsMock = () => [
  getListOffersByProductMockHandler(),
  getListSupplierProductsMockHandler(),
  getGetSupplierProductCatalogMockHandler(),
  getListRelatedSupplierProductsMockHandler()
]
