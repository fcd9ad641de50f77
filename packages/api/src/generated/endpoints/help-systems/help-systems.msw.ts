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


export const getGetHelpItemResponseMock = (): HelpItem => ({"frontUniqueId":"product","title":"راهنمای صفحهٔ محصول","bodyHtml":"<p>مشخصات فنی، قیمت و تأمین‌کننده در یک صفحه است.</p>","steps":[{"title":"واحد را عوض کنید","text":"کنار هر عدد واحد آن هست؛ با زدن آن واحد دیگری را برگزینید.","image":{"id":"f-screen-record","url":"/media/drawings/screen-record.webp","name":"screen-record.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440}},{"title":"فایل‌ها را بگیرید","text":"برگهٔ مشخصات، نقشه و مدل سه‌بعدی با نوع و حجم فهرست شده است.","image":{"id":"f-screen-files","url":"/media/drawings/screen-files.webp","name":"screen-files.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440}}],"videos":[{"id":"v-3","title":"ثبت نخستین درخواست مستقیم","description":"در صفحهٔ کالا «درخواست مستقیم» را بزنید. مقدار، واحد و ویژگی‌های لازم هر قلم را بنویسید. آدرس تحویل و زمان نیاز را برگزینید. نقشه و مدارک لازم را پیوست کنید. درخواست را بازبینی، تأیید و منتشر کنید.","cover":{"id":"f-v-3","url":"/media/drawings/v-3.webp","name":"v-3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":360},"sources":[{"url":"/media/videos/v-3-720.webm","mime":"video/webm","height":720},{"url":"/media/videos/v-3-360.webm","mime":"video/webm","height":360}],"durationSeconds":40,"captions":[{"lang":"fa","url":"/media/captions/v-3.fa.vtt"}],"tags":["how-it-work","سفارش"],"chapters":[{"startSeconds":0,"title":"نوشتن درخواست"},{"startSeconds":24,"title":"پیوست و ارسال"}],"visitCount":1115,"publishedAt":"2026-10-13T08:00:00.000Z"}],"relatedIds":["direct-order","supplier"],"updatedAt":"2026-11-06T08:00:00.000Z"})


export const getGetHelpItemResponseMock200 = (): HelpItem => ({"frontUniqueId":"product","title":"راهنمای صفحهٔ محصول","bodyHtml":"<p>مشخصات فنی، قیمت و تأمین‌کننده در یک صفحه است.</p>","steps":[{"title":"واحد را عوض کنید","text":"کنار هر عدد واحد آن هست؛ با زدن آن واحد دیگری را برگزینید.","image":{"id":"f-screen-record","url":"/media/drawings/screen-record.webp","name":"screen-record.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440}},{"title":"فایل‌ها را بگیرید","text":"برگهٔ مشخصات، نقشه و مدل سه‌بعدی با نوع و حجم فهرست شده است.","image":{"id":"f-screen-files","url":"/media/drawings/screen-files.webp","name":"screen-files.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440}}],"videos":[{"id":"v-3","title":"ثبت نخستین درخواست مستقیم","description":"در صفحهٔ کالا «درخواست مستقیم» را بزنید. مقدار، واحد و ویژگی‌های لازم هر قلم را بنویسید. آدرس تحویل و زمان نیاز را برگزینید. نقشه و مدارک لازم را پیوست کنید. درخواست را بازبینی، تأیید و منتشر کنید.","cover":{"id":"f-v-3","url":"/media/drawings/v-3.webp","name":"v-3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":360},"sources":[{"url":"/media/videos/v-3-720.webm","mime":"video/webm","height":720},{"url":"/media/videos/v-3-360.webm","mime":"video/webm","height":360}],"durationSeconds":40,"captions":[{"lang":"fa","url":"/media/captions/v-3.fa.vtt"}],"tags":["how-it-work","سفارش"],"chapters":[{"startSeconds":0,"title":"نوشتن درخواست"},{"startSeconds":24,"title":"پیوست و ارسال"}],"visitCount":1115,"publishedAt":"2026-10-13T08:00:00.000Z"}],"relatedIds":["direct-order","supplier"],"updatedAt":"2026-11-06T08:00:00.000Z"})


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
