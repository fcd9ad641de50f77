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
  MeasurementUnit
} from '../../model';


export const getListMeasurementUnitsResponseMock = (): MeasurementUnit[] => ([{"id":"u-mm","quantityId":"q-length","title":"میلی‌متر","symbol":"mm","displayText":"mm","factor":1,"offset":0,"system":"SI","isBase":true},{"id":"u-inch","quantityId":"q-length","title":"اینچ","symbol":"in","displayText":"in","factor":25.4,"offset":0,"system":"Imperial","isBase":false}])


export const getListMeasurementUnitsMockHandler = (overrideResponse?: MeasurementUnit[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MeasurementUnit[]> | MeasurementUnit[]), options?: RequestHandlerOptions) => {
  return http.get('*/measurementquantities/:id/units', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMeasurementUnitsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMeasurementQuantitiesMock = () => [
  getListMeasurementUnitsMockHandler()
]
