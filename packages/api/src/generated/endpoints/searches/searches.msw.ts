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
  SearchSuggestions
} from '../../model';


export const getListSearchSuggestionsResponseMock = (): SearchSuggestions => ({"term":"بلبرینگ","groups":[{"kind":"Category","title":"دسته‌بندی‌ها","items":[{"kind":"Category","id":"c-bearings","title":"بلبرینگ","scientificName":"Rolling bearings","categoryType":"Product","path":"/category/c-bearings/بلبرینگ","count":412,"matched":[[0,7]]}]},{"kind":"Supplier","title":"تأمین‌کنندگان","items":[{"kind":"Supplier","id":"s-4","title":"صنایع بلبرینگ البرز","subtitle":"کرج","path":"/supplier/s-4/صنایع-بلبرینگ-البرز","count":96,"matched":[[6,13]]}]}]})


export const getListSearchSuggestionsMockHandler = (overrideResponse?: SearchSuggestions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SearchSuggestions> | SearchSuggestions), options?: RequestHandlerOptions) => {
  return http.get('*/searches/suggestions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSearchSuggestionsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSearchesMock = () => [
  getListSearchSuggestionsMockHandler()
]
