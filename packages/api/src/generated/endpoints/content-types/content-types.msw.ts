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
  ContentType,
  NotFoundResponse,
  ProblemResponse
} from '../../model';


export const getListContentTypesResponseMock = (): ContentType[] => ([{"id":"ct-guides","parentId":"ct-knowledge","title":"راهنمای خرید","slug":"راهنمای-خرید","pageType":"Guide","icon":"book","pageCount":24,"children":[]}])


export const getListContentTypesResponseMock200 = (): ContentType[] => ([{"id":"ct-guides","parentId":"ct-knowledge","title":"راهنمای خرید","slug":"راهنمای-خرید","pageType":"Guide","icon":"book","pageCount":24,"children":[]}])


export const getListContentTypesResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListContentTypesResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getGetContentTypeTreeResponseMock = (): ContentType[] => ([{"id":"ct-knowledge","title":"دانش فنی","slug":"دانش-فنی","pageType":"Article","icon":"school","pageCount":52,"children":[{"id":"ct-guides","parentId":"ct-knowledge","title":"راهنمای خرید","slug":"راهنمای-خرید","pageType":"Guide","icon":"book","pageCount":24,"children":[]}]}])


export const getGetContentTypeTreeResponseMock200 = (): ContentType[] => ([{"id":"ct-knowledge","title":"دانش فنی","slug":"دانش-فنی","pageType":"Article","icon":"school","pageCount":52,"children":[{"id":"ct-guides","parentId":"ct-knowledge","title":"راهنمای خرید","slug":"راهنمای-خرید","pageType":"Guide","icon":"book","pageCount":24,"children":[]}]}])


export const getGetContentTypeTreeResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getGetContentTypeTreeResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getGetContentTypeBreadcrumbResponseMock = (): ContentType[] => ([{"id":"ct-knowledge","title":"دانش فنی","slug":"دانش-فنی","pageType":"Article","icon":"school","pageCount":52,"children":[]},{"id":"ct-guides","parentId":"ct-knowledge","title":"راهنمای خرید","slug":"راهنمای-خرید","pageType":"Guide","icon":"book","pageCount":24,"children":[]}])


export const getGetContentTypeBreadcrumbResponseMock200 = (): ContentType[] => ([{"id":"ct-knowledge","title":"دانش فنی","slug":"دانش-فنی","pageType":"Article","icon":"school","pageCount":52,"children":[]},{"id":"ct-guides","parentId":"ct-knowledge","title":"راهنمای خرید","slug":"راهنمای-خرید","pageType":"Guide","icon":"book","pageCount":24,"children":[]}])


export const getGetContentTypeBreadcrumbResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getGetContentTypeBreadcrumbResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetContentTypeBreadcrumbResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListContentTypesMockHandler = (overrideResponse?: ContentType[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ContentType[]> | ContentType[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/contenttypes/by-page-type', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListContentTypesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListContentTypesMockHandler200 = (overrideResponse?: ContentType[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ContentType[]> | ContentType[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/contenttypes/by-page-type', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListContentTypesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListContentTypesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/contenttypes/by-page-type', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListContentTypesResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListContentTypesMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/contenttypes/by-page-type', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListContentTypesResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetContentTypeTreeMockHandler = (overrideResponse?: ContentType[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ContentType[]> | ContentType[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/contenttypes/tree', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetContentTypeTreeResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetContentTypeTreeMockHandler200 = (overrideResponse?: ContentType[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ContentType[]> | ContentType[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/contenttypes/tree', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetContentTypeTreeResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetContentTypeTreeMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/contenttypes/tree', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetContentTypeTreeResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetContentTypeTreeMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/contenttypes/tree', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetContentTypeTreeResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetContentTypeBreadcrumbMockHandler = (overrideResponse?: ContentType[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ContentType[]> | ContentType[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/contenttypes/:id/breadcrumb', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetContentTypeBreadcrumbResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetContentTypeBreadcrumbMockHandler200 = (overrideResponse?: ContentType[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ContentType[]> | ContentType[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/contenttypes/:id/breadcrumb', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetContentTypeBreadcrumbResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetContentTypeBreadcrumbMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/contenttypes/:id/breadcrumb', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetContentTypeBreadcrumbResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetContentTypeBreadcrumbMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/contenttypes/:id/breadcrumb', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetContentTypeBreadcrumbResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetContentTypeBreadcrumbMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/contenttypes/:id/breadcrumb', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetContentTypeBreadcrumbResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getContentTypesMock = () => [
  getListContentTypesMockHandler(),
  getGetContentTypeTreeMockHandler(),
  getGetContentTypeBreadcrumbMockHandler()
]
