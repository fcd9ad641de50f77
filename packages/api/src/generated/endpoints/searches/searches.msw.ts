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
  RateLimitedResponse,
  SearchSuggestions
} from '../../model';


export const getListSearchSuggestionsResponseMock = (): SearchSuggestions => ({"term":"بلبرینگ","groups":[{"kind":"Category","title":"دسته‌بندی‌ها","items":[{"kind":"Category","id":"c-bearings","title":"بلبرینگ","scientificName":"Rolling bearings","categoryType":"Product","path":"/category/c-bearings/بلبرینگ","count":412,"matched":[[0,7]]}]},{"kind":"Supplier","title":"تأمین‌کنندگان","items":[{"kind":"Supplier","id":"s-4","title":"صنایع بلبرینگ البرز","subtitle":"کرج","path":"/supplier/s-4/صنایع-بلبرینگ-البرز","count":96,"matched":[[6,13]]}]}]})


export const getListSearchSuggestionsResponseMock200 = (): SearchSuggestions => ({"term":"بلبرینگ","groups":[{"kind":"Category","title":"دسته‌بندی‌ها","items":[{"kind":"Category","id":"c-bearings","title":"بلبرینگ","scientificName":"Rolling bearings","categoryType":"Product","path":"/category/c-bearings/بلبرینگ","count":412,"matched":[[0,7]]}]},{"kind":"Supplier","title":"تأمین‌کنندگان","items":[{"kind":"Supplier","id":"s-4","title":"صنایع بلبرینگ البرز","subtitle":"کرج","path":"/supplier/s-4/صنایع-بلبرینگ-البرز","count":96,"matched":[[6,13]]}]}]})


export const getListSearchSuggestionsResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListSearchSuggestionsResponseMock429 = (): RateLimitedResponse => ({"type":"urn:bazaar:problem:rate-limited","title":"کمی بعد دوباره تلاش کنید.","status":429,"code":"rate-limited","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListSearchSuggestionsResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListSearchSuggestionsMockHandler = (overrideResponse?: SearchSuggestions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SearchSuggestions> | SearchSuggestions), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/searches/suggestions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSearchSuggestionsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListSearchSuggestionsMockHandler200 = (overrideResponse?: SearchSuggestions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SearchSuggestions> | SearchSuggestions), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/searches/suggestions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSearchSuggestionsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListSearchSuggestionsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/searches/suggestions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSearchSuggestionsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListSearchSuggestionsMockHandler429 = (overrideResponse?: RateLimitedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RateLimitedResponse> | RateLimitedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/searches/suggestions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSearchSuggestionsResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListSearchSuggestionsMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/searches/suggestions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSearchSuggestionsResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getSearchesMock = () => [
  getListSearchSuggestionsMockHandler()
]
