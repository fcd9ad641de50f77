/**
 * Generated from the contract; do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  BadRequestResponse,
  GoneResponse,
  MerchantDelegation,
  NotFoundResponse,
  PagedMerchantDelegation,
  PagedSupplierSummary,
  ProblemResponse,
  Supplier
} from '../../model';


export const getListMerchantDelegationsResponseMock = (): PagedMerchantDelegation => ({"totalCount":1,"pageNumber":1,"pageSize":10,"items":[{"id":"md-48-1","supplierId":"s-48","merchantId":"m-48","brand":"ZWZ","principalName":"ZWZ","principalCountry":"چین","title":"نمایندگی فروش ZWZ","scopeText":"فروش و خدمات پس از فروش بلبرینگ شیار عمیق، بلبرینگ تماس زاویه‌ای، بلبرینگ خودتنظیم، بلبرینگ کف‌گرد، رولبرینگ استوانه‌ای، رولبرینگ مخروطی، رولبرینگ بشکه‌ای، رولبرینگ سوزنی، یاتاقان با بدنه","categoryIds":["c-deep-groove-ball-bearing","c-angular-contact-ball-bearing"],"territory":{"cityIds":["city-urmia","city-isfahan"],"stateIds":["state-west-azerbaijan","state-fars"],"isNationwide":false},"isExclusive":false,"validFrom":"2025-03-20T00:00:00.000Z","validTo":"2027-05-27T00:00:00.000Z","state":"Active"}]})


export const getListMerchantDelegationsResponseMock200 = (): PagedMerchantDelegation => ({"totalCount":1,"pageNumber":1,"pageSize":10,"items":[{"id":"md-48-1","supplierId":"s-48","merchantId":"m-48","brand":"ZWZ","principalName":"ZWZ","principalCountry":"چین","title":"نمایندگی فروش ZWZ","scopeText":"فروش و خدمات پس از فروش بلبرینگ شیار عمیق، بلبرینگ تماس زاویه‌ای، بلبرینگ خودتنظیم، بلبرینگ کف‌گرد، رولبرینگ استوانه‌ای، رولبرینگ مخروطی، رولبرینگ بشکه‌ای، رولبرینگ سوزنی، یاتاقان با بدنه","categoryIds":["c-deep-groove-ball-bearing","c-angular-contact-ball-bearing"],"territory":{"cityIds":["city-urmia","city-isfahan"],"stateIds":["state-west-azerbaijan","state-fars"],"isNationwide":false},"isExclusive":false,"validFrom":"2025-03-20T00:00:00.000Z","validTo":"2027-05-27T00:00:00.000Z","state":"Active"}]})


export const getListMerchantDelegationsResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListMerchantDelegationsResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getGetMerchantDelegationResponseMock = (): MerchantDelegation => ({"id":"md-48-1","supplierId":"s-48","merchantId":"m-48","brand":"ZWZ","principalName":"ZWZ","principalCountry":"چین","title":"نمایندگی فروش ZWZ","scopeText":"فروش و خدمات پس از فروش بلبرینگ شیار عمیق، بلبرینگ تماس زاویه‌ای، بلبرینگ خودتنظیم، بلبرینگ کف‌گرد، رولبرینگ استوانه‌ای، رولبرینگ مخروطی، رولبرینگ بشکه‌ای، رولبرینگ سوزنی، یاتاقان با بدنه","categoryIds":["c-deep-groove-ball-bearing","c-angular-contact-ball-bearing"],"territory":{"cityIds":["city-urmia","city-isfahan"],"stateIds":["state-west-azerbaijan","state-fars"],"isNationwide":false},"isExclusive":false,"validFrom":"2025-03-20T00:00:00.000Z","validTo":"2027-05-27T00:00:00.000Z","state":"Active"})


export const getGetMerchantDelegationResponseMock200 = (): MerchantDelegation => ({"id":"md-48-1","supplierId":"s-48","merchantId":"m-48","brand":"ZWZ","principalName":"ZWZ","principalCountry":"چین","title":"نمایندگی فروش ZWZ","scopeText":"فروش و خدمات پس از فروش بلبرینگ شیار عمیق، بلبرینگ تماس زاویه‌ای، بلبرینگ خودتنظیم، بلبرینگ کف‌گرد، رولبرینگ استوانه‌ای، رولبرینگ مخروطی، رولبرینگ بشکه‌ای، رولبرینگ سوزنی، یاتاقان با بدنه","categoryIds":["c-deep-groove-ball-bearing","c-angular-contact-ball-bearing"],"territory":{"cityIds":["city-urmia","city-isfahan"],"stateIds":["state-west-azerbaijan","state-fars"],"isNationwide":false},"isExclusive":false,"validFrom":"2025-03-20T00:00:00.000Z","validTo":"2027-05-27T00:00:00.000Z","state":"Active"})


export const getGetMerchantDelegationResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getGetMerchantDelegationResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetMerchantDelegationResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getListSuppliersResponseMock = (): PagedSupplierSummary => ({"totalCount":1,"pageNumber":1,"pageSize":10,"items":[{"id":"s-51","name":"تولیدی گیربکس دُرافشان","slug":"تولیدی-گیربکس-دُرافشان","monogram":"گ‌د","cityName":"تهران","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-985042","issuedAt":"2025-04-16T00:00:00.000Z","validTo":"2028-04-15T00:00:00.000Z","checkedAt":"2026-10-06T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":6,"responseHours":24,"categoryNames":["بلبرینگ شیار عمیق","بلبرینگ کف‌گرد"],"brandNames":[],"productCount":6,"delegationCount":0}]})


export const getListSuppliersResponseMock200 = (): PagedSupplierSummary => ({"totalCount":1,"pageNumber":1,"pageSize":10,"items":[{"id":"s-51","name":"تولیدی گیربکس دُرافشان","slug":"تولیدی-گیربکس-دُرافشان","monogram":"گ‌د","cityName":"تهران","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-985042","issuedAt":"2025-04-16T00:00:00.000Z","validTo":"2028-04-15T00:00:00.000Z","checkedAt":"2026-10-06T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":6,"responseHours":24,"categoryNames":["بلبرینگ شیار عمیق","بلبرینگ کف‌گرد"],"brandNames":[],"productCount":6,"delegationCount":0}]})


export const getListSuppliersResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListSuppliersResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getGetSupplierResponseMock = (): Supplier => ({"id":"s-51","name":"تولیدی گیربکس دُرافشان","slug":"تولیدی-گیربکس-دُرافشان","monogram":"گ‌د","cityName":"تهران","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-985042","issuedAt":"2025-04-16T00:00:00.000Z","validTo":"2028-04-15T00:00:00.000Z","checkedAt":"2026-10-06T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":6,"responseHours":24,"productCount":6,"delegationCount":0,"merchantId":"m-51","legalName":"تولیدی گیربکس دُرافشان (سهامی خاص)","categories":[{"id":"c-deep-groove-ball-bearing","name":"بلبرینگ شیار عمیق","slug":"بلبرینگ-شیار-عمیق","level":4,"categoryType":"Product"},{"id":"c-angular-contact-ball-bearing","name":"بلبرینگ تماس زاویه‌ای","slug":"بلبرینگ-تماس-زاویه-ای","level":4,"categoryType":"Product"}],"aboutHtml":"<p>از سال ۱۳۷۸ بلبرینگ و کاسه‌نمد تأمین می‌کنیم.</p>","establishedYear":2003,"employeesBand":"11-50","nationalId":"16178621191","registrationNumber":"102021","economicCode":"419187986447","stateId":"state-tehran","cityId":"city-tehran","addressText":"تهران، بلوار آزادگان، پلاک ۴۰","phones":[{"title":"دفتر فروش","number":"021-55500987"}],"website":"https://supplier-51.example","socials":[],"workingHours":[{"weekday":"Saturday","opens":"07:30","closes":"17:00"},{"weekday":"Sunday","opens":"07:30","closes":"17:00"}],"saleCities":[{"id":"city-tehran","name":"تهران"},{"id":"city-shiraz","name":"شیراز"}],"certificates":[{"kind":"IsoCertificate","title":"ISO 9001:2015","issuer":"نهاد گواهی‌دهندهٔ تأیید صلاحیت‌شده","number":"QMS-212987","issuedAt":"2023-08-22T00:00:00.000Z","validTo":"2026-08-21T00:00:00.000Z","checkedAt":"2026-10-20T00:00:00.000Z","state":"Expired"}],"evidences":[{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-985042","issuedAt":"2025-04-16T00:00:00.000Z","validTo":"2028-04-15T00:00:00.000Z","checkedAt":"2026-10-06T00:00:00.000Z","state":"Valid"},{"kind":"ENamad","title":"نماد اعتماد الکترونیکی","issuer":"مرکز توسعهٔ تجارت الکترونیکی","state":"Pending"}],"stats":{"productCount":6,"contentCount":0,"delegationCount":0,"visitCount":14404,"responseRate":82,"responseHours":24,"requestCount":386},"isActive":true,"seo":{"title":"تولیدی گیربکس دُرافشان","canonicalPath":"/supplier/s-51/تولیدی-گیربکس-دُرافشان","noindex":false}})


export const getGetSupplierResponseMock200 = (): Supplier => ({"id":"s-51","name":"تولیدی گیربکس دُرافشان","slug":"تولیدی-گیربکس-دُرافشان","monogram":"گ‌د","cityName":"تهران","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-985042","issuedAt":"2025-04-16T00:00:00.000Z","validTo":"2028-04-15T00:00:00.000Z","checkedAt":"2026-10-06T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":6,"responseHours":24,"productCount":6,"delegationCount":0,"merchantId":"m-51","legalName":"تولیدی گیربکس دُرافشان (سهامی خاص)","categories":[{"id":"c-deep-groove-ball-bearing","name":"بلبرینگ شیار عمیق","slug":"بلبرینگ-شیار-عمیق","level":4,"categoryType":"Product"},{"id":"c-angular-contact-ball-bearing","name":"بلبرینگ تماس زاویه‌ای","slug":"بلبرینگ-تماس-زاویه-ای","level":4,"categoryType":"Product"}],"aboutHtml":"<p>از سال ۱۳۷۸ بلبرینگ و کاسه‌نمد تأمین می‌کنیم.</p>","establishedYear":2003,"employeesBand":"11-50","nationalId":"16178621191","registrationNumber":"102021","economicCode":"419187986447","stateId":"state-tehran","cityId":"city-tehran","addressText":"تهران، بلوار آزادگان، پلاک ۴۰","phones":[{"title":"دفتر فروش","number":"021-55500987"}],"website":"https://supplier-51.example","socials":[],"workingHours":[{"weekday":"Saturday","opens":"07:30","closes":"17:00"},{"weekday":"Sunday","opens":"07:30","closes":"17:00"}],"saleCities":[{"id":"city-tehran","name":"تهران"},{"id":"city-shiraz","name":"شیراز"}],"certificates":[{"kind":"IsoCertificate","title":"ISO 9001:2015","issuer":"نهاد گواهی‌دهندهٔ تأیید صلاحیت‌شده","number":"QMS-212987","issuedAt":"2023-08-22T00:00:00.000Z","validTo":"2026-08-21T00:00:00.000Z","checkedAt":"2026-10-20T00:00:00.000Z","state":"Expired"}],"evidences":[{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-985042","issuedAt":"2025-04-16T00:00:00.000Z","validTo":"2028-04-15T00:00:00.000Z","checkedAt":"2026-10-06T00:00:00.000Z","state":"Valid"},{"kind":"ENamad","title":"نماد اعتماد الکترونیکی","issuer":"مرکز توسعهٔ تجارت الکترونیکی","state":"Pending"}],"stats":{"productCount":6,"contentCount":0,"delegationCount":0,"visitCount":14404,"responseRate":82,"responseHours":24,"requestCount":386},"isActive":true,"seo":{"title":"تولیدی گیربکس دُرافشان","canonicalPath":"/supplier/s-51/تولیدی-گیربکس-دُرافشان","noindex":false}})


export const getGetSupplierResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getGetSupplierResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetSupplierResponseMock410 = (): GoneResponse => ({"type":"urn:bazaar:problem:gone","title":"دیگر در دسترس نیست.","status":410,"detail":"این دسته دیگر فعال نیست.","code":"gone","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetSupplierResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListMerchantDelegationsMockHandler = (overrideResponse?: PagedMerchantDelegation | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedMerchantDelegation> | PagedMerchantDelegation), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/merchantdelegations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMerchantDelegationsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListMerchantDelegationsMockHandler200 = (overrideResponse?: PagedMerchantDelegation | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedMerchantDelegation> | PagedMerchantDelegation), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/merchantdelegations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMerchantDelegationsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListMerchantDelegationsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/merchantdelegations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMerchantDelegationsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListMerchantDelegationsMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/merchantdelegations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMerchantDelegationsResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetMerchantDelegationMockHandler = (overrideResponse?: MerchantDelegation | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MerchantDelegation> | MerchantDelegation), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/merchantdelegations/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMerchantDelegationResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetMerchantDelegationMockHandler200 = (overrideResponse?: MerchantDelegation | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MerchantDelegation> | MerchantDelegation), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/merchantdelegations/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMerchantDelegationResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetMerchantDelegationMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/merchantdelegations/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMerchantDelegationResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetMerchantDelegationMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/merchantdelegations/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMerchantDelegationResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetMerchantDelegationMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/merchantdelegations/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMerchantDelegationResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListSuppliersMockHandler = (overrideResponse?: PagedSupplierSummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedSupplierSummary> | PagedSupplierSummary), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/suppliers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSuppliersResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListSuppliersMockHandler200 = (overrideResponse?: PagedSupplierSummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedSupplierSummary> | PagedSupplierSummary), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/suppliers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSuppliersResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListSuppliersMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/suppliers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSuppliersResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListSuppliersMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/suppliers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSuppliersResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetSupplierMockHandler = (overrideResponse?: Supplier | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Supplier> | Supplier), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/suppliers/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSupplierResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetSupplierMockHandler200 = (overrideResponse?: Supplier | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Supplier> | Supplier), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/suppliers/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSupplierResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetSupplierMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/suppliers/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSupplierResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetSupplierMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/suppliers/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSupplierResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetSupplierMockHandler410 = (overrideResponse?: GoneResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GoneResponse> | GoneResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/suppliers/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSupplierResponseMock410(),
      { status: 410, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetSupplierMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/suppliers/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSupplierResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getSuppliersMock = () => [
  getListMerchantDelegationsMockHandler(),
  getGetMerchantDelegationMockHandler(),
  getListSuppliersMockHandler(),
  getGetSupplierMockHandler()
]
