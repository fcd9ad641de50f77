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
  UnitOfMeasurement
} from '../../model';


faker.seed(1405);

export const getListUnitsOfMeasurementResponseMock = (): UnitOfMeasurement[] => (Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: "tu-piece", title: "عدد", symbol: "عدد", isDiscrete: true, quantityId: "q-mass"})))

export const getFilterUnitsOfMeasurementResponseMock = (): UnitOfMeasurement[] => (Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: "tu-piece", title: "عدد", symbol: "عدد", isDiscrete: true, quantityId: "q-mass"})))


export const getListUnitsOfMeasurementMockHandler = (overrideResponse?: UnitOfMeasurement[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnitOfMeasurement[]> | UnitOfMeasurement[]), options?: RequestHandlerOptions) => {
  return http.get('*/unitofmeasurements', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUnitsOfMeasurementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFilterUnitsOfMeasurementMockHandler = (overrideResponse?: UnitOfMeasurement[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnitOfMeasurement[]> | UnitOfMeasurement[]), options?: RequestHandlerOptions) => {
  return http.get('*/unitofmeasurements/filter', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFilterUnitsOfMeasurementResponseMock(),
      { status: 200
      })
  }, options)
}
export const getUnitsMock = () => [
  getListUnitsOfMeasurementMockHandler(),
  getFilterUnitsOfMeasurementMockHandler()
]
