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
  MeasurementUnit,
  NotFoundResponse,
  ProblemResponse
} from '../../model';


export const getListMeasurementUnitsResponseMock = (): MeasurementUnit[] => ([{"id":"u-mm","quantityId":"q-length","title":"میلی‌متر","symbol":"mm","displayText":"mm","factor":1,"offset":0,"system":"SI","isBase":true},{"id":"u-inch","quantityId":"q-length","title":"اینچ","symbol":"in","displayText":"in","factor":25.4,"offset":0,"system":"Imperial","isBase":false}])


export const getListMeasurementUnitsResponseMock200 = (): MeasurementUnit[] => ([{"id":"u-mm","quantityId":"q-length","title":"میلی‌متر","symbol":"mm","displayText":"mm","factor":1,"offset":0,"system":"SI","isBase":true},{"id":"u-inch","quantityId":"q-length","title":"اینچ","symbol":"in","displayText":"in","factor":25.4,"offset":0,"system":"Imperial","isBase":false}])


export const getListMeasurementUnitsResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListMeasurementUnitsResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListMeasurementUnitsResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListMeasurementUnitsMockHandler = (overrideResponse?: MeasurementUnit[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MeasurementUnit[]> | MeasurementUnit[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/measurementquantities/:id/units', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMeasurementUnitsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListMeasurementUnitsMockHandler200 = (overrideResponse?: MeasurementUnit[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MeasurementUnit[]> | MeasurementUnit[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/measurementquantities/:id/units', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMeasurementUnitsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListMeasurementUnitsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/measurementquantities/:id/units', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMeasurementUnitsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListMeasurementUnitsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/measurementquantities/:id/units', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMeasurementUnitsResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListMeasurementUnitsMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/measurementquantities/:id/units', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMeasurementUnitsResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getMeasurementQuantitiesMock = () => [
  getListMeasurementUnitsMockHandler()
]
