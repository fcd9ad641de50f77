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
  HelpItem,
  NotFoundResponse,
  ProblemResponse
} from '../../model';


export const getGetHelpItemResponseMock = (): HelpItem => ({"frontUniqueId":"product","title":"راهنمای صفحهٔ محصول","bodyHtml":"<p>مشخصات فنی، قیمت و تأمین‌کننده در یک صفحه است.</p>","steps":[{"title":"واحد را برگزینید","text":"کنار هر عدد واحد آن هست؛ با زدن آن واحد دیگری را انتخاب کنید."},{"title":"پیشنهادهای دیگر را ببینید","text":"زیر مشخصات، همین کالا از تأمین‌کنندگان دیگر هست."}],"videos":[],"relatedIds":["direct-order","supplier"],"updatedAt":"2026-10-12T06:00:00.000Z"})


export const getGetHelpItemResponseMock200 = (): HelpItem => ({"frontUniqueId":"product","title":"راهنمای صفحهٔ محصول","bodyHtml":"<p>مشخصات فنی، قیمت و تأمین‌کننده در یک صفحه است.</p>","steps":[{"title":"واحد را برگزینید","text":"کنار هر عدد واحد آن هست؛ با زدن آن واحد دیگری را انتخاب کنید."},{"title":"پیشنهادهای دیگر را ببینید","text":"زیر مشخصات، همین کالا از تأمین‌کنندگان دیگر هست."}],"videos":[],"relatedIds":["direct-order","supplier"],"updatedAt":"2026-10-12T06:00:00.000Z"})


export const getGetHelpItemResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getGetHelpItemResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetHelpItemResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetHelpItemMockHandler = (overrideResponse?: HelpItem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HelpItem> | HelpItem), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/helpsystems/byfrontuniqueid', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHelpItemResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetHelpItemMockHandler200 = (overrideResponse?: HelpItem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HelpItem> | HelpItem), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/helpsystems/byfrontuniqueid', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHelpItemResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetHelpItemMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/helpsystems/byfrontuniqueid', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHelpItemResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetHelpItemMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/helpsystems/byfrontuniqueid', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHelpItemResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetHelpItemMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/helpsystems/byfrontuniqueid', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHelpItemResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getHelpSystemsMock = () => [
  getGetHelpItemMockHandler()
]
