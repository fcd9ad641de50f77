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


export const getListMerchantDelegationsResponseMock = (): PagedMerchantDelegation => ({"totalCount":134,"pageNumber":1,"pageSize":10,"items":[{"id":"md-111-2","supplierId":"s-111","merchantId":"m-111","brand":"Unbrako","principalName":"Unbrako","principalCountry":"انگلستان","title":"نمایندگی فروش Unbrako","scopeText":"فروش و خدمات پس از فروش پیچ شش‌گوش، پیچ آلن، استاد بولت، مهرهٔ شش‌گوش، واشر تخت","categoryIds":["c-hex-bolt","c-socket-head-screw"],"territory":{"cityIds":[],"stateIds":[],"isNationwide":true},"isExclusive":false,"validFrom":"2024-09-16T00:00:00.000Z","state":"Active"},{"id":"md-115-1","supplierId":"s-115","merchantId":"m-115","brand":"Böhler","principalName":"Böhler","principalCountry":"اتریش","title":"نمایندگی فروش Böhler","scopeText":"فروش و خدمات پس از فروش الکترود جوشکاری","categoryIds":["c-welding-electrode"],"territory":{"cityIds":["city-karaj","city-tabriz"],"stateIds":["state-alborz","state-qazvin"],"isNationwide":false},"isExclusive":false,"validFrom":"2024-12-09T00:00:00.000Z","state":"Active"}]})


export const getListMerchantDelegationsResponseMock200 = (): PagedMerchantDelegation => ({"totalCount":134,"pageNumber":1,"pageSize":10,"items":[{"id":"md-111-2","supplierId":"s-111","merchantId":"m-111","brand":"Unbrako","principalName":"Unbrako","principalCountry":"انگلستان","title":"نمایندگی فروش Unbrako","scopeText":"فروش و خدمات پس از فروش پیچ شش‌گوش، پیچ آلن، استاد بولت، مهرهٔ شش‌گوش، واشر تخت","categoryIds":["c-hex-bolt","c-socket-head-screw"],"territory":{"cityIds":[],"stateIds":[],"isNationwide":true},"isExclusive":false,"validFrom":"2024-09-16T00:00:00.000Z","state":"Active"},{"id":"md-115-1","supplierId":"s-115","merchantId":"m-115","brand":"Böhler","principalName":"Böhler","principalCountry":"اتریش","title":"نمایندگی فروش Böhler","scopeText":"فروش و خدمات پس از فروش الکترود جوشکاری","categoryIds":["c-welding-electrode"],"territory":{"cityIds":["city-karaj","city-tabriz"],"stateIds":["state-alborz","state-qazvin"],"isNationwide":false},"isExclusive":false,"validFrom":"2024-12-09T00:00:00.000Z","state":"Active"}]})


export const getListMerchantDelegationsResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListMerchantDelegationsResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getGetMerchantDelegationResponseMock = (): MerchantDelegation => ({"id":"md-111-2","supplierId":"s-111","merchantId":"m-111","brand":"Unbrako","principalName":"Unbrako","principalCountry":"انگلستان","title":"نمایندگی فروش Unbrako","scopeText":"فروش و خدمات پس از فروش پیچ شش‌گوش، پیچ آلن، استاد بولت، مهرهٔ شش‌گوش، واشر تخت","categoryIds":["c-hex-bolt","c-socket-head-screw"],"territory":{"cityIds":[],"stateIds":[],"isNationwide":true},"isExclusive":false,"validFrom":"2024-09-16T00:00:00.000Z","state":"Active"})


export const getGetMerchantDelegationResponseMock200 = (): MerchantDelegation => ({"id":"md-111-2","supplierId":"s-111","merchantId":"m-111","brand":"Unbrako","principalName":"Unbrako","principalCountry":"انگلستان","title":"نمایندگی فروش Unbrako","scopeText":"فروش و خدمات پس از فروش پیچ شش‌گوش، پیچ آلن، استاد بولت، مهرهٔ شش‌گوش، واشر تخت","categoryIds":["c-hex-bolt","c-socket-head-screw"],"territory":{"cityIds":[],"stateIds":[],"isNationwide":true},"isExclusive":false,"validFrom":"2024-09-16T00:00:00.000Z","state":"Active"})


export const getGetMerchantDelegationResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getGetMerchantDelegationResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetMerchantDelegationResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getListSuppliersResponseMock = (): PagedSupplierSummary => ({"totalCount":194,"pageNumber":1,"pageSize":10,"items":[{"id":"s-86","name":"کارخانهٔ الکتروموتور مهرافزون","slug":"کارخانهٔ-الکتروموتور-مهرافزون","monogram":"ام","cityName":"اهواز","kinds":["Manufacturer"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-812011","issuedAt":"2024-01-16T00:00:00.000Z","validTo":"2027-01-15T00:00:00.000Z","checkedAt":"2026-09-25T00:00:00.000Z","state":"Valid"},"membershipLevel":3,"yearsOnPlatform":6,"responseHours":24,"categoryNames":["الکتروموتور سه‌فاز","الکتروموتور تک‌فاز","گیربکس حلزونی"],"brandNames":["SIEMENS","WEG"],"productCount":20,"delegationCount":2},{"id":"s-35","name":"مجتمع قالب و تزریق ژرف‌کار","slug":"مجتمع-قالب-و-تزریق-ژرف-کار","monogram":"قژ","cityName":"شیراز","kinds":["ServiceProvider","Manufacturer"],"categoryTypes":["IndustrialService"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-445136","issuedAt":"2024-05-17T00:00:00.000Z","validTo":"2027-05-17T00:00:00.000Z","checkedAt":"2026-11-09T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":4,"responseHours":6,"categoryNames":["ساخت قالب تزریق","تزریق پلاستیک"],"brandNames":[],"productCount":11,"delegationCount":0}]})


export const getListSuppliersResponseMock200 = (): PagedSupplierSummary => ({"totalCount":194,"pageNumber":1,"pageSize":10,"items":[{"id":"s-86","name":"کارخانهٔ الکتروموتور مهرافزون","slug":"کارخانهٔ-الکتروموتور-مهرافزون","monogram":"ام","cityName":"اهواز","kinds":["Manufacturer"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-812011","issuedAt":"2024-01-16T00:00:00.000Z","validTo":"2027-01-15T00:00:00.000Z","checkedAt":"2026-09-25T00:00:00.000Z","state":"Valid"},"membershipLevel":3,"yearsOnPlatform":6,"responseHours":24,"categoryNames":["الکتروموتور سه‌فاز","الکتروموتور تک‌فاز","گیربکس حلزونی"],"brandNames":["SIEMENS","WEG"],"productCount":20,"delegationCount":2},{"id":"s-35","name":"مجتمع قالب و تزریق ژرف‌کار","slug":"مجتمع-قالب-و-تزریق-ژرف-کار","monogram":"قژ","cityName":"شیراز","kinds":["ServiceProvider","Manufacturer"],"categoryTypes":["IndustrialService"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-445136","issuedAt":"2024-05-17T00:00:00.000Z","validTo":"2027-05-17T00:00:00.000Z","checkedAt":"2026-11-09T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":4,"responseHours":6,"categoryNames":["ساخت قالب تزریق","تزریق پلاستیک"],"brandNames":[],"productCount":11,"delegationCount":0}]})


export const getListSuppliersResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListSuppliersResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getGetSupplierResponseMock = (): Supplier => ({"id":"s-1","merchantId":"m-1","name":"بازرگانی یاتاقان پارس","legalName":"شرکت یاتاقان‌گستر پارس (سهامی خاص)","slug":"بازرگانی-یاتاقان-پارس","monogram":"یپ","cityName":"تهران","kinds":["Distributor","Importer"],"categoryTypes":["Product"],"categories":[{"id":"c-deep-groove","name":"بلبرینگ شیار عمیق","slug":"بلبرینگ-شیار-عمیق","level":4,"categoryType":"Product"}],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","issuedAt":"2024-05-07T00:00:00.000Z","validTo":"2027-05-08T00:00:00.000Z","state":"Valid"},"membershipLevel":2,"yearsOnPlatform":2,"responseHours":2,"productCount":1284,"delegationCount":3,"aboutHtml":"<p>از سال ۱۳۷۸ بلبرینگ و کاسه‌نمد تأمین می‌کنیم.</p>","establishedYear":1999,"employeesBand":"۱۱ تا ۵۰ نفر","nationalId":"10102846151","stateId":"state-tehran","cityId":"city-tehran","addressText":"تهران، خیابان امیرکبیر، پاساژ کاشانی، پلاک ۳۱۸","phones":[{"title":"دفتر فروش","number":"021-55501234"}],"website":"https://yataghan-pars.example","socials":[],"workingHours":[{"weekday":"Saturday","opens":"08:00","closes":"17:00"},{"weekday":"Friday"}],"saleCities":[{"id":"city-tehran","name":"تهران"},{"id":"city-karaj","name":"کرج"}],"certificates":[{"kind":"IsoCertificate","title":"ISO 9001:2015","issuer":"نهاد گواهی‌دهندهٔ تأیید صلاحیت‌شده","validTo":"2027-01-04T00:00:00.000Z","state":"Valid"}],"evidences":[{"kind":"ENamad","title":"نماد اعتماد الکترونیکی","issuer":"مرکز توسعهٔ تجارت الکترونیکی","number":"248116","validTo":"2027-09-02T00:00:00.000Z","state":"Valid"}],"membership":{"planTitle":"طرح حرفه‌ای","level":2,"validTo":"2027-02-19T00:00:00.000Z"},"stats":{"productCount":1284,"contentCount":18,"delegationCount":3,"visitCount":15230,"responseRate":96,"responseHours":2,"requestCount":214},"isActive":true,"seo":{"title":"بازرگانی یاتاقان پارس","canonicalPath":"/supplier/s-1/بازرگانی-یاتاقان-پارس","noindex":false}})


export const getGetSupplierResponseMock200 = (): Supplier => ({"id":"s-1","merchantId":"m-1","name":"بازرگانی یاتاقان پارس","legalName":"شرکت یاتاقان‌گستر پارس (سهامی خاص)","slug":"بازرگانی-یاتاقان-پارس","monogram":"یپ","cityName":"تهران","kinds":["Distributor","Importer"],"categoryTypes":["Product"],"categories":[{"id":"c-deep-groove","name":"بلبرینگ شیار عمیق","slug":"بلبرینگ-شیار-عمیق","level":4,"categoryType":"Product"}],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","issuedAt":"2024-05-07T00:00:00.000Z","validTo":"2027-05-08T00:00:00.000Z","state":"Valid"},"membershipLevel":2,"yearsOnPlatform":2,"responseHours":2,"productCount":1284,"delegationCount":3,"aboutHtml":"<p>از سال ۱۳۷۸ بلبرینگ و کاسه‌نمد تأمین می‌کنیم.</p>","establishedYear":1999,"employeesBand":"۱۱ تا ۵۰ نفر","nationalId":"10102846151","stateId":"state-tehran","cityId":"city-tehran","addressText":"تهران، خیابان امیرکبیر، پاساژ کاشانی، پلاک ۳۱۸","phones":[{"title":"دفتر فروش","number":"021-55501234"}],"website":"https://yataghan-pars.example","socials":[],"workingHours":[{"weekday":"Saturday","opens":"08:00","closes":"17:00"},{"weekday":"Friday"}],"saleCities":[{"id":"city-tehran","name":"تهران"},{"id":"city-karaj","name":"کرج"}],"certificates":[{"kind":"IsoCertificate","title":"ISO 9001:2015","issuer":"نهاد گواهی‌دهندهٔ تأیید صلاحیت‌شده","validTo":"2027-01-04T00:00:00.000Z","state":"Valid"}],"evidences":[{"kind":"ENamad","title":"نماد اعتماد الکترونیکی","issuer":"مرکز توسعهٔ تجارت الکترونیکی","number":"248116","validTo":"2027-09-02T00:00:00.000Z","state":"Valid"}],"membership":{"planTitle":"طرح حرفه‌ای","level":2,"validTo":"2027-02-19T00:00:00.000Z"},"stats":{"productCount":1284,"contentCount":18,"delegationCount":3,"visitCount":15230,"responseRate":96,"responseHours":2,"requestCount":214},"isActive":true,"seo":{"title":"بازرگانی یاتاقان پارس","canonicalPath":"/supplier/s-1/بازرگانی-یاتاقان-پارس","noindex":false}})


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
