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


export const getListSearchSuggestionsResponseMock = (): SearchSuggestions => ({"term":"بلبرینگ","groups":[{"kind":"Category","title":"دسته‌بندی‌ها","items":[{"kind":"Category","id":"c-ball-bearings","title":"بلبرینگ","subtitle":"انتقال قدرت و یاتاقان","scientificName":"Ball bearings","categoryType":"Product","image":{"id":"f-c-ball-bearings","url":"/media/drawings/c-ball-bearings.webp","name":"بلبرینگ.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"path":"/category/c-ball-bearings/بلبرینگ","count":26,"matched":[[0,7]]},{"kind":"Category","id":"c-deep-groove-ball-bearing","title":"بلبرینگ شیار عمیق","subtitle":"بلبرینگ","scientificName":"Deep groove ball bearing","categoryType":"Product","image":{"id":"f-c-deep-groove-ball-bearing","url":"/media/drawings/c-deep-groove-ball-bearing.webp","name":"بلبرینگ-شیار-عمیق.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"path":"/category/c-deep-groove-ball-bearing/بلبرینگ-شیار-عمیق","count":14,"matched":[[0,7]]}]},{"kind":"Product","title":"محصولات","items":[{"kind":"Product","id":"sp-147","title":"بلبرینگ شیار عمیق 6310ZZ/C3","subtitle":"واردات بلبرینگ آرمان‌ریز","scientificName":"Deep groove ball bearing","categoryType":"Product","image":{"id":"f-sp-147","url":"/media/drawings/sp-147.webp","name":"بلبرینگ-شیار-عمیق-6310ZZ-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"path":"/products/sp-147/بلبرینگ-شیار-عمیق-6310ZZ-C3","matched":[[0,7]]},{"kind":"Product","id":"sp-13","title":"بلبرینگ شیار عمیق 6001/C3","subtitle":"تولیدی گیربکس دُرافشان","scientificName":"Deep groove ball bearing","categoryType":"Product","image":{"id":"f-sp-13","url":"/media/drawings/sp-13.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"path":"/products/sp-13/بلبرینگ-شیار-عمیق-6001-C3","matched":[[0,7]]}]}]})


export const getListSearchSuggestionsResponseMock200 = (): SearchSuggestions => ({"term":"بلبرینگ","groups":[{"kind":"Category","title":"دسته‌بندی‌ها","items":[{"kind":"Category","id":"c-ball-bearings","title":"بلبرینگ","subtitle":"انتقال قدرت و یاتاقان","scientificName":"Ball bearings","categoryType":"Product","image":{"id":"f-c-ball-bearings","url":"/media/drawings/c-ball-bearings.webp","name":"بلبرینگ.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"path":"/category/c-ball-bearings/بلبرینگ","count":26,"matched":[[0,7]]},{"kind":"Category","id":"c-deep-groove-ball-bearing","title":"بلبرینگ شیار عمیق","subtitle":"بلبرینگ","scientificName":"Deep groove ball bearing","categoryType":"Product","image":{"id":"f-c-deep-groove-ball-bearing","url":"/media/drawings/c-deep-groove-ball-bearing.webp","name":"بلبرینگ-شیار-عمیق.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"path":"/category/c-deep-groove-ball-bearing/بلبرینگ-شیار-عمیق","count":14,"matched":[[0,7]]}]},{"kind":"Product","title":"محصولات","items":[{"kind":"Product","id":"sp-147","title":"بلبرینگ شیار عمیق 6310ZZ/C3","subtitle":"واردات بلبرینگ آرمان‌ریز","scientificName":"Deep groove ball bearing","categoryType":"Product","image":{"id":"f-sp-147","url":"/media/drawings/sp-147.webp","name":"بلبرینگ-شیار-عمیق-6310ZZ-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"path":"/products/sp-147/بلبرینگ-شیار-عمیق-6310ZZ-C3","matched":[[0,7]]},{"kind":"Product","id":"sp-13","title":"بلبرینگ شیار عمیق 6001/C3","subtitle":"تولیدی گیربکس دُرافشان","scientificName":"Deep groove ball bearing","categoryType":"Product","image":{"id":"f-sp-13","url":"/media/drawings/sp-13.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"path":"/products/sp-13/بلبرینگ-شیار-عمیق-6001-C3","matched":[[0,7]]}]}]})


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
