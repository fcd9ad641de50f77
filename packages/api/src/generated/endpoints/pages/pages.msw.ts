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
  ForbiddenResponse,
  GoneResponse,
  Like,
  MerchantContent,
  NotFoundResponse,
  Page,
  PagedPageSummary,
  ProblemResponse,
  UnauthorizedResponse
} from '../../model';


export const getListPagesByContentTypeResponseMock = (): PagedPageSummary => ({"items":[{"id":"pg-bearing-selection","title":"راهنمای انتخاب بلبرینگ","slug":"راهنمای-انتخاب-بلبرینگ","contentTypeId":"ct-guides","contentTypeTitle":"راهنمای خرید","pageType":"Guide","labels":["بلبرینگ","راهنما"],"categoryIds":["c-deep-groove-ball-bearing"],"summary":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید.","cover":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"sp-1.webp","mime":"image/webp","sizeBytes":18452,"width":640,"height":640},"authorName":"تحریریهٔ بازار","publishedAt":"2026-10-12T05:30:00.000Z","updatedAt":"2026-11-02T07:00:00.000Z","readingMinutes":6,"likeCount":48,"isLikedByMe":false,"commentCount":5,"allowComments":true,"visitCount":1820,"status":"Published","seo":{"title":"راهنمای انتخاب بلبرینگ","description":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید بلبرینگ.","canonicalPath":"/contents/pg-bearing-selection/راهنمای-انتخاب-بلبرینگ","noindex":false}}],"totalCount":24,"pageNumber":1,"pageSize":10})


export const getListPagesByContentTypeResponseMock200 = (): PagedPageSummary => ({"items":[{"id":"pg-bearing-selection","title":"راهنمای انتخاب بلبرینگ","slug":"راهنمای-انتخاب-بلبرینگ","contentTypeId":"ct-guides","contentTypeTitle":"راهنمای خرید","pageType":"Guide","labels":["بلبرینگ","راهنما"],"categoryIds":["c-deep-groove-ball-bearing"],"summary":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید.","cover":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"sp-1.webp","mime":"image/webp","sizeBytes":18452,"width":640,"height":640},"authorName":"تحریریهٔ بازار","publishedAt":"2026-10-12T05:30:00.000Z","updatedAt":"2026-11-02T07:00:00.000Z","readingMinutes":6,"likeCount":48,"isLikedByMe":false,"commentCount":5,"allowComments":true,"visitCount":1820,"status":"Published","seo":{"title":"راهنمای انتخاب بلبرینگ","description":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید بلبرینگ.","canonicalPath":"/contents/pg-bearing-selection/راهنمای-انتخاب-بلبرینگ","noindex":false}}],"totalCount":24,"pageNumber":1,"pageSize":10})


export const getListPagesByContentTypeResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListPagesByContentTypeResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListPagesByContentTypeResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getListPagesByPageTypeResponseMock = (): PagedPageSummary => ({"items":[{"id":"pg-bearing-selection","title":"راهنمای انتخاب بلبرینگ","slug":"راهنمای-انتخاب-بلبرینگ","contentTypeId":"ct-guides","contentTypeTitle":"راهنمای خرید","pageType":"Guide","labels":["بلبرینگ","راهنما"],"categoryIds":["c-deep-groove-ball-bearing"],"summary":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید.","cover":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"sp-1.webp","mime":"image/webp","sizeBytes":18452,"width":640,"height":640},"authorName":"تحریریهٔ بازار","publishedAt":"2026-10-12T05:30:00.000Z","updatedAt":"2026-11-02T07:00:00.000Z","readingMinutes":6,"likeCount":48,"isLikedByMe":false,"commentCount":5,"allowComments":true,"visitCount":1820,"status":"Published","seo":{"title":"راهنمای انتخاب بلبرینگ","description":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید بلبرینگ.","canonicalPath":"/contents/pg-bearing-selection/راهنمای-انتخاب-بلبرینگ","noindex":false}}],"totalCount":24,"pageNumber":1,"pageSize":10})


export const getListPagesByPageTypeResponseMock200 = (): PagedPageSummary => ({"items":[{"id":"pg-bearing-selection","title":"راهنمای انتخاب بلبرینگ","slug":"راهنمای-انتخاب-بلبرینگ","contentTypeId":"ct-guides","contentTypeTitle":"راهنمای خرید","pageType":"Guide","labels":["بلبرینگ","راهنما"],"categoryIds":["c-deep-groove-ball-bearing"],"summary":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید.","cover":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"sp-1.webp","mime":"image/webp","sizeBytes":18452,"width":640,"height":640},"authorName":"تحریریهٔ بازار","publishedAt":"2026-10-12T05:30:00.000Z","updatedAt":"2026-11-02T07:00:00.000Z","readingMinutes":6,"likeCount":48,"isLikedByMe":false,"commentCount":5,"allowComments":true,"visitCount":1820,"status":"Published","seo":{"title":"راهنمای انتخاب بلبرینگ","description":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید بلبرینگ.","canonicalPath":"/contents/pg-bearing-selection/راهنمای-انتخاب-بلبرینگ","noindex":false}}],"totalCount":24,"pageNumber":1,"pageSize":10})


export const getListPagesByPageTypeResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListPagesByPageTypeResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getListPagesByLabelResponseMock = (): PagedPageSummary => ({"items":[{"id":"pg-bearing-selection","title":"راهنمای انتخاب بلبرینگ","slug":"راهنمای-انتخاب-بلبرینگ","contentTypeId":"ct-guides","contentTypeTitle":"راهنمای خرید","pageType":"Guide","labels":["بلبرینگ","راهنما"],"categoryIds":["c-deep-groove-ball-bearing"],"summary":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید.","cover":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"sp-1.webp","mime":"image/webp","sizeBytes":18452,"width":640,"height":640},"authorName":"تحریریهٔ بازار","publishedAt":"2026-10-12T05:30:00.000Z","updatedAt":"2026-11-02T07:00:00.000Z","readingMinutes":6,"likeCount":48,"isLikedByMe":false,"commentCount":5,"allowComments":true,"visitCount":1820,"status":"Published","seo":{"title":"راهنمای انتخاب بلبرینگ","description":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید بلبرینگ.","canonicalPath":"/contents/pg-bearing-selection/راهنمای-انتخاب-بلبرینگ","noindex":false}}],"totalCount":24,"pageNumber":1,"pageSize":10})


export const getListPagesByLabelResponseMock200 = (): PagedPageSummary => ({"items":[{"id":"pg-bearing-selection","title":"راهنمای انتخاب بلبرینگ","slug":"راهنمای-انتخاب-بلبرینگ","contentTypeId":"ct-guides","contentTypeTitle":"راهنمای خرید","pageType":"Guide","labels":["بلبرینگ","راهنما"],"categoryIds":["c-deep-groove-ball-bearing"],"summary":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید.","cover":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"sp-1.webp","mime":"image/webp","sizeBytes":18452,"width":640,"height":640},"authorName":"تحریریهٔ بازار","publishedAt":"2026-10-12T05:30:00.000Z","updatedAt":"2026-11-02T07:00:00.000Z","readingMinutes":6,"likeCount":48,"isLikedByMe":false,"commentCount":5,"allowComments":true,"visitCount":1820,"status":"Published","seo":{"title":"راهنمای انتخاب بلبرینگ","description":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید بلبرینگ.","canonicalPath":"/contents/pg-bearing-selection/راهنمای-انتخاب-بلبرینگ","noindex":false}}],"totalCount":24,"pageNumber":1,"pageSize":10})


export const getListPagesByLabelResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListPagesByLabelResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getGetPageByNameResponseMock = (): Page => ({"id":"pg-about","title":"دربارهٔ ما","slug":"دربارهٔ-ما","contentTypeId":"ct-site","contentTypeTitle":"صفحه‌های سایت","pageType":"Static","labels":[],"categoryIds":[],"summary":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید.","cover":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"sp-1.webp","mime":"image/webp","sizeBytes":18452,"width":640,"height":640},"authorName":"تحریریهٔ بازار","publishedAt":"2026-10-12T05:30:00.000Z","updatedAt":"2026-11-02T07:00:00.000Z","readingMinutes":6,"likeCount":0,"isLikedByMe":false,"commentCount":0,"allowComments":false,"visitCount":1820,"status":"Published","seo":{"title":"دربارهٔ ما","canonicalPath":"/page/about","noindex":false},"bodyHtml":"<h2>کار ما</h2><p>خریدار صنعتی را به سازندهٔ درست می‌رسانیم.</p>","gallery":[],"videos":[],"attachments":[],"uniquePageName":"about"})


export const getGetPageByNameResponseMock200 = (): Page => ({"id":"pg-about","title":"دربارهٔ ما","slug":"دربارهٔ-ما","contentTypeId":"ct-site","contentTypeTitle":"صفحه‌های سایت","pageType":"Static","labels":[],"categoryIds":[],"summary":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید.","cover":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"sp-1.webp","mime":"image/webp","sizeBytes":18452,"width":640,"height":640},"authorName":"تحریریهٔ بازار","publishedAt":"2026-10-12T05:30:00.000Z","updatedAt":"2026-11-02T07:00:00.000Z","readingMinutes":6,"likeCount":0,"isLikedByMe":false,"commentCount":0,"allowComments":false,"visitCount":1820,"status":"Published","seo":{"title":"دربارهٔ ما","canonicalPath":"/page/about","noindex":false},"bodyHtml":"<h2>کار ما</h2><p>خریدار صنعتی را به سازندهٔ درست می‌رسانیم.</p>","gallery":[],"videos":[],"attachments":[],"uniquePageName":"about"})


export const getGetPageByNameResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getGetPageByNameResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetPageByNameResponseMock410 = (): GoneResponse => ({"type":"urn:bazaar:problem:gone","title":"دیگر در دسترس نیست.","status":410,"detail":"این دسته دیگر فعال نیست.","code":"gone","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetPageByNameResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getListPagesResponseMock = (): PagedPageSummary => ({"items":[{"id":"pg-bearing-selection","title":"راهنمای انتخاب بلبرینگ","slug":"راهنمای-انتخاب-بلبرینگ","contentTypeId":"ct-guides","contentTypeTitle":"راهنمای خرید","pageType":"Guide","labels":["بلبرینگ","راهنما"],"categoryIds":["c-deep-groove-ball-bearing"],"summary":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید.","cover":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"sp-1.webp","mime":"image/webp","sizeBytes":18452,"width":640,"height":640},"authorName":"تحریریهٔ بازار","publishedAt":"2026-10-12T05:30:00.000Z","updatedAt":"2026-11-02T07:00:00.000Z","readingMinutes":6,"likeCount":48,"isLikedByMe":false,"commentCount":5,"allowComments":true,"visitCount":1820,"status":"Published","seo":{"title":"راهنمای انتخاب بلبرینگ","description":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید بلبرینگ.","canonicalPath":"/contents/pg-bearing-selection/راهنمای-انتخاب-بلبرینگ","noindex":false}}],"totalCount":24,"pageNumber":1,"pageSize":10})


export const getListPagesResponseMock200 = (): PagedPageSummary => ({"items":[{"id":"pg-bearing-selection","title":"راهنمای انتخاب بلبرینگ","slug":"راهنمای-انتخاب-بلبرینگ","contentTypeId":"ct-guides","contentTypeTitle":"راهنمای خرید","pageType":"Guide","labels":["بلبرینگ","راهنما"],"categoryIds":["c-deep-groove-ball-bearing"],"summary":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید.","cover":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"sp-1.webp","mime":"image/webp","sizeBytes":18452,"width":640,"height":640},"authorName":"تحریریهٔ بازار","publishedAt":"2026-10-12T05:30:00.000Z","updatedAt":"2026-11-02T07:00:00.000Z","readingMinutes":6,"likeCount":48,"isLikedByMe":false,"commentCount":5,"allowComments":true,"visitCount":1820,"status":"Published","seo":{"title":"راهنمای انتخاب بلبرینگ","description":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید بلبرینگ.","canonicalPath":"/contents/pg-bearing-selection/راهنمای-انتخاب-بلبرینگ","noindex":false}}],"totalCount":24,"pageNumber":1,"pageSize":10})


export const getListPagesResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListPagesResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListPagesResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getGetMerchantContentResponseMock = (): MerchantContent => ({"hasContent":true,"count":4})


export const getGetMerchantContentResponseMock200 = (): MerchantContent => ({"hasContent":true,"count":4})


export const getGetMerchantContentResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getGetMerchantContentResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getGetPageResponseMock = (): Page => ({"id":"pg-bearing-selection","title":"راهنمای انتخاب بلبرینگ","slug":"راهنمای-انتخاب-بلبرینگ","contentTypeId":"ct-guides","contentTypeTitle":"راهنمای خرید","pageType":"Guide","labels":["بلبرینگ","راهنما"],"categoryIds":["c-deep-groove-ball-bearing"],"summary":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید.","cover":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"sp-1.webp","mime":"image/webp","sizeBytes":18452,"width":640,"height":640},"authorName":"تحریریهٔ بازار","publishedAt":"2026-10-12T05:30:00.000Z","updatedAt":"2026-11-02T07:00:00.000Z","readingMinutes":6,"likeCount":48,"isLikedByMe":false,"commentCount":5,"allowComments":true,"visitCount":1820,"status":"Published","seo":{"title":"راهنمای انتخاب بلبرینگ","description":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید بلبرینگ.","canonicalPath":"/contents/pg-bearing-selection/راهنمای-انتخاب-بلبرینگ","noindex":false},"bodyHtml":"<h2>بار</h2><p>نخست بار شعاعی و محوری را بنویسید.</p><table><thead><tr><th scope=\"col\">لقی</th><th scope=\"col\">کاربرد</th></tr></thead><tbody><tr><td>C3</td><td>دور و دمای بالا</td></tr></tbody></table>","gallery":[],"videos":[],"attachments":[]})


export const getGetPageResponseMock200 = (): Page => ({"id":"pg-bearing-selection","title":"راهنمای انتخاب بلبرینگ","slug":"راهنمای-انتخاب-بلبرینگ","contentTypeId":"ct-guides","contentTypeTitle":"راهنمای خرید","pageType":"Guide","labels":["بلبرینگ","راهنما"],"categoryIds":["c-deep-groove-ball-bearing"],"summary":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید.","cover":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"sp-1.webp","mime":"image/webp","sizeBytes":18452,"width":640,"height":640},"authorName":"تحریریهٔ بازار","publishedAt":"2026-10-12T05:30:00.000Z","updatedAt":"2026-11-02T07:00:00.000Z","readingMinutes":6,"likeCount":48,"isLikedByMe":false,"commentCount":5,"allowComments":true,"visitCount":1820,"status":"Published","seo":{"title":"راهنمای انتخاب بلبرینگ","description":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید بلبرینگ.","canonicalPath":"/contents/pg-bearing-selection/راهنمای-انتخاب-بلبرینگ","noindex":false},"bodyHtml":"<h2>بار</h2><p>نخست بار شعاعی و محوری را بنویسید.</p><table><thead><tr><th scope=\"col\">لقی</th><th scope=\"col\">کاربرد</th></tr></thead><tbody><tr><td>C3</td><td>دور و دمای بالا</td></tr></tbody></table>","gallery":[],"videos":[],"attachments":[]})


export const getGetPageResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getGetPageResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetPageResponseMock410 = (): GoneResponse => ({"type":"urn:bazaar:problem:gone","title":"دیگر در دسترس نیست.","status":410,"detail":"این دسته دیگر فعال نیست.","code":"gone","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetPageResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getLikePageResponseMock = (): Like => ({"likeCount":49,"isLikedByMe":true})


export const getLikePageResponseMock200 = (): Like => ({"likeCount":49,"isLikedByMe":true})


export const getLikePageResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getLikePageResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getLikePageResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getLikePageResponseMock410 = (): GoneResponse => ({"type":"urn:bazaar:problem:gone","title":"دیگر در دسترس نیست.","status":410,"detail":"این دسته دیگر فعال نیست.","code":"gone","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getLikePageResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getGetPagePreviewResponseMock = (): Page => ({"id":"pg-draft-1","title":"روانکاری در سرما","slug":"روانکاری-در-سرما","contentTypeId":"ct-guides","contentTypeTitle":"راهنمای خرید","pageType":"Guide","labels":["بلبرینگ","راهنما"],"categoryIds":["c-deep-groove-ball-bearing"],"summary":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید.","cover":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"sp-1.webp","mime":"image/webp","sizeBytes":18452,"width":640,"height":640},"authorName":"تحریریهٔ بازار","publishedAt":"2026-10-12T05:30:00.000Z","updatedAt":"2026-11-02T07:00:00.000Z","readingMinutes":6,"likeCount":0,"isLikedByMe":false,"commentCount":0,"allowComments":true,"visitCount":0,"status":"Draft","seo":{"noindex":true},"bodyHtml":"<h2>بار</h2><p>نخست بار شعاعی و محوری را بنویسید.</p><table><thead><tr><th scope=\"col\">لقی</th><th scope=\"col\">کاربرد</th></tr></thead><tbody><tr><td>C3</td><td>دور و دمای بالا</td></tr></tbody></table>","gallery":[],"videos":[],"attachments":[]})


export const getGetPagePreviewResponseMock200 = (): Page => ({"id":"pg-draft-1","title":"روانکاری در سرما","slug":"روانکاری-در-سرما","contentTypeId":"ct-guides","contentTypeTitle":"راهنمای خرید","pageType":"Guide","labels":["بلبرینگ","راهنما"],"categoryIds":["c-deep-groove-ball-bearing"],"summary":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید.","cover":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"sp-1.webp","mime":"image/webp","sizeBytes":18452,"width":640,"height":640},"authorName":"تحریریهٔ بازار","publishedAt":"2026-10-12T05:30:00.000Z","updatedAt":"2026-11-02T07:00:00.000Z","readingMinutes":6,"likeCount":0,"isLikedByMe":false,"commentCount":0,"allowComments":true,"visitCount":0,"status":"Draft","seo":{"noindex":true},"bodyHtml":"<h2>بار</h2><p>نخست بار شعاعی و محوری را بنویسید.</p><table><thead><tr><th scope=\"col\">لقی</th><th scope=\"col\">کاربرد</th></tr></thead><tbody><tr><td>C3</td><td>دور و دمای بالا</td></tr></tbody></table>","gallery":[],"videos":[],"attachments":[]})


export const getGetPagePreviewResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getGetPagePreviewResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetPagePreviewResponseMock403 = (): ForbiddenResponse => ({"type":"urn:bazaar:problem:forbidden","title":"اجازهٔ این کار را ندارید.","status":403,"code":"forbidden","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetPagePreviewResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetPagePreviewResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListPagesByContentTypeMockHandler = (overrideResponse?: PagedPageSummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedPageSummary> | PagedPageSummary), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/by-content-type-id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPagesByContentTypeResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListPagesByContentTypeMockHandler200 = (overrideResponse?: PagedPageSummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedPageSummary> | PagedPageSummary), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/by-content-type-id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPagesByContentTypeResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListPagesByContentTypeMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/by-content-type-id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPagesByContentTypeResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListPagesByContentTypeMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/by-content-type-id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPagesByContentTypeResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListPagesByContentTypeMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/by-content-type-id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPagesByContentTypeResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListPagesByPageTypeMockHandler = (overrideResponse?: PagedPageSummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedPageSummary> | PagedPageSummary), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/by-content-type/by-platform', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPagesByPageTypeResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListPagesByPageTypeMockHandler200 = (overrideResponse?: PagedPageSummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedPageSummary> | PagedPageSummary), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/by-content-type/by-platform', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPagesByPageTypeResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListPagesByPageTypeMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/by-content-type/by-platform', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPagesByPageTypeResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListPagesByPageTypeMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/by-content-type/by-platform', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPagesByPageTypeResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListPagesByLabelMockHandler = (overrideResponse?: PagedPageSummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedPageSummary> | PagedPageSummary), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/by-label/by-platform', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPagesByLabelResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListPagesByLabelMockHandler200 = (overrideResponse?: PagedPageSummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedPageSummary> | PagedPageSummary), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/by-label/by-platform', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPagesByLabelResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListPagesByLabelMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/by-label/by-platform', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPagesByLabelResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListPagesByLabelMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/by-label/by-platform', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPagesByLabelResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetPageByNameMockHandler = (overrideResponse?: Page | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Page> | Page), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/by-uniquepagename', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPageByNameResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetPageByNameMockHandler200 = (overrideResponse?: Page | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Page> | Page), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/by-uniquepagename', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPageByNameResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetPageByNameMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/by-uniquepagename', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPageByNameResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetPageByNameMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/by-uniquepagename', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPageByNameResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetPageByNameMockHandler410 = (overrideResponse?: GoneResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GoneResponse> | GoneResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/by-uniquepagename', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPageByNameResponseMock410(),
      { status: 410, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetPageByNameMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/by-uniquepagename', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPageByNameResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListPagesMockHandler = (overrideResponse?: PagedPageSummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedPageSummary> | PagedPageSummary), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/for-public-site', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPagesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListPagesMockHandler200 = (overrideResponse?: PagedPageSummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedPageSummary> | PagedPageSummary), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/for-public-site', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPagesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListPagesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/for-public-site', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPagesResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListPagesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/for-public-site', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPagesResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListPagesMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/for-public-site', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPagesResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetMerchantContentMockHandler = (overrideResponse?: MerchantContent | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MerchantContent> | MerchantContent), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/merchant-has-content', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMerchantContentResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetMerchantContentMockHandler200 = (overrideResponse?: MerchantContent | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MerchantContent> | MerchantContent), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/merchant-has-content', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMerchantContentResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetMerchantContentMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/merchant-has-content', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMerchantContentResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetMerchantContentMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/merchant-has-content', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMerchantContentResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetPageMockHandler = (overrideResponse?: Page | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Page> | Page), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/:id/by-platform', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPageResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetPageMockHandler200 = (overrideResponse?: Page | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Page> | Page), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/:id/by-platform', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPageResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetPageMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/:id/by-platform', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPageResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetPageMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/:id/by-platform', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPageResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetPageMockHandler410 = (overrideResponse?: GoneResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GoneResponse> | GoneResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/:id/by-platform', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPageResponseMock410(),
      { status: 410, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetPageMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/:id/by-platform', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPageResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getLikePageMockHandler = (overrideResponse?: Like | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Like> | Like), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/pages/:id/like', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLikePageResponseMock(),
      { status: 200
      })
  }, options)
}


export const getLikePageMockHandler200 = (overrideResponse?: Like | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Like> | Like), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/pages/:id/like', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLikePageResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getLikePageMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/pages/:id/like', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLikePageResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getLikePageMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/pages/:id/like', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLikePageResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getLikePageMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/pages/:id/like', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLikePageResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getLikePageMockHandler410 = (overrideResponse?: GoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GoneResponse> | GoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/pages/:id/like', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLikePageResponseMock410(),
      { status: 410, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getLikePageMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/pages/:id/like', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLikePageResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetPagePreviewMockHandler = (overrideResponse?: Page | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Page> | Page), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/:id/preview', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPagePreviewResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetPagePreviewMockHandler200 = (overrideResponse?: Page | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Page> | Page), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/:id/preview', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPagePreviewResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetPagePreviewMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/:id/preview', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPagePreviewResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetPagePreviewMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/:id/preview', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPagePreviewResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetPagePreviewMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/:id/preview', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPagePreviewResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetPagePreviewMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/:id/preview', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPagePreviewResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetPagePreviewMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/pages/:id/preview', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPagePreviewResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getPagesMock = () => [
  getListPagesByContentTypeMockHandler(),
  getListPagesByPageTypeMockHandler(),
  getListPagesByLabelMockHandler(),
  getGetPageByNameMockHandler(),
  getListPagesMockHandler(),
  getGetMerchantContentMockHandler(),
  getGetPageMockHandler(),
  getLikePageMockHandler(),
  getGetPagePreviewMockHandler()
]
