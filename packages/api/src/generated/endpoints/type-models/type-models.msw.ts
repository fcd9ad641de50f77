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
  EnumCatalog,
  EnumItem,
  NotFoundResponse,
  ProblemResponse,
  RateLimitedResponse,
  TypeModel
} from '../../model';


export const getListEnumsResponseMock = (): EnumCatalog => ({"CustomerKind":[{"value":"Person","name":"Person","displayText":"شخص حقیقی","sortOrder":0},{"value":"Company","name":"Company","displayText":"شخص حقوقی","sortOrder":1}],"Gender":[{"value":"Female","name":"Female","displayText":"زن","sortOrder":0},{"value":"Male","name":"Male","displayText":"مرد","sortOrder":1}]})


export const getListEnumsResponseMock200 = (): EnumCatalog => ({"CustomerKind":[{"value":"Person","name":"Person","displayText":"شخص حقیقی","sortOrder":0},{"value":"Company","name":"Company","displayText":"شخص حقوقی","sortOrder":1}],"Gender":[{"value":"Female","name":"Female","displayText":"زن","sortOrder":0},{"value":"Male","name":"Male","displayText":"مرد","sortOrder":1}]})


export const getListEnumsResponseMock429 = (): RateLimitedResponse => ({"type":"urn:bazaar:problem:rate-limited","title":"کمی بعد دوباره تلاش کنید.","status":429,"code":"rate-limited","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListEnumsResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getGetEnumResponseMock = (): EnumItem[] => ([{"value":"Manufacturer","name":"Manufacturer","displayText":"تولیدکننده","sortOrder":0},{"value":"Distributor","name":"Distributor","displayText":"توزیع‌کننده","sortOrder":1},{"value":"Importer","name":"Importer","displayText":"واردکننده","sortOrder":2}])


export const getGetEnumResponseMock200 = (): EnumItem[] => ([{"value":"Manufacturer","name":"Manufacturer","displayText":"تولیدکننده","sortOrder":0},{"value":"Distributor","name":"Distributor","displayText":"توزیع‌کننده","sortOrder":1},{"value":"Importer","name":"Importer","displayText":"واردکننده","sortOrder":2}])


export const getGetEnumResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getGetEnumResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetEnumResponseMock429 = (): RateLimitedResponse => ({"type":"urn:bazaar:problem:rate-limited","title":"کمی بعد دوباره تلاش کنید.","status":429,"code":"rate-limited","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetEnumResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getListTypeModelsResponseMock = (): TypeModel[] => ([{"id":"jt-purchasing-manager","title":"مدیر خرید"},{"id":"jt-purchasing-expert","title":"کارشناس خرید"},{"id":"jt-engineer","title":"مهندس"}])


export const getListTypeModelsResponseMock200 = (): TypeModel[] => ([{"id":"jt-purchasing-manager","title":"مدیر خرید"},{"id":"jt-purchasing-expert","title":"کارشناس خرید"},{"id":"jt-engineer","title":"مهندس"}])


export const getListTypeModelsResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListTypeModelsResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListTypeModelsResponseMock429 = (): RateLimitedResponse => ({"type":"urn:bazaar:problem:rate-limited","title":"کمی بعد دوباره تلاش کنید.","status":429,"code":"rate-limited","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListTypeModelsResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListEnumsMockHandler = (overrideResponse?: EnumCatalog | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EnumCatalog> | EnumCatalog), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/shared/typemodels/enums', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEnumsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListEnumsMockHandler200 = (overrideResponse?: EnumCatalog | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EnumCatalog> | EnumCatalog), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/shared/typemodels/enums', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEnumsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListEnumsMockHandler429 = (overrideResponse?: RateLimitedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RateLimitedResponse> | RateLimitedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/shared/typemodels/enums', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEnumsResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListEnumsMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/shared/typemodels/enums', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEnumsResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetEnumMockHandler = (overrideResponse?: EnumItem[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EnumItem[]> | EnumItem[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/shared/typemodels/enums/:name', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetEnumResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetEnumMockHandler200 = (overrideResponse?: EnumItem[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EnumItem[]> | EnumItem[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/shared/typemodels/enums/:name', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetEnumResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetEnumMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/shared/typemodels/enums/:name', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetEnumResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetEnumMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/shared/typemodels/enums/:name', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetEnumResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetEnumMockHandler429 = (overrideResponse?: RateLimitedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RateLimitedResponse> | RateLimitedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/shared/typemodels/enums/:name', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetEnumResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetEnumMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/shared/typemodels/enums/:name', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetEnumResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListTypeModelsMockHandler = (overrideResponse?: TypeModel[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TypeModel[]> | TypeModel[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/shared/typemodels/:name', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTypeModelsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListTypeModelsMockHandler200 = (overrideResponse?: TypeModel[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TypeModel[]> | TypeModel[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/shared/typemodels/:name', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTypeModelsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListTypeModelsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/shared/typemodels/:name', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTypeModelsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListTypeModelsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/shared/typemodels/:name', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTypeModelsResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListTypeModelsMockHandler429 = (overrideResponse?: RateLimitedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RateLimitedResponse> | RateLimitedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/shared/typemodels/:name', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTypeModelsResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListTypeModelsMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/shared/typemodels/:name', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTypeModelsResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getTypeModelsMock = () => [
  getListEnumsMockHandler(),
  getGetEnumMockHandler(),
  getListTypeModelsMockHandler()
]
