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
  Advertisement,
  BadRequestResponse,
  ProblemResponse
} from '../../model';


export const getListAdvertisementsResponseMock = (): Advertisement[] => ([{"id":"ad-1","position":"home","title":"یاتاقان‌های صنعتی با تحویل روز بعد","imageDesktop":{"id":"f-ad-1-d","url":"/media/drawings/c-deep-groove-ball-bearing.webp","name":"ad-1.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"imageMobile":{"id":"f-ad-1-m","url":"/media/drawings/c-deep-groove-ball-bearing.webp","name":"ad-1.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"alt":"نقشهٔ بلبرینگ شیار عمیق","path":"/supplier/s-1/بازرگانی-یاتاقان-پارس","advertiserName":"بازرگانی یاتاقان پارس","startsAt":"2026-11-01T00:00:00.000Z","endsAt":"2026-12-31T00:00:00.000Z","priority":10}])


export const getListAdvertisementsResponseMock200 = (): Advertisement[] => ([{"id":"ad-1","position":"home","title":"یاتاقان‌های صنعتی با تحویل روز بعد","imageDesktop":{"id":"f-ad-1-d","url":"/media/drawings/c-deep-groove-ball-bearing.webp","name":"ad-1.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"imageMobile":{"id":"f-ad-1-m","url":"/media/drawings/c-deep-groove-ball-bearing.webp","name":"ad-1.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"alt":"نقشهٔ بلبرینگ شیار عمیق","path":"/supplier/s-1/بازرگانی-یاتاقان-پارس","advertiserName":"بازرگانی یاتاقان پارس","startsAt":"2026-11-01T00:00:00.000Z","endsAt":"2026-12-31T00:00:00.000Z","priority":10}])


export const getListAdvertisementsResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListAdvertisementsResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListAdvertisementsMockHandler = (overrideResponse?: Advertisement[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Advertisement[]> | Advertisement[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/advertisements', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAdvertisementsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListAdvertisementsMockHandler200 = (overrideResponse?: Advertisement[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Advertisement[]> | Advertisement[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/advertisements', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAdvertisementsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListAdvertisementsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/advertisements', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAdvertisementsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListAdvertisementsMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/advertisements', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAdvertisementsResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getAdvertisementsMock = () => [
  getListAdvertisementsMockHandler()
]
