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
  PagedMediaVideo,
  ProblemResponse
} from '../../model';


export const getListMediaVideosResponseMock = (): PagedMediaVideo => ({"totalCount":1,"pageNumber":1,"pageSize":10,"items":[{"id":"v-1","title":"جازدن بلبرینگ با گرم‌کن القایی","description":"شفت و محل نشیمن را پاک و اندازه‌گیری کنید. بلبرینگ را تا ۱۱۰ درجهٔ سلسیوس گرم کنید، نه بیشتر. با دستکش و در یک حرکت تا پیشانی شفت بنشانید. تا سرد شدن، فشار یکنواخت روی رینگ داخلی بماند. لقی و صدای چرخش را پیش از روان‌کاری بررسی کنید.","cover":{"id":"f-v-1","url":"/media/drawings/v-1.webp","name":"v-1.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":360},"sources":[{"url":"/media/videos/v-1-720.webm","mime":"video/webm","height":720},{"url":"/media/videos/v-1-360.webm","mime":"video/webm","height":360}],"durationSeconds":40,"captions":[{"lang":"fa","url":"/media/captions/v-1.fa.vtt"}],"tags":["نصب","بلبرینگ"],"categoryId":"c-deep-groove-ball-bearing","supplierId":"s-43","supplier":{"id":"s-43","name":"کارخانهٔ گیربکس فرازگام","slug":"کارخانهٔ-گیربکس-فرازگام"},"article":{"id":"pg-bearing-selection","slug":"راهنمای-انتخاب-بلبرینگ","title":"راهنمای انتخاب بلبرینگ"},"chapters":[{"startSeconds":0,"title":"آماده‌سازی"},{"startSeconds":16,"title":"نشاندن بلبرینگ"}],"visitCount":910,"publishedAt":"2026-11-04T08:00:00.000Z"}],"tagCounts":[{"tag":"بلبرینگ","count":1},{"tag":"نصب","count":1}],"supplierCount":1,"captionedCount":1})


export const getListMediaVideosResponseMock200 = (): PagedMediaVideo => ({"totalCount":1,"pageNumber":1,"pageSize":10,"items":[{"id":"v-1","title":"جازدن بلبرینگ با گرم‌کن القایی","description":"شفت و محل نشیمن را پاک و اندازه‌گیری کنید. بلبرینگ را تا ۱۱۰ درجهٔ سلسیوس گرم کنید، نه بیشتر. با دستکش و در یک حرکت تا پیشانی شفت بنشانید. تا سرد شدن، فشار یکنواخت روی رینگ داخلی بماند. لقی و صدای چرخش را پیش از روان‌کاری بررسی کنید.","cover":{"id":"f-v-1","url":"/media/drawings/v-1.webp","name":"v-1.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":360},"sources":[{"url":"/media/videos/v-1-720.webm","mime":"video/webm","height":720},{"url":"/media/videos/v-1-360.webm","mime":"video/webm","height":360}],"durationSeconds":40,"captions":[{"lang":"fa","url":"/media/captions/v-1.fa.vtt"}],"tags":["نصب","بلبرینگ"],"categoryId":"c-deep-groove-ball-bearing","supplierId":"s-43","supplier":{"id":"s-43","name":"کارخانهٔ گیربکس فرازگام","slug":"کارخانهٔ-گیربکس-فرازگام"},"article":{"id":"pg-bearing-selection","slug":"راهنمای-انتخاب-بلبرینگ","title":"راهنمای انتخاب بلبرینگ"},"chapters":[{"startSeconds":0,"title":"آماده‌سازی"},{"startSeconds":16,"title":"نشاندن بلبرینگ"}],"visitCount":910,"publishedAt":"2026-11-04T08:00:00.000Z"}],"tagCounts":[{"tag":"بلبرینگ","count":1},{"tag":"نصب","count":1}],"supplierCount":1,"captionedCount":1})


export const getListMediaVideosResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListMediaVideosResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getSearchMediaVideosResponseMock = (): PagedMediaVideo => ({"totalCount":1,"pageNumber":1,"pageSize":10,"items":[{"id":"v-1","title":"جازدن بلبرینگ با گرم‌کن القایی","description":"شفت و محل نشیمن را پاک و اندازه‌گیری کنید. بلبرینگ را تا ۱۱۰ درجهٔ سلسیوس گرم کنید، نه بیشتر. با دستکش و در یک حرکت تا پیشانی شفت بنشانید. تا سرد شدن، فشار یکنواخت روی رینگ داخلی بماند. لقی و صدای چرخش را پیش از روان‌کاری بررسی کنید.","cover":{"id":"f-v-1","url":"/media/drawings/v-1.webp","name":"v-1.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":360},"sources":[{"url":"/media/videos/v-1-720.webm","mime":"video/webm","height":720},{"url":"/media/videos/v-1-360.webm","mime":"video/webm","height":360}],"durationSeconds":40,"captions":[{"lang":"fa","url":"/media/captions/v-1.fa.vtt"}],"tags":["نصب","بلبرینگ"],"categoryId":"c-deep-groove-ball-bearing","supplierId":"s-43","supplier":{"id":"s-43","name":"کارخانهٔ گیربکس فرازگام","slug":"کارخانهٔ-گیربکس-فرازگام"},"article":{"id":"pg-bearing-selection","slug":"راهنمای-انتخاب-بلبرینگ","title":"راهنمای انتخاب بلبرینگ"},"chapters":[{"startSeconds":0,"title":"آماده‌سازی"},{"startSeconds":16,"title":"نشاندن بلبرینگ"}],"visitCount":910,"publishedAt":"2026-11-04T08:00:00.000Z"}],"tagCounts":[{"tag":"بلبرینگ","count":2},{"tag":"شناخت","count":1}],"supplierCount":1,"captionedCount":1})


export const getSearchMediaVideosResponseMock200 = (): PagedMediaVideo => ({"totalCount":1,"pageNumber":1,"pageSize":10,"items":[{"id":"v-1","title":"جازدن بلبرینگ با گرم‌کن القایی","description":"شفت و محل نشیمن را پاک و اندازه‌گیری کنید. بلبرینگ را تا ۱۱۰ درجهٔ سلسیوس گرم کنید، نه بیشتر. با دستکش و در یک حرکت تا پیشانی شفت بنشانید. تا سرد شدن، فشار یکنواخت روی رینگ داخلی بماند. لقی و صدای چرخش را پیش از روان‌کاری بررسی کنید.","cover":{"id":"f-v-1","url":"/media/drawings/v-1.webp","name":"v-1.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":360},"sources":[{"url":"/media/videos/v-1-720.webm","mime":"video/webm","height":720},{"url":"/media/videos/v-1-360.webm","mime":"video/webm","height":360}],"durationSeconds":40,"captions":[{"lang":"fa","url":"/media/captions/v-1.fa.vtt"}],"tags":["نصب","بلبرینگ"],"categoryId":"c-deep-groove-ball-bearing","supplierId":"s-43","supplier":{"id":"s-43","name":"کارخانهٔ گیربکس فرازگام","slug":"کارخانهٔ-گیربکس-فرازگام"},"article":{"id":"pg-bearing-selection","slug":"راهنمای-انتخاب-بلبرینگ","title":"راهنمای انتخاب بلبرینگ"},"chapters":[{"startSeconds":0,"title":"آماده‌سازی"},{"startSeconds":16,"title":"نشاندن بلبرینگ"}],"visitCount":910,"publishedAt":"2026-11-04T08:00:00.000Z"}],"tagCounts":[{"tag":"بلبرینگ","count":2},{"tag":"شناخت","count":1}],"supplierCount":1,"captionedCount":1})


export const getSearchMediaVideosResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getSearchMediaVideosResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListMediaVideosMockHandler = (overrideResponse?: PagedMediaVideo | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedMediaVideo> | PagedMediaVideo), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/mediavideos', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMediaVideosResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListMediaVideosMockHandler200 = (overrideResponse?: PagedMediaVideo | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedMediaVideo> | PagedMediaVideo), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/mediavideos', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMediaVideosResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListMediaVideosMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/mediavideos', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMediaVideosResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListMediaVideosMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/mediavideos', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMediaVideosResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getSearchMediaVideosMockHandler = (overrideResponse?: PagedMediaVideo | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedMediaVideo> | PagedMediaVideo), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/mediavideos/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchMediaVideosResponseMock(),
      { status: 200
      })
  }, options)
}


export const getSearchMediaVideosMockHandler200 = (overrideResponse?: PagedMediaVideo | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedMediaVideo> | PagedMediaVideo), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/mediavideos/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchMediaVideosResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getSearchMediaVideosMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/mediavideos/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchMediaVideosResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getSearchMediaVideosMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/mediavideos/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchMediaVideosResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getMediaVideosMock = () => [
  getListMediaVideosMockHandler(),
  getSearchMediaVideosMockHandler()
]
