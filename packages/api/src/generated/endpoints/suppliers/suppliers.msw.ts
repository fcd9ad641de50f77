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
  MerchantDelegation,
  PagedMerchantDelegation,
  PagedSupplierSummary,
  Supplier
} from '../../model';


faker.seed(1405);

export const getListMerchantDelegationsResponseMock = (overrideResponse: Partial<Extract<PagedMerchantDelegation, object>> = {}): PagedMerchantDelegation => ({totalCount: 136, pageNumber: 1, pageSize: 10, items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: "md-1-1", supplierId: "s-1", merchantId: "m-1", brand: "SKF", principalName: "SKF", principalCountry: "سوئد", title: "نمایندگی فروش SKF", scopeText: "فروش و خدمات پس از فروش بلبرینگ", categoryIds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("c-deep-groove")), territory: {cityIds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("city-tehran")), stateIds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("state-tehran")), isNationwide: false}, isExclusive: false, certificateFile: {id: "f-sp-1", url: "/media/drawings/sp-1.webp", name: "بلبرینگ-6205.webp", mime: "image/webp", sizeBytes: 18452, width: 640, height: 640, thumbUrl: "/media/drawings/sp-1.webp?w=96"}, validFrom: "2025-03-21T00:00:00.000Z", validTo: "2028-03-19T00:00:00.000Z", state: "Active"})), ...overrideResponse})

export const getGetMerchantDelegationResponseMock = (overrideResponse: Partial<Extract<MerchantDelegation, object>> = {}): MerchantDelegation => ({id: "md-1-1", supplierId: "s-1", merchantId: "m-1", brand: "SKF", principalName: "SKF", principalCountry: "سوئد", title: "نمایندگی فروش SKF", scopeText: "فروش و خدمات پس از فروش بلبرینگ", categoryIds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("c-deep-groove")), territory: {cityIds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("city-tehran")), stateIds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("state-tehran")), isNationwide: false}, isExclusive: false, certificateFile: {id: "f-sp-1", url: "/media/drawings/sp-1.webp", name: "بلبرینگ-6205.webp", mime: "image/webp", sizeBytes: 18452, width: 640, height: 640, thumbUrl: "/media/drawings/sp-1.webp?w=96"}, validFrom: "2025-03-21T00:00:00.000Z", validTo: "2028-03-19T00:00:00.000Z", state: "Active", ...overrideResponse})

export const getListSuppliersResponseMock = (overrideResponse: Partial<Extract<PagedSupplierSummary, object>> = {}): PagedSupplierSummary => ({totalCount: 136, pageNumber: 1, pageSize: 10, items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: "s-1", name: "بازرگانی یاتاقان پارس", slug: "بازرگانی-یاتاقان-پارس", logo: {id: "f-sp-1", url: "/media/drawings/sp-1.webp", name: "بلبرینگ-6205.webp", mime: "image/webp", sizeBytes: 18452, width: 640, height: 640, thumbUrl: "/media/drawings/sp-1.webp?w=96"}, monogram: "یپ", cityName: "تهران", kinds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("Distributor")), categoryTypes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("Product")), isConfirmed: true, confirmation: {kind: "PlatformConfirmed", title: "هویت و نشانی شرکت", issuer: "بازار صنعت", number: "BS-104872", issuedAt: "2024-05-07T00:00:00.000Z", validTo: "2027-05-08T00:00:00.000Z", file: {id: "f-sp-1", url: "/media/drawings/sp-1.webp", name: "بلبرینگ-6205.webp", mime: "image/webp", sizeBytes: 18452, width: 640, height: 640, thumbUrl: "/media/drawings/sp-1.webp?w=96"}, checkedAt: "2026-11-03T00:00:00.000Z", state: "Valid"}, membershipLevel: 2, yearsOnPlatform: 2, responseHours: 2, productCount: 1284, delegationCount: 3})), ...overrideResponse})

export const getGetSupplierResponseMock = (): Supplier => ({"id":"s-1","merchantId":"m-1","name":"بازرگانی یاتاقان پارس","legalName":"شرکت یاتاقان‌گستر پارس (سهامی خاص)","slug":"بازرگانی-یاتاقان-پارس","monogram":"یپ","cityName":"تهران","kinds":["Distributor","Importer"],"categoryTypes":["Product"],"categories":[{"id":"c-deep-groove","name":"بلبرینگ شیار عمیق","slug":"بلبرینگ-شیار-عمیق","level":4,"categoryType":"Product"}],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","issuedAt":"2024-05-07T00:00:00.000Z","validTo":"2027-05-08T00:00:00.000Z","state":"Valid"},"membershipLevel":2,"yearsOnPlatform":2,"responseHours":2,"productCount":1284,"delegationCount":3,"aboutHtml":"<p>از سال ۱۳۷۸ بلبرینگ و کاسه‌نمد تأمین می‌کنیم.</p>","establishedYear":1999,"employeesBand":"۱۱ تا ۵۰ نفر","nationalId":"10102846151","stateId":"state-tehran","cityId":"city-tehran","addressText":"تهران، خیابان امیرکبیر، پاساژ کاشانی، پلاک ۳۱۸","phones":[{"title":"دفتر فروش","number":"021-55501234"}],"website":"https://yataghan-pars.example","socials":[],"workingHours":[{"weekday":"Saturday","opens":"08:00","closes":"17:00"},{"weekday":"Friday"}],"saleCities":[{"id":"city-tehran","name":"تهران"},{"id":"city-karaj","name":"کرج"}],"certificates":[{"kind":"IsoCertificate","title":"ISO 9001:2015","issuer":"نهاد گواهی‌دهندهٔ تأیید صلاحیت‌شده","validTo":"2027-01-04T00:00:00.000Z","state":"Valid"}],"evidences":[{"kind":"ENamad","title":"نماد اعتماد الکترونیکی","issuer":"مرکز توسعهٔ تجارت الکترونیکی","number":"248116","validTo":"2027-09-02T00:00:00.000Z","state":"Valid"}],"membership":{"planTitle":"طرح حرفه‌ای","level":2,"validTo":"2027-02-19T00:00:00.000Z"},"stats":{"productCount":1284,"contentCount":18,"delegationCount":3,"visitCount":15230,"responseRate":96,"responseHours":2,"requestCount":214},"isActive":true,"seo":{"title":"بازرگانی یاتاقان پارس","canonicalPath":"/supplier/s-1/بازرگانی-یاتاقان-پارس","noindex":false}})


export const getListMerchantDelegationsMockHandler = (overrideResponse?: PagedMerchantDelegation | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedMerchantDelegation> | PagedMerchantDelegation), options?: RequestHandlerOptions) => {
  return http.get('*/merchantdelegations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMerchantDelegationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMerchantDelegationMockHandler = (overrideResponse?: MerchantDelegation | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MerchantDelegation> | MerchantDelegation), options?: RequestHandlerOptions) => {
  return http.get('*/merchantdelegations/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMerchantDelegationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSuppliersMockHandler = (overrideResponse?: PagedSupplierSummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedSupplierSummary> | PagedSupplierSummary), options?: RequestHandlerOptions) => {
  return http.get('*/suppliers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSuppliersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSupplierMockHandler = (overrideResponse?: Supplier | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Supplier> | Supplier), options?: RequestHandlerOptions) => {
  return http.get('*/suppliers/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSupplierResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSuppliersMock = () => [
  getListMerchantDelegationsMockHandler(),
  getGetMerchantDelegationMockHandler(),
  getListSuppliersMockHandler(),
  getGetSupplierMockHandler()
]
