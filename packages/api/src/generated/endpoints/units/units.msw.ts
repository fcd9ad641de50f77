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
  ProblemResponse,
  RateLimitedResponse,
  UnitOfMeasurement
} from '../../model';


export const getListUnitsOfMeasurementResponseMock = (): UnitOfMeasurement[] => ([{"id":"tu-piece","title":"عدد","symbol":"عدد","isDiscrete":true},{"id":"tu-device","title":"دستگاه","symbol":"دستگاه","isDiscrete":true}])


export const getListUnitsOfMeasurementResponseMock200 = (): UnitOfMeasurement[] => ([{"id":"tu-piece","title":"عدد","symbol":"عدد","isDiscrete":true},{"id":"tu-device","title":"دستگاه","symbol":"دستگاه","isDiscrete":true}])


export const getListUnitsOfMeasurementResponseMock429 = (): RateLimitedResponse => ({"type":"urn:bazaar:problem:rate-limited","title":"کمی بعد دوباره تلاش کنید.","status":429,"code":"rate-limited","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListUnitsOfMeasurementResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getFilterUnitsOfMeasurementResponseMock = (): UnitOfMeasurement[] => ([{"id":"tu-kg","title":"کیلوگرم","symbol":"kg","isDiscrete":false,"quantityId":"q-mass"}])


export const getFilterUnitsOfMeasurementResponseMock200 = (): UnitOfMeasurement[] => ([{"id":"tu-kg","title":"کیلوگرم","symbol":"kg","isDiscrete":false,"quantityId":"q-mass"}])


export const getFilterUnitsOfMeasurementResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getFilterUnitsOfMeasurementResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListUnitsOfMeasurementMockHandler = (overrideResponse?: UnitOfMeasurement[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnitOfMeasurement[]> | UnitOfMeasurement[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/unitofmeasurements', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUnitsOfMeasurementResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListUnitsOfMeasurementMockHandler200 = (overrideResponse?: UnitOfMeasurement[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnitOfMeasurement[]> | UnitOfMeasurement[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/unitofmeasurements', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUnitsOfMeasurementResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListUnitsOfMeasurementMockHandler429 = (overrideResponse?: RateLimitedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RateLimitedResponse> | RateLimitedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/unitofmeasurements', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUnitsOfMeasurementResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListUnitsOfMeasurementMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/unitofmeasurements', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUnitsOfMeasurementResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getFilterUnitsOfMeasurementMockHandler = (overrideResponse?: UnitOfMeasurement[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnitOfMeasurement[]> | UnitOfMeasurement[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/unitofmeasurements/filter', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFilterUnitsOfMeasurementResponseMock(),
      { status: 200
      })
  }, options)
}


export const getFilterUnitsOfMeasurementMockHandler200 = (overrideResponse?: UnitOfMeasurement[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnitOfMeasurement[]> | UnitOfMeasurement[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/unitofmeasurements/filter', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFilterUnitsOfMeasurementResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getFilterUnitsOfMeasurementMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/unitofmeasurements/filter', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFilterUnitsOfMeasurementResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getFilterUnitsOfMeasurementMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/unitofmeasurements/filter', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFilterUnitsOfMeasurementResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getUnitsMock = () => [
  getListUnitsOfMeasurementMockHandler(),
  getFilterUnitsOfMeasurementMockHandler()
]
