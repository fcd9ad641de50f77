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
  WebsiteMenu
} from '../../model';


export const getListWebsiteMenusResponseMock = (): WebsiteMenu[] => ([{"id":"wm-site","title":"بازار صنعت","target":"_self","position":"Footer","sortOrder":1,"requiresLogin":false,"children":[{"id":"wm-about","title":"درباره ما","url":"/page/about","target":"_self","position":"Footer","sortOrder":1,"requiresLogin":false,"children":[]}]}])


export const getListWebsiteMenusMockHandler = (overrideResponse?: WebsiteMenu[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WebsiteMenu[]> | WebsiteMenu[]), options?: RequestHandlerOptions) => {
  return http.get('*/websitemenus/tree', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWebsiteMenusResponseMock(),
      { status: 200
      })
  }, options)
}
export const getWebsiteMenusMock = () => [
  getListWebsiteMenusMockHandler()
]
