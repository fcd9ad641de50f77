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
  ConflictResponse,
  GoneResponse,
  Like,
  NotFoundResponse,
  PageComment,
  PayloadTooLargeResponse,
  ProblemResponse,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse,
  ValidationResponse
} from '../../model';


export const getAddPageCommentResponseMock = (): PageComment => ({"id":"cm-00770001-4add-46f7-8eca-a4d26bcc59bc","pageId":"pg-bearing-selection","text":"برای دورهای بالا لقی C3 بهتر نیست؟","authorName":"نوید رضایی","isSupplierAnswer":false,"isMine":true,"status":"Pending","likeCount":0,"isLikedByMe":false,"createdAt":"2026-11-21T08:00:00.000Z","children":[]})


export const getAddPageCommentResponseMock200 = (): PageComment => ({"id":"cm-00770001-4add-46f7-8eca-a4d26bcc59bc","pageId":"pg-bearing-selection","text":"برای دورهای بالا لقی C3 بهتر نیست؟","authorName":"نوید رضایی","isSupplierAnswer":false,"isMine":true,"status":"Pending","likeCount":0,"isLikedByMe":false,"createdAt":"2026-11-21T08:00:00.000Z","children":[]})


export const getAddPageCommentResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getAddPageCommentResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getAddPageCommentResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getAddPageCommentResponseMock409 = (): ConflictResponse => ({"type":"urn:bazaar:problem:conflict","title":"این مورد در جای دیگری تغییر کرده است.","status":409,"detail":"این صفحه دیدگاه نمی‌پذیرد.","code":"conflict","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getAddPageCommentResponseMock410 = (): GoneResponse => ({"type":"urn:bazaar:problem:gone","title":"دیگر در دسترس نیست.","status":410,"detail":"این دسته دیگر فعال نیست.","code":"gone","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getAddPageCommentResponseMock413 = (): PayloadTooLargeResponse => ({"type":"urn:bazaar:problem:payload-too-large","title":"اندازهٔ درخواست بیش از حد مجاز است.","status":413,"code":"payload-too-large","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getAddPageCommentResponseMock415 = (): UnsupportedMediaTypeResponse => ({"type":"urn:bazaar:problem:unsupported-media-type","title":"قالب درخواست پذیرفته نیست.","status":415,"code":"unsupported-media-type","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getAddPageCommentResponseMock422 = (): ValidationResponse => ({"type":"urn:bazaar:problem:validation","title":"برخی از مقدارها درست نیست.","status":422,"detail":"۱ مورد را اصلاح کنید.","code":"validation","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"phoneNumber":["شمارهٔ موبایل را به شکل ۰۹۱۲۳۴۵۶۷۸۹ بنویسید."]}})


export const getAddPageCommentResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getListPageCommentsResponseMock = (): PageComment[] => ([{"id":"cm-1","pageId":"pg-bearing-selection","text":"برای دورهای بالا لقی C3 بهتر نیست؟ ما در موتورهای ۴۵ کیلووات همیشه C3 می‌گذاریم.","authorName":"امیر صالحی","isSupplierAnswer":false,"isMine":false,"status":"Approved","likeCount":3,"isLikedByMe":false,"createdAt":"2026-07-05T15:20:49.662Z","children":[{"id":"cm-2","pageId":"pg-bearing-selection","parentId":"cm-1","text":"بله، وقتی رینگ داخلی گرم‌تر می‌شود لقی کم می‌شود و C3 جا می‌گذارد. در گیربکس با دمای یکنواخت، لقی معمولی بس است.","authorName":"گروه فنی بازار","isSupplierAnswer":false,"isMine":false,"status":"Approved","likeCount":5,"isLikedByMe":false,"createdAt":"2026-07-06T02:20:49.662Z","children":[{"id":"cm-3","pageId":"pg-bearing-selection","parentId":"cm-2","text":"پس برای پمپ با دور ۲۹۰۰ و دمای ۶۰ درجه، لقی معمولی بگیریم؟","authorName":"نوید رضایی","isSupplierAnswer":false,"isMine":false,"status":"Approved","likeCount":6,"isLikedByMe":false,"createdAt":"2026-07-07T01:20:49.662Z","children":[{"id":"cm-4","pageId":"pg-bearing-selection","parentId":"cm-3","text":"اگر انطباق شفت k5 است بله؛ با m6، C3 بگیرید.","authorName":"گروه فنی بازار","isSupplierAnswer":false,"isMine":false,"status":"Approved","likeCount":7,"isLikedByMe":false,"createdAt":"2026-07-07T17:20:49.662Z","children":[]}]}]}]},{"id":"cm-5","pageId":"pg-bearing-selection","text":"نمونهٔ عددی عمر خیلی به کارم آمد. لطفاً برای بار ترکیبی هم یک نمونه بگذارید.","authorName":"زهرا موسوی","isSupplierAnswer":false,"isMine":false,"status":"Approved","likeCount":1,"isLikedByMe":false,"createdAt":"2026-07-06T07:20:49.662Z","children":[]}])


export const getListPageCommentsResponseMock200 = (): PageComment[] => ([{"id":"cm-1","pageId":"pg-bearing-selection","text":"برای دورهای بالا لقی C3 بهتر نیست؟ ما در موتورهای ۴۵ کیلووات همیشه C3 می‌گذاریم.","authorName":"امیر صالحی","isSupplierAnswer":false,"isMine":false,"status":"Approved","likeCount":3,"isLikedByMe":false,"createdAt":"2026-07-05T15:20:49.662Z","children":[{"id":"cm-2","pageId":"pg-bearing-selection","parentId":"cm-1","text":"بله، وقتی رینگ داخلی گرم‌تر می‌شود لقی کم می‌شود و C3 جا می‌گذارد. در گیربکس با دمای یکنواخت، لقی معمولی بس است.","authorName":"گروه فنی بازار","isSupplierAnswer":false,"isMine":false,"status":"Approved","likeCount":5,"isLikedByMe":false,"createdAt":"2026-07-06T02:20:49.662Z","children":[{"id":"cm-3","pageId":"pg-bearing-selection","parentId":"cm-2","text":"پس برای پمپ با دور ۲۹۰۰ و دمای ۶۰ درجه، لقی معمولی بگیریم؟","authorName":"نوید رضایی","isSupplierAnswer":false,"isMine":false,"status":"Approved","likeCount":6,"isLikedByMe":false,"createdAt":"2026-07-07T01:20:49.662Z","children":[{"id":"cm-4","pageId":"pg-bearing-selection","parentId":"cm-3","text":"اگر انطباق شفت k5 است بله؛ با m6، C3 بگیرید.","authorName":"گروه فنی بازار","isSupplierAnswer":false,"isMine":false,"status":"Approved","likeCount":7,"isLikedByMe":false,"createdAt":"2026-07-07T17:20:49.662Z","children":[]}]}]}]},{"id":"cm-5","pageId":"pg-bearing-selection","text":"نمونهٔ عددی عمر خیلی به کارم آمد. لطفاً برای بار ترکیبی هم یک نمونه بگذارید.","authorName":"زهرا موسوی","isSupplierAnswer":false,"isMine":false,"status":"Approved","likeCount":1,"isLikedByMe":false,"createdAt":"2026-07-06T07:20:49.662Z","children":[]}])


export const getListPageCommentsResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListPageCommentsResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListPageCommentsResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListPageCommentsResponseMock410 = (): GoneResponse => ({"type":"urn:bazaar:problem:gone","title":"دیگر در دسترس نیست.","status":410,"detail":"این دسته دیگر فعال نیست.","code":"gone","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListPageCommentsResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getLikePageCommentResponseMock = (): Like => ({"likeCount":4,"isLikedByMe":true})


export const getLikePageCommentResponseMock200 = (): Like => ({"likeCount":4,"isLikedByMe":true})


export const getLikePageCommentResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getLikePageCommentResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getLikePageCommentResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getLikePageCommentResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getAddPageCommentMockHandler = (overrideResponse?: PageComment | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PageComment> | PageComment), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/pagecomments', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddPageCommentResponseMock(),
      { status: 200
      })
  }, options)
}


export const getAddPageCommentMockHandler200 = (overrideResponse?: PageComment | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PageComment> | PageComment), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/pagecomments', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddPageCommentResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getAddPageCommentMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/pagecomments', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddPageCommentResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getAddPageCommentMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/pagecomments', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddPageCommentResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getAddPageCommentMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/pagecomments', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddPageCommentResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getAddPageCommentMockHandler409 = (overrideResponse?: ConflictResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/pagecomments', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddPageCommentResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getAddPageCommentMockHandler410 = (overrideResponse?: GoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GoneResponse> | GoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/pagecomments', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddPageCommentResponseMock410(),
      { status: 410, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getAddPageCommentMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/pagecomments', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddPageCommentResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getAddPageCommentMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/pagecomments', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddPageCommentResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getAddPageCommentMockHandler422 = (overrideResponse?: ValidationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationResponse> | ValidationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/pagecomments', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddPageCommentResponseMock422(),
      { status: 422, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getAddPageCommentMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/pagecomments', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddPageCommentResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListPageCommentsMockHandler = (overrideResponse?: PageComment[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PageComment[]> | PageComment[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pagecomments/:id/active-tree', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPageCommentsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListPageCommentsMockHandler200 = (overrideResponse?: PageComment[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PageComment[]> | PageComment[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pagecomments/:id/active-tree', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPageCommentsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListPageCommentsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pagecomments/:id/active-tree', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPageCommentsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListPageCommentsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pagecomments/:id/active-tree', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPageCommentsResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListPageCommentsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pagecomments/:id/active-tree', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPageCommentsResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListPageCommentsMockHandler410 = (overrideResponse?: GoneResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GoneResponse> | GoneResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pagecomments/:id/active-tree', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPageCommentsResponseMock410(),
      { status: 410, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListPageCommentsMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pagecomments/:id/active-tree', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPageCommentsResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getLikePageCommentMockHandler = (overrideResponse?: Like | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Like> | Like), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/pagecomments/:id/like', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLikePageCommentResponseMock(),
      { status: 200
      })
  }, options)
}


export const getLikePageCommentMockHandler200 = (overrideResponse?: Like | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Like> | Like), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/pagecomments/:id/like', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLikePageCommentResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getLikePageCommentMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/pagecomments/:id/like', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLikePageCommentResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getLikePageCommentMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/pagecomments/:id/like', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLikePageCommentResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getLikePageCommentMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/pagecomments/:id/like', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLikePageCommentResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getLikePageCommentMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/pagecomments/:id/like', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLikePageCommentResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getPageCommentsMock = () => [
  getAddPageCommentMockHandler(),
  getListPageCommentsMockHandler(),
  getLikePageCommentMockHandler()
]
