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
  Customer
} from '../../model';


export const getGetCustomerProfileResponseMock = (): Customer => ({"id":"cu-1","userId":"usr-1","personId":"pe-1","kind":"Person","firstName":"کاربر","lastName":"نمونه","phoneNumber":"09120000001","roles":["Consumer"],"permissions":["favorites.manage","profile.read"],"completeness":30,"version":1})


export const getGetCustomerProfileMockHandler = (overrideResponse?: Customer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Customer> | Customer), options?: RequestHandlerOptions) => {
  return http.get('*/customers/profile', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomerProfileResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCustomersMock = () => [
  getGetCustomerProfileMockHandler()
]
