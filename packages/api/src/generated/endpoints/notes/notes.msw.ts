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
  NotFoundResponse,
  Note,
  NoteConflictResponse,
  PagedNote,
  PayloadTooLargeResponse,
  ProblemResponse,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse,
  ValidationResponse
} from '../../model';


export const getCreateNoteResponseMock = (): Note => ({"id":"note-42a4508d-b8ff-455f-a9d1-9e0062697357","objectType":"Product","objectId":"sp-1","objectTitle":"بلبرینگ شیار عمیق 6001/C3","objectPath":"/products/sp-1/بلبرینگ-شیار-عمیق-6001-C3","objectImage":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"isObjectAvailable":true,"text":"قیمت پارهٔ دوم را هم بپرسم.","color":"Yellow","remindAt":"2026-12-01T05:30:00.000Z","createdAt":"2026-11-21T08:00:00.000Z","updatedAt":"2026-11-21T08:00:00.000Z","version":1})


export const getCreateNoteResponseMock200 = (): Note => ({"id":"note-42a4508d-b8ff-455f-a9d1-9e0062697357","objectType":"Product","objectId":"sp-1","objectTitle":"بلبرینگ شیار عمیق 6001/C3","objectPath":"/products/sp-1/بلبرینگ-شیار-عمیق-6001-C3","objectImage":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"isObjectAvailable":true,"text":"قیمت پارهٔ دوم را هم بپرسم.","color":"Yellow","remindAt":"2026-12-01T05:30:00.000Z","createdAt":"2026-11-21T08:00:00.000Z","updatedAt":"2026-11-21T08:00:00.000Z","version":1})


export const getCreateNoteResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getCreateNoteResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getCreateNoteResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getCreateNoteResponseMock413 = (): PayloadTooLargeResponse => ({"type":"urn:bazaar:problem:payload-too-large","title":"اندازهٔ درخواست بیش از حد مجاز است.","status":413,"code":"payload-too-large","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getCreateNoteResponseMock415 = (): UnsupportedMediaTypeResponse => ({"type":"urn:bazaar:problem:unsupported-media-type","title":"قالب درخواست پذیرفته نیست.","status":415,"code":"unsupported-media-type","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getCreateNoteResponseMock422 = (): ValidationResponse => ({"type":"urn:bazaar:problem:validation","title":"برخی از مقدارها درست نیست.","status":422,"detail":"۱ مورد را اصلاح کنید.","code":"validation","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"phoneNumber":["شمارهٔ موبایل را به شکل ۰۹۱۲۳۴۵۶۷۸۹ بنویسید."]}})


export const getCreateNoteResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getListNotesByObjectResponseMock = (): Note[] => ([{"id":"note-seed-1","objectType":"Product","objectId":"sp-1","objectTitle":"بلبرینگ شیار عمیق 6001/C3","objectPath":"/products/sp-1/بلبرینگ-شیار-عمیق-6001-C3","objectImage":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"isObjectAvailable":true,"text":"قیمت پارهٔ دوم را هم بپرسم؛ برای ده عدد پیش‌فاکتور لازم است.","color":"Yellow","remindAt":"2026-11-30T05:30:00.000Z","createdAt":"2026-11-18T08:00:00.000Z","updatedAt":"2026-11-18T08:00:00.000Z","version":1}])


export const getListNotesByObjectResponseMock200 = (): Note[] => ([{"id":"note-seed-1","objectType":"Product","objectId":"sp-1","objectTitle":"بلبرینگ شیار عمیق 6001/C3","objectPath":"/products/sp-1/بلبرینگ-شیار-عمیق-6001-C3","objectImage":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"isObjectAvailable":true,"text":"قیمت پارهٔ دوم را هم بپرسم؛ برای ده عدد پیش‌فاکتور لازم است.","color":"Yellow","remindAt":"2026-11-30T05:30:00.000Z","createdAt":"2026-11-18T08:00:00.000Z","updatedAt":"2026-11-18T08:00:00.000Z","version":1}])


export const getListNotesByObjectResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListNotesByObjectResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListNotesByObjectResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getListNotesResponseMock = (): PagedNote => ({"totalCount":2,"pageNumber":1,"pageSize":10,"items":[{"id":"note-seed-6","objectType":"Product","objectId":"sp-13","objectTitle":"بلبرینگ شیار عمیق 6001/C3","objectPath":"/products/sp-13/بلبرینگ-شیار-عمیق-6001-C3","objectImage":{"id":"f-sp-13","url":"/media/drawings/sp-13.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"isObjectAvailable":true,"text":"برای خط ریسندگی ۲. با لقی C3 هم بپرس؛ اگر نبود NSK 6001DDU را ببین.","color":"Yellow","remindAt":"2026-11-25T05:30:00.000Z","createdAt":"2026-11-20T03:12:00.000Z","updatedAt":"2026-11-20T03:12:00.000Z","version":1},{"id":"note-seed-1","objectType":"Product","objectId":"sp-1","objectTitle":"بلبرینگ شیار عمیق 6001/C3","objectPath":"/products/sp-1/بلبرینگ-شیار-عمیق-6001-C3","objectImage":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"isObjectAvailable":true,"text":"قیمت پارهٔ دوم را هم بپرسم؛ برای ده عدد پیش‌فاکتور لازم است.","color":"Yellow","remindAt":"2026-11-30T05:30:00.000Z","createdAt":"2026-11-18T08:00:00.000Z","updatedAt":"2026-11-18T08:00:00.000Z","version":1}],"upcomingReminderCount":2})


export const getListNotesResponseMock200 = (): PagedNote => ({"totalCount":2,"pageNumber":1,"pageSize":10,"items":[{"id":"note-seed-6","objectType":"Product","objectId":"sp-13","objectTitle":"بلبرینگ شیار عمیق 6001/C3","objectPath":"/products/sp-13/بلبرینگ-شیار-عمیق-6001-C3","objectImage":{"id":"f-sp-13","url":"/media/drawings/sp-13.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"isObjectAvailable":true,"text":"برای خط ریسندگی ۲. با لقی C3 هم بپرس؛ اگر نبود NSK 6001DDU را ببین.","color":"Yellow","remindAt":"2026-11-25T05:30:00.000Z","createdAt":"2026-11-20T03:12:00.000Z","updatedAt":"2026-11-20T03:12:00.000Z","version":1},{"id":"note-seed-1","objectType":"Product","objectId":"sp-1","objectTitle":"بلبرینگ شیار عمیق 6001/C3","objectPath":"/products/sp-1/بلبرینگ-شیار-عمیق-6001-C3","objectImage":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"isObjectAvailable":true,"text":"قیمت پارهٔ دوم را هم بپرسم؛ برای ده عدد پیش‌فاکتور لازم است.","color":"Yellow","remindAt":"2026-11-30T05:30:00.000Z","createdAt":"2026-11-18T08:00:00.000Z","updatedAt":"2026-11-18T08:00:00.000Z","version":1}],"upcomingReminderCount":2})


export const getListNotesResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListNotesResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListNotesResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getGetNoteResponseMock = (): Note => ({"id":"note-seed-1","objectType":"Product","objectId":"sp-1","objectTitle":"بلبرینگ شیار عمیق 6001/C3","objectPath":"/products/sp-1/بلبرینگ-شیار-عمیق-6001-C3","objectImage":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"isObjectAvailable":true,"text":"قیمت پارهٔ دوم را هم بپرسم؛ برای ده عدد پیش‌فاکتور لازم است.","color":"Yellow","remindAt":"2026-11-30T05:30:00.000Z","createdAt":"2026-11-18T08:00:00.000Z","updatedAt":"2026-11-18T08:00:00.000Z","version":1})


export const getGetNoteResponseMock200 = (): Note => ({"id":"note-seed-1","objectType":"Product","objectId":"sp-1","objectTitle":"بلبرینگ شیار عمیق 6001/C3","objectPath":"/products/sp-1/بلبرینگ-شیار-عمیق-6001-C3","objectImage":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"isObjectAvailable":true,"text":"قیمت پارهٔ دوم را هم بپرسم؛ برای ده عدد پیش‌فاکتور لازم است.","color":"Yellow","remindAt":"2026-11-30T05:30:00.000Z","createdAt":"2026-11-18T08:00:00.000Z","updatedAt":"2026-11-18T08:00:00.000Z","version":1})


export const getGetNoteResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getGetNoteResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetNoteResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetNoteResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getUpdateNoteResponseMock = (): Note => ({"id":"note-seed-1","objectType":"Product","objectId":"sp-1","objectTitle":"بلبرینگ شیار عمیق 6001/C3","objectPath":"/products/sp-1/بلبرینگ-شیار-عمیق-6001-C3","objectImage":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"isObjectAvailable":true,"text":"برای ده عدد پیش‌فاکتور بگیرم.","color":"Green","createdAt":"2026-11-18T08:00:00.000Z","updatedAt":"2026-11-21T08:00:00.000Z","version":2})


export const getUpdateNoteResponseMock200 = (): Note => ({"id":"note-seed-1","objectType":"Product","objectId":"sp-1","objectTitle":"بلبرینگ شیار عمیق 6001/C3","objectPath":"/products/sp-1/بلبرینگ-شیار-عمیق-6001-C3","objectImage":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"isObjectAvailable":true,"text":"برای ده عدد پیش‌فاکتور بگیرم.","color":"Green","createdAt":"2026-11-18T08:00:00.000Z","updatedAt":"2026-11-21T08:00:00.000Z","version":2})


export const getUpdateNoteResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getUpdateNoteResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getUpdateNoteResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getUpdateNoteResponseMock409 = (): NoteConflictResponse => ({"type":"urn:bazaar:problem:conflict","title":"این مورد در جای دیگری تغییر کرده است.","status":409,"code":"conflict","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","current":{"id":"note-seed-1","objectType":"Product","objectId":"sp-1","objectTitle":"بلبرینگ شیار عمیق 6001/C3","objectPath":"/products/sp-1/بلبرینگ-شیار-عمیق-6001-C3","isObjectAvailable":true,"text":"برای ده عدد پیش‌فاکتور بگیرم.","color":"Green","createdAt":"2026-11-20T10:15:00.000Z","updatedAt":"2026-11-20T11:00:00.000Z","version":3}})


export const getUpdateNoteResponseMock413 = (): PayloadTooLargeResponse => ({"type":"urn:bazaar:problem:payload-too-large","title":"اندازهٔ درخواست بیش از حد مجاز است.","status":413,"code":"payload-too-large","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getUpdateNoteResponseMock415 = (): UnsupportedMediaTypeResponse => ({"type":"urn:bazaar:problem:unsupported-media-type","title":"قالب درخواست پذیرفته نیست.","status":415,"code":"unsupported-media-type","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getUpdateNoteResponseMock422 = (): ValidationResponse => ({"type":"urn:bazaar:problem:validation","title":"برخی از مقدارها درست نیست.","status":422,"detail":"۱ مورد را اصلاح کنید.","code":"validation","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"phoneNumber":["شمارهٔ موبایل را به شکل ۰۹۱۲۳۴۵۶۷۸۹ بنویسید."]}})


export const getUpdateNoteResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})



export const getDeleteNoteResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getDeleteNoteResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getDeleteNoteResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getDeleteNoteResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getCreateNoteMockHandler = (overrideResponse?: Note | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Note> | Note), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/notes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateNoteResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCreateNoteMockHandler200 = (overrideResponse?: Note | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Note> | Note), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/notes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateNoteResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCreateNoteMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/notes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateNoteResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateNoteMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/notes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateNoteResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateNoteMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/notes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateNoteResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateNoteMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/notes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateNoteResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateNoteMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/notes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateNoteResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateNoteMockHandler422 = (overrideResponse?: ValidationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationResponse> | ValidationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/notes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateNoteResponseMock422(),
      { status: 422, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateNoteMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/notes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateNoteResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListNotesByObjectMockHandler = (overrideResponse?: Note[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Note[]> | Note[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/notes/by-object-id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNotesByObjectResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListNotesByObjectMockHandler200 = (overrideResponse?: Note[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Note[]> | Note[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/notes/by-object-id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNotesByObjectResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListNotesByObjectMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/notes/by-object-id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNotesByObjectResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListNotesByObjectMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/notes/by-object-id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNotesByObjectResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListNotesByObjectMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/notes/by-object-id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNotesByObjectResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListNotesMockHandler = (overrideResponse?: PagedNote | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedNote> | PagedNote), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/notes/byuser', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNotesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListNotesMockHandler200 = (overrideResponse?: PagedNote | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedNote> | PagedNote), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/notes/byuser', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNotesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListNotesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/notes/byuser', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNotesResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListNotesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/notes/byuser', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNotesResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListNotesMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/notes/byuser', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNotesResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetNoteMockHandler = (overrideResponse?: Note | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Note> | Note), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/notes/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetNoteResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetNoteMockHandler200 = (overrideResponse?: Note | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Note> | Note), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/notes/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetNoteResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetNoteMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/notes/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetNoteResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetNoteMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/notes/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetNoteResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetNoteMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/notes/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetNoteResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetNoteMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/notes/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetNoteResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getUpdateNoteMockHandler = (overrideResponse?: Note | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Note> | Note), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/notes/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateNoteResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateNoteMockHandler200 = (overrideResponse?: Note | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Note> | Note), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/notes/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateNoteResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateNoteMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/notes/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateNoteResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateNoteMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/notes/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateNoteResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateNoteMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/notes/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateNoteResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateNoteMockHandler409 = (overrideResponse?: NoteConflictResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NoteConflictResponse> | NoteConflictResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/notes/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateNoteResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateNoteMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/notes/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateNoteResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateNoteMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/notes/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateNoteResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateNoteMockHandler422 = (overrideResponse?: ValidationResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationResponse> | ValidationResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/notes/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateNoteResponseMock422(),
      { status: 422, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateNoteMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/notes/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateNoteResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getDeleteNoteMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/notes/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteNoteMockHandler204 = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/notes/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteNoteMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/notes/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteNoteResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteNoteMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/notes/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteNoteResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteNoteMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/notes/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteNoteResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteNoteMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/notes/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteNoteResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getNotesMock = () => [
  getCreateNoteMockHandler(),
  getListNotesByObjectMockHandler(),
  getListNotesMockHandler(),
  getGetNoteMockHandler(),
  getUpdateNoteMockHandler(),
  getDeleteNoteMockHandler()
]
