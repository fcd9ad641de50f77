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
  WebsiteMenu
} from '../../model';


export const getListWebsiteMenusResponseMock = (): WebsiteMenu[] => ([{"id":"wm-footer-1","title":"بخش‌ها","target":"_self","position":"Footer","sortOrder":1,"requiresLogin":false,"children":[{"id":"wm-footer-1-1","title":"خدمات صنعتی","url":"/category/c-industrial-services/خدمات-صنعتی","target":"_self","position":"Footer","sortOrder":1,"requiresLogin":false,"children":[]},{"id":"wm-footer-1-2","title":"محصولات","url":"/category/c-products/محصولات","target":"_self","position":"Footer","sortOrder":2,"requiresLogin":false,"children":[]}]},{"id":"wm-footer-2","title":"بازار","target":"_self","position":"Footer","sortOrder":2,"requiresLogin":false,"children":[{"id":"wm-footer-2-1","title":"دربارهٔ بازار","url":"/page/about","target":"_self","position":"Footer","sortOrder":1,"requiresLogin":false,"children":[]},{"id":"wm-footer-2-2","title":"بازار چگونه کار می‌کند؟","url":"/how-it-work","target":"_self","position":"Footer","sortOrder":2,"requiresLogin":false,"children":[]}]}])


export const getListWebsiteMenusResponseMock200 = (): WebsiteMenu[] => ([{"id":"wm-footer-1","title":"بخش‌ها","target":"_self","position":"Footer","sortOrder":1,"requiresLogin":false,"children":[{"id":"wm-footer-1-1","title":"خدمات صنعتی","url":"/category/c-industrial-services/خدمات-صنعتی","target":"_self","position":"Footer","sortOrder":1,"requiresLogin":false,"children":[]},{"id":"wm-footer-1-2","title":"محصولات","url":"/category/c-products/محصولات","target":"_self","position":"Footer","sortOrder":2,"requiresLogin":false,"children":[]}]},{"id":"wm-footer-2","title":"بازار","target":"_self","position":"Footer","sortOrder":2,"requiresLogin":false,"children":[{"id":"wm-footer-2-1","title":"دربارهٔ بازار","url":"/page/about","target":"_self","position":"Footer","sortOrder":1,"requiresLogin":false,"children":[]},{"id":"wm-footer-2-2","title":"بازار چگونه کار می‌کند؟","url":"/how-it-work","target":"_self","position":"Footer","sortOrder":2,"requiresLogin":false,"children":[]}]}])


export const getListWebsiteMenusResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListWebsiteMenusResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListWebsiteMenusMockHandler = (overrideResponse?: WebsiteMenu[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WebsiteMenu[]> | WebsiteMenu[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/websitemenus/tree', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWebsiteMenusResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListWebsiteMenusMockHandler200 = (overrideResponse?: WebsiteMenu[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WebsiteMenu[]> | WebsiteMenu[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/websitemenus/tree', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWebsiteMenusResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListWebsiteMenusMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/websitemenus/tree', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWebsiteMenusResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListWebsiteMenusMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/websitemenus/tree', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWebsiteMenusResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getWebsiteMenusMock = () => [
  getListWebsiteMenusMockHandler()
]
