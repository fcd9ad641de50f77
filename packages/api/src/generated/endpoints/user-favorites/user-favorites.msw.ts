/**
 * Generated from the contract; do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  FavoriteOverview,
  PagedUserFavorite,
  UserFavorite
} from '../../model';


faker.seed(1405);

export const getListFavoritesResponseMock = (): FavoriteOverview => ({"items":[{"id":"fav-2","objectType":"Supplier","objectId":"s-1","title":"بازرگانی یاتاقان پارس","path":"/supplier/s-1/بازرگانی-یاتاقان-پارس","createdAt":"2026-11-20T11:00:00.000Z","isAvailable":true},{"id":"fav-1","objectType":"Product","objectId":"sp-1","title":"بلبرینگ شیار عمیق 6205-2RSH","path":"/products/sp-1/بلبرینگ-شیار-عمیق-6205-2rsh","createdAt":"2026-11-20T10:15:00.000Z","isAvailable":true}],"totalCount":2,"pageNumber":1,"pageSize":10,"countsByType":{"Product":1,"Supplier":1}})

export const getAddFavoriteResponseMock = (): UserFavorite => ({"id":"fav-1","objectType":"Product","objectId":"sp-1","title":"بلبرینگ شیار عمیق 6205-2RSH","path":"/products/sp-1/بلبرینگ-شیار-عمیق-6205-2rsh","createdAt":"2026-11-20T10:15:00.000Z","isAvailable":true})

export const getGetFavoriteByObjectResponseMock = (): UserFavorite => ({"id":"fav-1","objectType":"Product","objectId":"sp-1","title":"بلبرینگ شیار عمیق 6205-2RSH","path":"/products/sp-1/بلبرینگ-شیار-عمیق-6205-2rsh","createdAt":"2026-11-20T10:15:00.000Z","isAvailable":true})

export const getListFavoritesByTypeResponseMock = (overrideResponse: Partial<Extract<PagedUserFavorite, object>> = {}): PagedUserFavorite => ({totalCount: 136, pageNumber: 1, pageSize: 10, items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: "fav-1", objectType: "Product", objectId: "sp-1", title: "بلبرینگ شیار عمیق 6205-2RSH", image: {id: "f-sp-1", url: "/media/drawings/sp-1.webp", name: "بلبرینگ-6205.webp", mime: "image/webp", sizeBytes: 18452, width: 640, height: 640, thumbUrl: "/media/drawings/sp-1.webp?w=96"}, path: "/products/sp-1/بلبرینگ-شیار-عمیق-6205-2rsh", createdAt: "2026-11-20T10:15:00.000Z", isAvailable: true})), ...overrideResponse})


export const getListFavoritesMockHandler = (overrideResponse?: FavoriteOverview | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FavoriteOverview> | FavoriteOverview), options?: RequestHandlerOptions) => {
  return http.get('*/userfavorites', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFavoritesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddFavoriteMockHandler = (overrideResponse?: UserFavorite | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserFavorite> | UserFavorite), options?: RequestHandlerOptions) => {
  return http.post('*/userfavorites', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddFavoriteResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetFavoriteByObjectMockHandler = (overrideResponse?: UserFavorite | void | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserFavorite | undefined> | UserFavorite | void), options?: RequestHandlerOptions) => {
  return http.get('*/userfavorites/by-object-id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const resolvedBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFavoriteByObjectResponseMock();
    return resolvedBody === undefined
      ? new HttpResponse(null, { status: 204 })
      : HttpResponse.json(resolvedBody, { status: 200 })
  }, options)
}

export const getListFavoritesByTypeMockHandler = (overrideResponse?: PagedUserFavorite | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedUserFavorite> | PagedUserFavorite), options?: RequestHandlerOptions) => {
  return http.get('*/userfavorites/by-type', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFavoritesByTypeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveFavoriteMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/userfavorites/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
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
