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
  FavoriteOverview,
  NotFoundResponse,
  PagedUserFavorite,
  PayloadTooLargeResponse,
  ProblemResponse,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse,
  UserFavorite,
  ValidationResponse
} from '../../model';


export const getListFavoritesResponseMock = (): FavoriteOverview => ({"totalCount":9,"pageNumber":1,"pageSize":10,"items":[{"id":"fav-seed-1","objectType":"Product","objectId":"sp-1","title":"بلبرینگ شیار عمیق 6001/C3","image":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"noteCount":1,"noteText":"قیمت پارهٔ دوم را هم بپرسم؛ برای ده عدد پیش‌فاکتور لازم است.","path":"/products/sp-1/بلبرینگ-شیار-عمیق-6001-C3","createdAt":"2026-11-19T20:00:00.000Z","isAvailable":true},{"id":"fav-seed-33","objectType":"Page","objectId":"pg-bearing-codes","title":"خواندن شمارهٔ بلبرینگ: پیشوند، سری، پسوند","image":{"id":"f-pg-bearing-codes","url":"/media/drawings/c-deep-groove-ball-bearing.webp","name":"خواندن-شمارهٔ-بلبرینگ:-پیشوند-سری-پسوند.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"noteCount":1,"noteText":"جدول پسوندها خوب است؛ FAG و NSK را هم دارد.","path":"/contents/pg-bearing-codes/خواندن-شمارهٔ-بلبرینگ:-پیشوند-سری-پسوند","createdAt":"2026-11-15T20:00:00.000Z","isAvailable":true}],"countsByType":{"Product":21,"Supplier":6,"BaseProduct":2,"Category":3,"Page":3,"Video":2}})


export const getListFavoritesResponseMock200 = (): FavoriteOverview => ({"totalCount":9,"pageNumber":1,"pageSize":10,"items":[{"id":"fav-seed-1","objectType":"Product","objectId":"sp-1","title":"بلبرینگ شیار عمیق 6001/C3","image":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"noteCount":1,"noteText":"قیمت پارهٔ دوم را هم بپرسم؛ برای ده عدد پیش‌فاکتور لازم است.","path":"/products/sp-1/بلبرینگ-شیار-عمیق-6001-C3","createdAt":"2026-11-19T20:00:00.000Z","isAvailable":true},{"id":"fav-seed-33","objectType":"Page","objectId":"pg-bearing-codes","title":"خواندن شمارهٔ بلبرینگ: پیشوند، سری، پسوند","image":{"id":"f-pg-bearing-codes","url":"/media/drawings/c-deep-groove-ball-bearing.webp","name":"خواندن-شمارهٔ-بلبرینگ:-پیشوند-سری-پسوند.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"noteCount":1,"noteText":"جدول پسوندها خوب است؛ FAG و NSK را هم دارد.","path":"/contents/pg-bearing-codes/خواندن-شمارهٔ-بلبرینگ:-پیشوند-سری-پسوند","createdAt":"2026-11-15T20:00:00.000Z","isAvailable":true}],"countsByType":{"Product":21,"Supplier":6,"BaseProduct":2,"Category":3,"Page":3,"Video":2}})


export const getListFavoritesResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListFavoritesResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListFavoritesResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getAddFavoriteResponseMock = (): UserFavorite => ({"id":"fav-seed-1","objectType":"Product","objectId":"sp-1","title":"بلبرینگ شیار عمیق 6001/C3","image":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"noteCount":2,"noteText":"قیمت پارهٔ دوم را هم بپرسم.","path":"/products/sp-1/بلبرینگ-شیار-عمیق-6001-C3","createdAt":"2026-11-19T20:00:00.000Z","isAvailable":true})


export const getAddFavoriteResponseMock200 = (): UserFavorite => ({"id":"fav-seed-1","objectType":"Product","objectId":"sp-1","title":"بلبرینگ شیار عمیق 6001/C3","image":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"noteCount":2,"noteText":"قیمت پارهٔ دوم را هم بپرسم.","path":"/products/sp-1/بلبرینگ-شیار-عمیق-6001-C3","createdAt":"2026-11-19T20:00:00.000Z","isAvailable":true})


export const getAddFavoriteResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getAddFavoriteResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getAddFavoriteResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getAddFavoriteResponseMock413 = (): PayloadTooLargeResponse => ({"type":"urn:bazaar:problem:payload-too-large","title":"اندازهٔ درخواست بیش از حد مجاز است.","status":413,"code":"payload-too-large","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getAddFavoriteResponseMock415 = (): UnsupportedMediaTypeResponse => ({"type":"urn:bazaar:problem:unsupported-media-type","title":"قالب درخواست پذیرفته نیست.","status":415,"code":"unsupported-media-type","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getAddFavoriteResponseMock422 = (): ValidationResponse => ({"type":"urn:bazaar:problem:validation","title":"برخی از مقدارها درست نیست.","status":422,"detail":"۱ مورد را اصلاح کنید.","code":"validation","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"phoneNumber":["شمارهٔ موبایل را به شکل ۰۹۱۲۳۴۵۶۷۸۹ بنویسید."]}})


export const getAddFavoriteResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getGetFavoriteByObjectResponseMock = (): UserFavorite => ({"id":"fav-seed-1","objectType":"Product","objectId":"sp-1","title":"بلبرینگ شیار عمیق 6001/C3","image":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"noteCount":1,"noteText":"قیمت پارهٔ دوم را هم بپرسم؛ برای ده عدد پیش‌فاکتور لازم است.","path":"/products/sp-1/بلبرینگ-شیار-عمیق-6001-C3","createdAt":"2026-11-19T20:00:00.000Z","isAvailable":true})


export const getGetFavoriteByObjectResponseMock200 = (): UserFavorite => ({"id":"fav-seed-1","objectType":"Product","objectId":"sp-1","title":"بلبرینگ شیار عمیق 6001/C3","image":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"noteCount":1,"noteText":"قیمت پارهٔ دوم را هم بپرسم؛ برای ده عدد پیش‌فاکتور لازم است.","path":"/products/sp-1/بلبرینگ-شیار-عمیق-6001-C3","createdAt":"2026-11-19T20:00:00.000Z","isAvailable":true})



export const getGetFavoriteByObjectResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getGetFavoriteByObjectResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetFavoriteByObjectResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getListFavoritesByTypeResponseMock = (): PagedUserFavorite => ({"totalCount":4,"pageNumber":1,"pageSize":10,"items":[{"id":"fav-seed-1","objectType":"Product","objectId":"sp-1","title":"بلبرینگ شیار عمیق 6001/C3","image":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"noteCount":1,"noteText":"قیمت پارهٔ دوم را هم بپرسم؛ برای ده عدد پیش‌فاکتور لازم است.","path":"/products/sp-1/بلبرینگ-شیار-عمیق-6001-C3","createdAt":"2026-11-19T20:00:00.000Z","isAvailable":true},{"id":"fav-seed-9","objectType":"Product","objectId":"sp-13","title":"بلبرینگ شیار عمیق 6001/C3","image":{"id":"f-sp-13","url":"/media/drawings/sp-13.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"noteCount":1,"noteText":"برای خط ریسندگی ۲. با لقی C3 هم بپرس؛ اگر نبود NSK 6001DDU را ببین.","path":"/products/sp-13/بلبرینگ-شیار-عمیق-6001-C3","createdAt":"2026-11-06T05:36:00.000Z","isAvailable":true}]})


export const getListFavoritesByTypeResponseMock200 = (): PagedUserFavorite => ({"totalCount":4,"pageNumber":1,"pageSize":10,"items":[{"id":"fav-seed-1","objectType":"Product","objectId":"sp-1","title":"بلبرینگ شیار عمیق 6001/C3","image":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"noteCount":1,"noteText":"قیمت پارهٔ دوم را هم بپرسم؛ برای ده عدد پیش‌فاکتور لازم است.","path":"/products/sp-1/بلبرینگ-شیار-عمیق-6001-C3","createdAt":"2026-11-19T20:00:00.000Z","isAvailable":true},{"id":"fav-seed-9","objectType":"Product","objectId":"sp-13","title":"بلبرینگ شیار عمیق 6001/C3","image":{"id":"f-sp-13","url":"/media/drawings/sp-13.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"noteCount":1,"noteText":"برای خط ریسندگی ۲. با لقی C3 هم بپرس؛ اگر نبود NSK 6001DDU را ببین.","path":"/products/sp-13/بلبرینگ-شیار-عمیق-6001-C3","createdAt":"2026-11-06T05:36:00.000Z","isAvailable":true}]})


export const getListFavoritesByTypeResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListFavoritesByTypeResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListFavoritesByTypeResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})



export const getRemoveFavoriteResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getRemoveFavoriteResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getRemoveFavoriteResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getRemoveFavoriteResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListFavoritesMockHandler = (overrideResponse?: FavoriteOverview | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FavoriteOverview> | FavoriteOverview), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/userfavorites', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFavoritesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListFavoritesMockHandler200 = (overrideResponse?: FavoriteOverview | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FavoriteOverview> | FavoriteOverview), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/userfavorites', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFavoritesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListFavoritesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/userfavorites', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFavoritesResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListFavoritesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/userfavorites', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFavoritesResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListFavoritesMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/userfavorites', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFavoritesResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getAddFavoriteMockHandler = (overrideResponse?: UserFavorite | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserFavorite> | UserFavorite), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/userfavorites', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddFavoriteResponseMock(),
      { status: 200
      })
  }, options)
}


export const getAddFavoriteMockHandler200 = (overrideResponse?: UserFavorite | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserFavorite> | UserFavorite), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/userfavorites', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddFavoriteResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getAddFavoriteMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/userfavorites', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddFavoriteResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getAddFavoriteMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/userfavorites', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddFavoriteResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getAddFavoriteMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/userfavorites', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddFavoriteResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getAddFavoriteMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/userfavorites', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddFavoriteResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getAddFavoriteMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/userfavorites', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddFavoriteResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getAddFavoriteMockHandler422 = (overrideResponse?: ValidationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationResponse> | ValidationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/userfavorites', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddFavoriteResponseMock422(),
      { status: 422, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getAddFavoriteMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/userfavorites', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddFavoriteResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetFavoriteByObjectMockHandler = (overrideResponse?: UserFavorite | void | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserFavorite | undefined> | UserFavorite | void), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/userfavorites/by-object-id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const resolvedBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFavoriteByObjectResponseMock();
    return resolvedBody === undefined
      ? new HttpResponse(null, { status: 204 })
      : HttpResponse.json(resolvedBody, { status: 200 })
  }, options)
}


export const getGetFavoriteByObjectMockHandler200 = (overrideResponse?: UserFavorite | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserFavorite> | UserFavorite), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/userfavorites/by-object-id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFavoriteByObjectResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetFavoriteByObjectMockHandler204 = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/userfavorites/by-object-id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getGetFavoriteByObjectMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/userfavorites/by-object-id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFavoriteByObjectResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetFavoriteByObjectMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/userfavorites/by-object-id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFavoriteByObjectResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetFavoriteByObjectMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/userfavorites/by-object-id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFavoriteByObjectResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListFavoritesByTypeMockHandler = (overrideResponse?: PagedUserFavorite | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedUserFavorite> | PagedUserFavorite), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/userfavorites/by-type', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFavoritesByTypeResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListFavoritesByTypeMockHandler200 = (overrideResponse?: PagedUserFavorite | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedUserFavorite> | PagedUserFavorite), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/userfavorites/by-type', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFavoritesByTypeResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListFavoritesByTypeMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/userfavorites/by-type', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFavoritesByTypeResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListFavoritesByTypeMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/userfavorites/by-type', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFavoritesByTypeResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListFavoritesByTypeMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/userfavorites/by-type', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFavoritesByTypeResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getRemoveFavoriteMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/userfavorites/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getRemoveFavoriteMockHandler204 = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/userfavorites/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getRemoveFavoriteMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/userfavorites/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveFavoriteResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRemoveFavoriteMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/userfavorites/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveFavoriteResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRemoveFavoriteMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/userfavorites/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveFavoriteResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRemoveFavoriteMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/userfavorites/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveFavoriteResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getUserFavoritesMock = () => [
  getListFavoritesMockHandler(),
  getAddFavoriteMockHandler(),
  getGetFavoriteByObjectMockHandler(),
  getListFavoritesByTypeMockHandler(),
  getRemoveFavoriteMockHandler()
]
