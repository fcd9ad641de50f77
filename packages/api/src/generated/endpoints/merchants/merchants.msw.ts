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
  MerchantNameCheck,
  MerchantSaleSetting,
  NotFoundResponse,
  PagedMerchant,
  ProblemResponse,
  UnauthorizedResponse
} from '../../model';


export const getListMerchantsResponseMock = (): PagedMerchant => ({"totalCount":1,"pageNumber":1,"pageSize":10,"items":[{"id":"merchant-buyer-1","name":"صنایع نمونهٔ بازار","legalName":"شرکت صنایع نمونهٔ بازار (سهامی خاص)","kind":"Legal","nationalId":"14000000003","isConfirmed":true,"confirmedAt":"2025-10-18T08:00:00.000Z","stateId":"state-tehran","cityId":"city-tehran","phone":"021-55500100"}]})


export const getListMerchantsResponseMock200 = (): PagedMerchant => ({"totalCount":1,"pageNumber":1,"pageSize":10,"items":[{"id":"merchant-buyer-1","name":"صنایع نمونهٔ بازار","legalName":"شرکت صنایع نمونهٔ بازار (سهامی خاص)","kind":"Legal","nationalId":"14000000003","isConfirmed":true,"confirmedAt":"2025-10-18T08:00:00.000Z","stateId":"state-tehran","cityId":"city-tehran","phone":"021-55500100"}]})


export const getListMerchantsResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListMerchantsResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListMerchantsResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getListConfirmedMerchantsResponseMock = (): PagedMerchant => ({"totalCount":1,"pageNumber":1,"pageSize":10,"items":[{"id":"m-52","name":"تأمین یاتاقان سرودشت","legalName":"شرکت تولیدی یاتاقان سرودشت","kind":"Legal","nationalId":"15263171468","isConfirmed":true,"confirmedAt":"2024-08-15T00:00:00.000Z","stateId":"state-khorasan-razavi","cityId":"city-mashhad","phone":"051-55500537","supplierId":"s-52"}]})


export const getListConfirmedMerchantsResponseMock200 = (): PagedMerchant => ({"totalCount":1,"pageNumber":1,"pageSize":10,"items":[{"id":"m-52","name":"تأمین یاتاقان سرودشت","legalName":"شرکت تولیدی یاتاقان سرودشت","kind":"Legal","nationalId":"15263171468","isConfirmed":true,"confirmedAt":"2024-08-15T00:00:00.000Z","stateId":"state-khorasan-razavi","cityId":"city-mashhad","phone":"051-55500537","supplierId":"s-52"}]})


export const getListConfirmedMerchantsResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListConfirmedMerchantsResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getCheckMerchantNameResponseMock = (): MerchantNameCheck => ({"isValid":true,"suggestions":[]})


export const getCheckMerchantNameResponseMock200 = (): MerchantNameCheck => ({"isValid":true,"suggestions":[]})


export const getCheckMerchantNameResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getCheckMerchantNameResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getCheckMerchantNameResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getGetMerchantSaleSettingResponseMock = (): MerchantSaleSetting => ({"merchantId":"m-1","acceptsDirectOrder":true,"paymentTerms":["Cash","Check"],"deliveryMethods":["BuyerPickup","Freight"],"saleCityIds":["city-mashhad","city-isfahan"],"answerSlaHours":4,"requiredDocumentTypeIds":[]})


export const getGetMerchantSaleSettingResponseMock200 = (): MerchantSaleSetting => ({"merchantId":"m-1","acceptsDirectOrder":true,"paymentTerms":["Cash","Check"],"deliveryMethods":["BuyerPickup","Freight"],"saleCityIds":["city-mashhad","city-isfahan"],"answerSlaHours":4,"requiredDocumentTypeIds":[]})


export const getGetMerchantSaleSettingResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getGetMerchantSaleSettingResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetMerchantSaleSettingResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListMerchantsMockHandler = (overrideResponse?: PagedMerchant | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedMerchant> | PagedMerchant), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/merchants', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMerchantsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListMerchantsMockHandler200 = (overrideResponse?: PagedMerchant | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedMerchant> | PagedMerchant), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/merchants', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMerchantsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListMerchantsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/merchants', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMerchantsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListMerchantsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/merchants', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMerchantsResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListMerchantsMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/merchants', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMerchantsResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListConfirmedMerchantsMockHandler = (overrideResponse?: PagedMerchant | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedMerchant> | PagedMerchant), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/merchants/confirmed', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListConfirmedMerchantsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListConfirmedMerchantsMockHandler200 = (overrideResponse?: PagedMerchant | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedMerchant> | PagedMerchant), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/merchants/confirmed', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListConfirmedMerchantsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListConfirmedMerchantsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/merchants/confirmed', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListConfirmedMerchantsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListConfirmedMerchantsMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/merchants/confirmed', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListConfirmedMerchantsResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getCheckMerchantNameMockHandler = (overrideResponse?: MerchantNameCheck | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MerchantNameCheck> | MerchantNameCheck), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/merchants/is-valid-name', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckMerchantNameResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCheckMerchantNameMockHandler200 = (overrideResponse?: MerchantNameCheck | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MerchantNameCheck> | MerchantNameCheck), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/merchants/is-valid-name', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckMerchantNameResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCheckMerchantNameMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/merchants/is-valid-name', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckMerchantNameResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCheckMerchantNameMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/merchants/is-valid-name', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckMerchantNameResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCheckMerchantNameMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/merchants/is-valid-name', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckMerchantNameResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetMerchantSaleSettingMockHandler = (overrideResponse?: MerchantSaleSetting | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MerchantSaleSetting> | MerchantSaleSetting), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/merchantsalesetting', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMerchantSaleSettingResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetMerchantSaleSettingMockHandler200 = (overrideResponse?: MerchantSaleSetting | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MerchantSaleSetting> | MerchantSaleSetting), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/merchantsalesetting', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMerchantSaleSettingResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetMerchantSaleSettingMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/merchantsalesetting', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMerchantSaleSettingResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetMerchantSaleSettingMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/merchantsalesetting', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMerchantSaleSettingResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetMerchantSaleSettingMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/merchantsalesetting', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMerchantSaleSettingResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getMerchantsMock = () => [
  getListMerchantsMockHandler(),
  getListConfirmedMerchantsMockHandler(),
  getCheckMerchantNameMockHandler(),
  getGetMerchantSaleSettingMockHandler()
]
