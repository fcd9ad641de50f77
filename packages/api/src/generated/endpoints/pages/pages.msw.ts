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


export const getListPagesByContentTypeResponseMock = (): PagedPageSummary => ({"totalCount":1,"pageNumber":1,"pageSize":10,"items":[{"id":"pg-bearing-selection","title":"راهنمای انتخاب بلبرینگ","slug":"راهنمای-انتخاب-بلبرینگ","contentTypeId":"ct-guides-machine","contentTypeTitle":"خرید قطعات ماشین","pageType":"Guide","labels":["بلبرینگ","راهنمای خرید"],"categoryIds":["c-deep-groove-ball-bearing","c-angular-contact-ball-bearing"],"summary":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید بلبرینگ.","cover":{"id":"f-pg-bearing-selection","url":"/media/drawings/c-deep-groove-ball-bearing.webp","name":"راهنمای-انتخاب-بلبرینگ.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"authorName":"کارگروه استاندارد بازار","publishedAt":"2026-07-05T01:20:49.662Z","updatedAt":"2026-10-05T05:33:37.826Z","readingMinutes":2,"likeCount":13,"isLikedByMe":false,"commentCount":5,"allowComments":true,"visitCount":837,"status":"Published","seo":{"title":"راهنمای انتخاب بلبرینگ","description":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید بلبرینگ.","canonicalPath":"/contents/pg-bearing-selection/راهنمای-انتخاب-بلبرینگ","noindex":false}}]})


export const getListPagesByContentTypeResponseMock200 = (): PagedPageSummary => ({"totalCount":1,"pageNumber":1,"pageSize":10,"items":[{"id":"pg-bearing-selection","title":"راهنمای انتخاب بلبرینگ","slug":"راهنمای-انتخاب-بلبرینگ","contentTypeId":"ct-guides-machine","contentTypeTitle":"خرید قطعات ماشین","pageType":"Guide","labels":["بلبرینگ","راهنمای خرید"],"categoryIds":["c-deep-groove-ball-bearing","c-angular-contact-ball-bearing"],"summary":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید بلبرینگ.","cover":{"id":"f-pg-bearing-selection","url":"/media/drawings/c-deep-groove-ball-bearing.webp","name":"راهنمای-انتخاب-بلبرینگ.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"authorName":"کارگروه استاندارد بازار","publishedAt":"2026-07-05T01:20:49.662Z","updatedAt":"2026-10-05T05:33:37.826Z","readingMinutes":2,"likeCount":13,"isLikedByMe":false,"commentCount":5,"allowComments":true,"visitCount":837,"status":"Published","seo":{"title":"راهنمای انتخاب بلبرینگ","description":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید بلبرینگ.","canonicalPath":"/contents/pg-bearing-selection/راهنمای-انتخاب-بلبرینگ","noindex":false}}]})


export const getListPagesByContentTypeResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListPagesByContentTypeResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListPagesByContentTypeResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getListPagesByPageTypeResponseMock = (): PagedPageSummary => ({"totalCount":1,"pageNumber":1,"pageSize":10,"items":[{"id":"pg-bearing-selection","title":"راهنمای انتخاب بلبرینگ","slug":"راهنمای-انتخاب-بلبرینگ","contentTypeId":"ct-guides-machine","contentTypeTitle":"خرید قطعات ماشین","pageType":"Guide","labels":["بلبرینگ","راهنمای خرید"],"categoryIds":["c-deep-groove-ball-bearing","c-angular-contact-ball-bearing"],"summary":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید بلبرینگ.","cover":{"id":"f-pg-bearing-selection","url":"/media/drawings/c-deep-groove-ball-bearing.webp","name":"راهنمای-انتخاب-بلبرینگ.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"authorName":"کارگروه استاندارد بازار","publishedAt":"2026-07-05T01:20:49.662Z","updatedAt":"2026-10-05T05:33:37.826Z","readingMinutes":2,"likeCount":13,"isLikedByMe":false,"commentCount":5,"allowComments":true,"visitCount":837,"status":"Published","seo":{"title":"راهنمای انتخاب بلبرینگ","description":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید بلبرینگ.","canonicalPath":"/contents/pg-bearing-selection/راهنمای-انتخاب-بلبرینگ","noindex":false}}]})


export const getListPagesByPageTypeResponseMock200 = (): PagedPageSummary => ({"totalCount":1,"pageNumber":1,"pageSize":10,"items":[{"id":"pg-bearing-selection","title":"راهنمای انتخاب بلبرینگ","slug":"راهنمای-انتخاب-بلبرینگ","contentTypeId":"ct-guides-machine","contentTypeTitle":"خرید قطعات ماشین","pageType":"Guide","labels":["بلبرینگ","راهنمای خرید"],"categoryIds":["c-deep-groove-ball-bearing","c-angular-contact-ball-bearing"],"summary":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید بلبرینگ.","cover":{"id":"f-pg-bearing-selection","url":"/media/drawings/c-deep-groove-ball-bearing.webp","name":"راهنمای-انتخاب-بلبرینگ.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"authorName":"کارگروه استاندارد بازار","publishedAt":"2026-07-05T01:20:49.662Z","updatedAt":"2026-10-05T05:33:37.826Z","readingMinutes":2,"likeCount":13,"isLikedByMe":false,"commentCount":5,"allowComments":true,"visitCount":837,"status":"Published","seo":{"title":"راهنمای انتخاب بلبرینگ","description":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید بلبرینگ.","canonicalPath":"/contents/pg-bearing-selection/راهنمای-انتخاب-بلبرینگ","noindex":false}}]})


export const getListPagesByPageTypeResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListPagesByPageTypeResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getListPagesByLabelResponseMock = (): PagedPageSummary => ({"totalCount":1,"pageNumber":1,"pageSize":10,"items":[{"id":"pg-bearing-selection","title":"راهنمای انتخاب بلبرینگ","slug":"راهنمای-انتخاب-بلبرینگ","contentTypeId":"ct-guides-machine","contentTypeTitle":"خرید قطعات ماشین","pageType":"Guide","labels":["بلبرینگ","راهنمای خرید"],"categoryIds":["c-deep-groove-ball-bearing","c-angular-contact-ball-bearing"],"summary":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید بلبرینگ.","cover":{"id":"f-pg-bearing-selection","url":"/media/drawings/c-deep-groove-ball-bearing.webp","name":"راهنمای-انتخاب-بلبرینگ.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"authorName":"کارگروه استاندارد بازار","publishedAt":"2026-07-05T01:20:49.662Z","updatedAt":"2026-10-05T05:33:37.826Z","readingMinutes":2,"likeCount":13,"isLikedByMe":false,"commentCount":5,"allowComments":true,"visitCount":837,"status":"Published","seo":{"title":"راهنمای انتخاب بلبرینگ","description":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید بلبرینگ.","canonicalPath":"/contents/pg-bearing-selection/راهنمای-انتخاب-بلبرینگ","noindex":false}}]})


export const getListPagesByLabelResponseMock200 = (): PagedPageSummary => ({"totalCount":1,"pageNumber":1,"pageSize":10,"items":[{"id":"pg-bearing-selection","title":"راهنمای انتخاب بلبرینگ","slug":"راهنمای-انتخاب-بلبرینگ","contentTypeId":"ct-guides-machine","contentTypeTitle":"خرید قطعات ماشین","pageType":"Guide","labels":["بلبرینگ","راهنمای خرید"],"categoryIds":["c-deep-groove-ball-bearing","c-angular-contact-ball-bearing"],"summary":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید بلبرینگ.","cover":{"id":"f-pg-bearing-selection","url":"/media/drawings/c-deep-groove-ball-bearing.webp","name":"راهنمای-انتخاب-بلبرینگ.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"authorName":"کارگروه استاندارد بازار","publishedAt":"2026-07-05T01:20:49.662Z","updatedAt":"2026-10-05T05:33:37.826Z","readingMinutes":2,"likeCount":13,"isLikedByMe":false,"commentCount":5,"allowComments":true,"visitCount":837,"status":"Published","seo":{"title":"راهنمای انتخاب بلبرینگ","description":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید بلبرینگ.","canonicalPath":"/contents/pg-bearing-selection/راهنمای-انتخاب-بلبرینگ","noindex":false}}]})


export const getListPagesByLabelResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListPagesByLabelResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getGetPageByNameResponseMock = (): Page => ({"id":"pg-about","uniquePageName":"about","title":"دربارهٔ بازار","slug":"دربارهٔ-بازار","contentTypeId":"ct-site","contentTypeTitle":"صفحه‌های سایت","pageType":"Static","labels":[],"categoryIds":["c-products"],"summary":"بازار، جایی برای یافتن سازنده، فروشنده و مشاور صنعتی با مشخصات فنی و هویت تأییدشده است.","cover":{"id":"f-pg-about","url":"/media/drawings/c-products.webp","name":"دربارهٔ-بازار.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"authorName":"تحریریهٔ بازار","publishedAt":"2025-02-19T08:00:00.000Z","updatedAt":"2026-11-09T08:00:00.000Z","readingMinutes":1,"likeCount":29,"isLikedByMe":false,"commentCount":0,"allowComments":false,"visitCount":1468,"status":"Published","seo":{"title":"دربارهٔ بازار","description":"بازار، جایی برای یافتن سازنده، فروشنده و مشاور صنعتی با مشخصات فنی و هویت تأییدشده است.","canonicalPath":"/page/about","noindex":false},"bodyHtml":"<h2>کار ما</h2><p>خریدار صنعتی را به سازندهٔ درست می‌رسانیم.</p>","gallery":[],"videos":[],"attachments":[]})


export const getGetPageByNameResponseMock200 = (): Page => ({"id":"pg-about","uniquePageName":"about","title":"دربارهٔ بازار","slug":"دربارهٔ-بازار","contentTypeId":"ct-site","contentTypeTitle":"صفحه‌های سایت","pageType":"Static","labels":[],"categoryIds":["c-products"],"summary":"بازار، جایی برای یافتن سازنده، فروشنده و مشاور صنعتی با مشخصات فنی و هویت تأییدشده است.","cover":{"id":"f-pg-about","url":"/media/drawings/c-products.webp","name":"دربارهٔ-بازار.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"authorName":"تحریریهٔ بازار","publishedAt":"2025-02-19T08:00:00.000Z","updatedAt":"2026-11-09T08:00:00.000Z","readingMinutes":1,"likeCount":29,"isLikedByMe":false,"commentCount":0,"allowComments":false,"visitCount":1468,"status":"Published","seo":{"title":"دربارهٔ بازار","description":"بازار، جایی برای یافتن سازنده، فروشنده و مشاور صنعتی با مشخصات فنی و هویت تأییدشده است.","canonicalPath":"/page/about","noindex":false},"bodyHtml":"<h2>کار ما</h2><p>خریدار صنعتی را به سازندهٔ درست می‌رسانیم.</p>","gallery":[],"videos":[],"attachments":[]})


export const getGetPageByNameResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getGetPageByNameResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetPageByNameResponseMock410 = (): GoneResponse => ({"type":"urn:bazaar:problem:gone","title":"دیگر در دسترس نیست.","status":410,"detail":"این دسته دیگر فعال نیست.","code":"gone","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetPageByNameResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getListPagesResponseMock = (): PagedPageSummary => ({"totalCount":2,"pageNumber":1,"pageSize":10,"items":[{"id":"pg-supplier-stock-bearings","title":"بلبرینگ را چند سال می‌توان در انبار نگه داشت؟","slug":"بلبرینگ-را-چند-سال-می-توان-در-انبار-نگه-داشت؟","contentTypeId":"ct-supplier-notes","contentTypeTitle":"یادداشت فنی تأمین‌کننده","pageType":"SupplierContent","labels":["بلبرینگ","انبارداری"],"categoryIds":["c-deep-groove-ball-bearing","c-spherical-roller-bearing"],"supplier":{"id":"s-43","name":"کارخانهٔ گیربکس فرازگام","slug":"کارخانهٔ-گیربکس-فرازگام","monogram":"گ‌ف","cityName":"کاشان","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":false,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","state":"Pending"},"membershipLevel":2,"yearsOnPlatform":1,"responseHours":2,"productCount":7,"delegationCount":0},"summary":"عمر انبار گریس، دما و رطوبت، و شیوهٔ چیدن رینگ‌های بزرگ.","cover":{"id":"f-pg-supplier-stock-bearings","url":"/media/drawings/c-deep-groove-ball-bearing.webp","name":"بلبرینگ-را-چند-سال-می-توان-در-انبار-نگه-داشت؟.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"authorName":"واحد فنی کارخانهٔ گیربکس فرازگام","publishedAt":"2026-04-23T15:39:35.001Z","updatedAt":"2026-09-22T23:04:37.147Z","readingMinutes":2,"likeCount":26,"isLikedByMe":false,"commentCount":0,"allowComments":true,"visitCount":1010,"status":"Published","seo":{"title":"بلبرینگ را چند سال می‌توان در انبار نگه داشت؟","description":"عمر انبار گریس، دما و رطوبت، و شیوهٔ چیدن رینگ‌های بزرگ.","canonicalPath":"/contents/pg-supplier-stock-bearings/supplier/s-43/بلبرینگ-را-چند-سال-می-توان-در-انبار-نگه-داشت؟","noindex":false}},{"id":"pg-supplier-genuine-bearing","title":"بلبرینگ اصل را در انبار خودتان بشناسید","slug":"بلبرینگ-اصل-را-در-انبار-خودتان-بشناسید","contentTypeId":"ct-supplier-notes","contentTypeTitle":"یادداشت فنی تأمین‌کننده","pageType":"SupplierContent","labels":["بلبرینگ","اصالت کالا"],"categoryIds":["c-deep-groove-ball-bearing","c-cylindrical-roller-bearing"],"supplier":{"id":"s-43","name":"کارخانهٔ گیربکس فرازگام","slug":"کارخانهٔ-گیربکس-فرازگام","monogram":"گ‌ف","cityName":"کاشان","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":false,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","state":"Pending"},"membershipLevel":2,"yearsOnPlatform":1,"responseHours":2,"productCount":7,"delegationCount":0},"summary":"هفت نشانه که ما هنگام ورود هر محموله می‌بینیم و شما هم می‌توانید ببینید.","cover":{"id":"f-pg-supplier-genuine-bearing","url":"/media/drawings/c-deep-groove-ball-bearing.webp","name":"بلبرینگ-اصل-را-در-انبار-خودتان-بشناسید.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"authorName":"واحد فنی کارخانهٔ گیربکس فرازگام","publishedAt":"2025-09-25T23:48:25.045Z","updatedAt":"2026-05-31T08:28:32.231Z","readingMinutes":2,"likeCount":59,"isLikedByMe":false,"commentCount":0,"allowComments":true,"visitCount":1248,"status":"Published","seo":{"title":"بلبرینگ اصل را در انبار خودتان بشناسید","description":"هفت نشانه که ما هنگام ورود هر محموله می‌بینیم و شما هم می‌توانید ببینید.","canonicalPath":"/contents/pg-supplier-genuine-bearing/supplier/s-43/بلبرینگ-اصل-را-در-انبار-خودتان-بشناسید","noindex":false}}]})


export const getListPagesResponseMock200 = (): PagedPageSummary => ({"totalCount":2,"pageNumber":1,"pageSize":10,"items":[{"id":"pg-supplier-stock-bearings","title":"بلبرینگ را چند سال می‌توان در انبار نگه داشت؟","slug":"بلبرینگ-را-چند-سال-می-توان-در-انبار-نگه-داشت؟","contentTypeId":"ct-supplier-notes","contentTypeTitle":"یادداشت فنی تأمین‌کننده","pageType":"SupplierContent","labels":["بلبرینگ","انبارداری"],"categoryIds":["c-deep-groove-ball-bearing","c-spherical-roller-bearing"],"supplier":{"id":"s-43","name":"کارخانهٔ گیربکس فرازگام","slug":"کارخانهٔ-گیربکس-فرازگام","monogram":"گ‌ف","cityName":"کاشان","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":false,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","state":"Pending"},"membershipLevel":2,"yearsOnPlatform":1,"responseHours":2,"productCount":7,"delegationCount":0},"summary":"عمر انبار گریس، دما و رطوبت، و شیوهٔ چیدن رینگ‌های بزرگ.","cover":{"id":"f-pg-supplier-stock-bearings","url":"/media/drawings/c-deep-groove-ball-bearing.webp","name":"بلبرینگ-را-چند-سال-می-توان-در-انبار-نگه-داشت؟.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"authorName":"واحد فنی کارخانهٔ گیربکس فرازگام","publishedAt":"2026-04-23T15:39:35.001Z","updatedAt":"2026-09-22T23:04:37.147Z","readingMinutes":2,"likeCount":26,"isLikedByMe":false,"commentCount":0,"allowComments":true,"visitCount":1010,"status":"Published","seo":{"title":"بلبرینگ را چند سال می‌توان در انبار نگه داشت؟","description":"عمر انبار گریس، دما و رطوبت، و شیوهٔ چیدن رینگ‌های بزرگ.","canonicalPath":"/contents/pg-supplier-stock-bearings/supplier/s-43/بلبرینگ-را-چند-سال-می-توان-در-انبار-نگه-داشت؟","noindex":false}},{"id":"pg-supplier-genuine-bearing","title":"بلبرینگ اصل را در انبار خودتان بشناسید","slug":"بلبرینگ-اصل-را-در-انبار-خودتان-بشناسید","contentTypeId":"ct-supplier-notes","contentTypeTitle":"یادداشت فنی تأمین‌کننده","pageType":"SupplierContent","labels":["بلبرینگ","اصالت کالا"],"categoryIds":["c-deep-groove-ball-bearing","c-cylindrical-roller-bearing"],"supplier":{"id":"s-43","name":"کارخانهٔ گیربکس فرازگام","slug":"کارخانهٔ-گیربکس-فرازگام","monogram":"گ‌ف","cityName":"کاشان","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":false,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","state":"Pending"},"membershipLevel":2,"yearsOnPlatform":1,"responseHours":2,"productCount":7,"delegationCount":0},"summary":"هفت نشانه که ما هنگام ورود هر محموله می‌بینیم و شما هم می‌توانید ببینید.","cover":{"id":"f-pg-supplier-genuine-bearing","url":"/media/drawings/c-deep-groove-ball-bearing.webp","name":"بلبرینگ-اصل-را-در-انبار-خودتان-بشناسید.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"authorName":"واحد فنی کارخانهٔ گیربکس فرازگام","publishedAt":"2025-09-25T23:48:25.045Z","updatedAt":"2026-05-31T08:28:32.231Z","readingMinutes":2,"likeCount":59,"isLikedByMe":false,"commentCount":0,"allowComments":true,"visitCount":1248,"status":"Published","seo":{"title":"بلبرینگ اصل را در انبار خودتان بشناسید","description":"هفت نشانه که ما هنگام ورود هر محموله می‌بینیم و شما هم می‌توانید ببینید.","canonicalPath":"/contents/pg-supplier-genuine-bearing/supplier/s-43/بلبرینگ-اصل-را-در-انبار-خودتان-بشناسید","noindex":false}}]})


export const getListPagesResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListPagesResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListPagesResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getGetMerchantContentResponseMock = (): MerchantContent => ({"hasContent":true,"count":4})


export const getGetMerchantContentResponseMock200 = (): MerchantContent => ({"hasContent":true,"count":4})


export const getGetMerchantContentResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getGetMerchantContentResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getGetPageResponseMock = (): Page => ({"id":"pg-bearing-selection","title":"راهنمای انتخاب بلبرینگ","slug":"راهنمای-انتخاب-بلبرینگ","contentTypeId":"ct-guides-machine","contentTypeTitle":"خرید قطعات ماشین","pageType":"Guide","labels":["بلبرینگ","راهنمای خرید"],"categoryIds":["c-deep-groove-ball-bearing","c-angular-contact-ball-bearing"],"summary":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید بلبرینگ.","cover":{"id":"f-pg-bearing-selection","url":"/media/drawings/c-deep-groove-ball-bearing.webp","name":"راهنمای-انتخاب-بلبرینگ.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"authorName":"کارگروه استاندارد بازار","publishedAt":"2026-07-05T01:20:49.662Z","updatedAt":"2026-10-05T05:33:37.826Z","readingMinutes":2,"likeCount":13,"isLikedByMe":false,"commentCount":5,"allowComments":true,"visitCount":837,"status":"Published","seo":{"title":"راهنمای انتخاب بلبرینگ","description":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید بلبرینگ.","canonicalPath":"/contents/pg-bearing-selection/راهنمای-انتخاب-بلبرینگ","noindex":false},"bodyHtml":"<h2>بار</h2><p>نخست بار شعاعی و محوری را بنویسید.</p><table><thead><tr><th scope=\"col\">لقی</th><th scope=\"col\">کاربرد</th></tr></thead><tbody><tr><td>C3</td><td>دور و دمای بالا</td></tr></tbody></table>","gallery":[{"id":"f-pg-bearing-selection-c-angular-contact-ball-bearing","url":"/media/drawings/c-angular-contact-ball-bearing.webp","name":"راهنمای-انتخاب-بلبرینگ.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},{"id":"f-pg-bearing-selection-c-cylindrical-roller-bearing","url":"/media/drawings/c-cylindrical-roller-bearing.webp","name":"راهنمای-انتخاب-بلبرینگ.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440}],"videos":[{"id":"v-1","title":"جازدن بلبرینگ با گرم‌کن القایی","description":"شفت و محل نشیمن را پاک و اندازه‌گیری کنید. بلبرینگ را تا ۱۱۰ درجهٔ سلسیوس گرم کنید، نه بیشتر. با دستکش و در یک حرکت تا پیشانی شفت بنشانید. تا سرد شدن، فشار یکنواخت روی رینگ داخلی بماند. لقی و صدای چرخش را پیش از روان‌کاری بررسی کنید.","cover":{"id":"f-v-1","url":"/media/drawings/v-1.webp","name":"v-1.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":360},"sources":[{"url":"/media/videos/v-1-720.webm","mime":"video/webm","height":720},{"url":"/media/videos/v-1-360.webm","mime":"video/webm","height":360}],"durationSeconds":40,"captions":[{"lang":"fa","url":"/media/captions/v-1.fa.vtt"}],"tags":["نصب","بلبرینگ"],"categoryId":"c-deep-groove-ball-bearing","supplierId":"s-43","chapters":[{"startSeconds":0,"title":"آماده‌سازی"},{"startSeconds":16,"title":"نشاندن بلبرینگ"}],"visitCount":910,"publishedAt":"2026-11-04T08:00:00.000Z"},{"id":"v-8","title":"خواندن کد بلبرینگ: 6205-2RSH C3","description":"رقم نخست نوع بلبرینگ است. دو رقم پایانی ضرب در پنج، قطر داخلی به میلی‌متر. پسوند 2RSH یعنی دو کاسه‌نمد تماسی. C3 لقی داخلی بیشتر از معمول است.","cover":{"id":"f-v-8","url":"/media/drawings/v-8.webp","name":"v-8.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":360},"sources":[{"url":"/media/videos/v-8-720.webm","mime":"video/webm","height":720},{"url":"/media/videos/v-8-360.webm","mime":"video/webm","height":360}],"durationSeconds":32,"captions":[{"lang":"fa","url":"/media/captions/v-8.fa.vtt"}],"tags":["شناخت","بلبرینگ"],"categoryId":"c-deep-groove-ball-bearing","chapters":[{"startSeconds":0,"title":"رقم‌ها"},{"startSeconds":16,"title":"پسوندها"}],"visitCount":828,"publishedAt":"2026-08-18T08:00:00.000Z"}],"attachments":[{"id":"att-bearing-selection-1","url":"/files/att-bearing-selection-1/%D8%A8%D8%B1%DA%AF%D9%87%D9%94%20%D9%85%D8%AD%D8%A7%D8%B3%D8%A8%D9%87.pdf","name":"برگهٔ محاسبه.pdf","mime":"application/pdf","sizeBytes":1080},{"id":"att-bearing-selection-2","url":"/files/att-bearing-selection-2/%D8%AC%D8%AF%D9%88%D9%84%20%D9%85%D8%B7%D9%84%D8%A8.xlsx","name":"جدول مطلب.xlsx","mime":"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet","sizeBytes":1811}],"surroundings":{"category":{"id":"c-deep-groove-ball-bearing","name":"بلبرینگ شیار عمیق","slug":"بلبرینگ-شیار-عمیق"},"products":[{"id":"sp-147","baseProductId":"bp-deep-groove-ball-bearing-3","categoryId":"c-deep-groove-ball-bearing","categoryType":"Product","name":"بلبرینگ شیار عمیق 6310ZZ/C3","slug":"بلبرینگ-شیار-عمیق-6310ZZ-C3","scientificName":"Deep groove ball bearing","code":"BS-100147","brand":"NTN","model":"6310ZZ/C3","image":{"id":"f-sp-147","url":"/media/drawings/sp-147.webp","name":"بلبرینگ-شیار-عمیق-6310ZZ-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":50,"baseValue":50,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":110,"baseValue":110,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"perUnitId":"tu-piece","vatIncluded":true,"kind":"Fixed","amountRial":39300000,"tiers":[{"minQty":1,"amountRial":39300000},{"minQty":5,"amountRial":37700000}]},"moq":1,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-48","name":"واردات بلبرینگ آرمان‌ریز","slug":"واردات-بلبرینگ-آرمان-ریز","monogram":"ب‌آ","cityName":"ارومیه","kinds":["Importer"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-836236","issuedAt":"2025-07-21T00:00:00.000Z","validTo":"2028-07-20T00:00:00.000Z","checkedAt":"2026-10-31T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":5,"responseHours":8,"productCount":8,"delegationCount":3},"saleCityIds":["city-urmia","city-shiraz"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-11-15T13:28:30.185Z"},{"id":"sp-13","baseProductId":"bp-deep-groove-ball-bearing-1","categoryId":"c-deep-groove-ball-bearing","categoryType":"Product","name":"بلبرینگ شیار عمیق 6001/C3","slug":"بلبرینگ-شیار-عمیق-6001-C3","scientificName":"Deep groove ball bearing","code":"BS-100013","brand":"ZWZ","model":"6001/C3","image":{"id":"f-sp-13","url":"/media/drawings/sp-13.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":12,"baseValue":12,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":28,"baseValue":28,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"perUnitId":"tu-piece","vatIncluded":false,"kind":"OnRequest"},"moq":5,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-51","name":"تولیدی گیربکس دُرافشان","slug":"تولیدی-گیربکس-دُرافشان","monogram":"گ‌د","cityName":"تهران","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-985042","issuedAt":"2025-04-16T00:00:00.000Z","validTo":"2028-04-15T00:00:00.000Z","checkedAt":"2026-10-06T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":6,"responseHours":24,"productCount":6,"delegationCount":0},"saleCityIds":["city-tehran","city-shiraz"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-11-19T09:50:34.597Z"}],"others":[{"id":"pg-gearbox-selection","title":"گیربکس هلیکال یا حلزونی؟ نسبت، بازده و ضریب سرویس","slug":"گیربکس-هلیکال-یا-حلزونی؟-نسبت-بازده-و-ضریب-سرویس","contentTypeId":"ct-guides-machine","contentTypeTitle":"خرید قطعات ماشین","pageType":"Guide","labels":["گیربکس","راهنمای خرید"],"categoryIds":["c-helical-gearmotor","c-worm-gearbox"],"summary":"تفاوت بازده، قیمت و خودقفلی؛ و محاسبهٔ گشتاور خروجی پیش از استعلام.","cover":{"id":"f-pg-gearbox-selection","url":"/media/drawings/c-helical-gearmotor.webp","name":"گیربکس-هلیکال-یا-حلزونی؟-نسبت-بازده-و-ضریب-سرویس.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"authorName":"کارگروه استاندارد بازار","publishedAt":"2026-06-26T10:22:28.459Z","updatedAt":"2026-09-18T23:25:06.116Z","readingMinutes":2,"likeCount":7,"isLikedByMe":false,"commentCount":2,"allowComments":true,"visitCount":1219,"status":"Published","seo":{"title":"گیربکس هلیکال یا حلزونی؟ نسبت، بازده و ضریب سرویس","description":"تفاوت بازده، قیمت و خودقفلی؛ و محاسبهٔ گشتاور خروجی پیش از استعلام.","canonicalPath":"/contents/pg-gearbox-selection/گیربکس-هلیکال-یا-حلزونی؟-نسبت-بازده-و-ضریب-سرویس","noindex":false}},{"id":"pg-roller-chain","title":"زنجیر غلتکی: گام، روان‌کاری و زمان تعویض","slug":"زنجیر-غلتکی:-گام-روان-کاری-و-زمان-تعویض","contentTypeId":"ct-guides-machine","contentTypeTitle":"خرید قطعات ماشین","pageType":"Guide","labels":["زنجیر","انتقال قدرت"],"categoryIds":["c-roller-chain"],"summary":"شمارهٔ زنجیر را بخوانید، گام درست را برگزینید و پیش از پریدن دندانه عوضش کنید.","cover":{"id":"f-pg-roller-chain","url":"/media/drawings/c-roller-chain.webp","name":"زنجیر-غلتکی:-گام-روان-کاری-و-زمان-تعویض.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"authorName":"تحریریهٔ بازار","publishedAt":"2025-09-30T02:05:22.062Z","updatedAt":"2026-01-18T14:01:47.939Z","readingMinutes":2,"likeCount":58,"isLikedByMe":false,"commentCount":0,"allowComments":true,"visitCount":3054,"status":"Published","seo":{"title":"زنجیر غلتکی: گام، روان‌کاری و زمان تعویض","description":"شمارهٔ زنجیر را بخوانید، گام درست را برگزینید و پیش از پریدن دندانه عوضش کنید.","canonicalPath":"/contents/pg-roller-chain/زنجیر-غلتکی:-گام-روان-کاری-و-زمان-تعویض","noindex":false}}]}})


export const getGetPageResponseMock200 = (): Page => ({"id":"pg-bearing-selection","title":"راهنمای انتخاب بلبرینگ","slug":"راهنمای-انتخاب-بلبرینگ","contentTypeId":"ct-guides-machine","contentTypeTitle":"خرید قطعات ماشین","pageType":"Guide","labels":["بلبرینگ","راهنمای خرید"],"categoryIds":["c-deep-groove-ball-bearing","c-angular-contact-ball-bearing"],"summary":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید بلبرینگ.","cover":{"id":"f-pg-bearing-selection","url":"/media/drawings/c-deep-groove-ball-bearing.webp","name":"راهنمای-انتخاب-بلبرینگ.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"authorName":"کارگروه استاندارد بازار","publishedAt":"2026-07-05T01:20:49.662Z","updatedAt":"2026-10-05T05:33:37.826Z","readingMinutes":2,"likeCount":13,"isLikedByMe":false,"commentCount":5,"allowComments":true,"visitCount":837,"status":"Published","seo":{"title":"راهنمای انتخاب بلبرینگ","description":"از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید بلبرینگ.","canonicalPath":"/contents/pg-bearing-selection/راهنمای-انتخاب-بلبرینگ","noindex":false},"bodyHtml":"<h2>بار</h2><p>نخست بار شعاعی و محوری را بنویسید.</p><table><thead><tr><th scope=\"col\">لقی</th><th scope=\"col\">کاربرد</th></tr></thead><tbody><tr><td>C3</td><td>دور و دمای بالا</td></tr></tbody></table>","gallery":[{"id":"f-pg-bearing-selection-c-angular-contact-ball-bearing","url":"/media/drawings/c-angular-contact-ball-bearing.webp","name":"راهنمای-انتخاب-بلبرینگ.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},{"id":"f-pg-bearing-selection-c-cylindrical-roller-bearing","url":"/media/drawings/c-cylindrical-roller-bearing.webp","name":"راهنمای-انتخاب-بلبرینگ.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440}],"videos":[{"id":"v-1","title":"جازدن بلبرینگ با گرم‌کن القایی","description":"شفت و محل نشیمن را پاک و اندازه‌گیری کنید. بلبرینگ را تا ۱۱۰ درجهٔ سلسیوس گرم کنید، نه بیشتر. با دستکش و در یک حرکت تا پیشانی شفت بنشانید. تا سرد شدن، فشار یکنواخت روی رینگ داخلی بماند. لقی و صدای چرخش را پیش از روان‌کاری بررسی کنید.","cover":{"id":"f-v-1","url":"/media/drawings/v-1.webp","name":"v-1.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":360},"sources":[{"url":"/media/videos/v-1-720.webm","mime":"video/webm","height":720},{"url":"/media/videos/v-1-360.webm","mime":"video/webm","height":360}],"durationSeconds":40,"captions":[{"lang":"fa","url":"/media/captions/v-1.fa.vtt"}],"tags":["نصب","بلبرینگ"],"categoryId":"c-deep-groove-ball-bearing","supplierId":"s-43","chapters":[{"startSeconds":0,"title":"آماده‌سازی"},{"startSeconds":16,"title":"نشاندن بلبرینگ"}],"visitCount":910,"publishedAt":"2026-11-04T08:00:00.000Z"},{"id":"v-8","title":"خواندن کد بلبرینگ: 6205-2RSH C3","description":"رقم نخست نوع بلبرینگ است. دو رقم پایانی ضرب در پنج، قطر داخلی به میلی‌متر. پسوند 2RSH یعنی دو کاسه‌نمد تماسی. C3 لقی داخلی بیشتر از معمول است.","cover":{"id":"f-v-8","url":"/media/drawings/v-8.webp","name":"v-8.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":360},"sources":[{"url":"/media/videos/v-8-720.webm","mime":"video/webm","height":720},{"url":"/media/videos/v-8-360.webm","mime":"video/webm","height":360}],"durationSeconds":32,"captions":[{"lang":"fa","url":"/media/captions/v-8.fa.vtt"}],"tags":["شناخت","بلبرینگ"],"categoryId":"c-deep-groove-ball-bearing","chapters":[{"startSeconds":0,"title":"رقم‌ها"},{"startSeconds":16,"title":"پسوندها"}],"visitCount":828,"publishedAt":"2026-08-18T08:00:00.000Z"}],"attachments":[{"id":"att-bearing-selection-1","url":"/files/att-bearing-selection-1/%D8%A8%D8%B1%DA%AF%D9%87%D9%94%20%D9%85%D8%AD%D8%A7%D8%B3%D8%A8%D9%87.pdf","name":"برگهٔ محاسبه.pdf","mime":"application/pdf","sizeBytes":1080},{"id":"att-bearing-selection-2","url":"/files/att-bearing-selection-2/%D8%AC%D8%AF%D9%88%D9%84%20%D9%85%D8%B7%D9%84%D8%A8.xlsx","name":"جدول مطلب.xlsx","mime":"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet","sizeBytes":1811}],"surroundings":{"category":{"id":"c-deep-groove-ball-bearing","name":"بلبرینگ شیار عمیق","slug":"بلبرینگ-شیار-عمیق"},"products":[{"id":"sp-147","baseProductId":"bp-deep-groove-ball-bearing-3","categoryId":"c-deep-groove-ball-bearing","categoryType":"Product","name":"بلبرینگ شیار عمیق 6310ZZ/C3","slug":"بلبرینگ-شیار-عمیق-6310ZZ-C3","scientificName":"Deep groove ball bearing","code":"BS-100147","brand":"NTN","model":"6310ZZ/C3","image":{"id":"f-sp-147","url":"/media/drawings/sp-147.webp","name":"بلبرینگ-شیار-عمیق-6310ZZ-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":50,"baseValue":50,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":110,"baseValue":110,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"perUnitId":"tu-piece","vatIncluded":true,"kind":"Fixed","amountRial":39300000,"tiers":[{"minQty":1,"amountRial":39300000},{"minQty":5,"amountRial":37700000}]},"moq":1,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-48","name":"واردات بلبرینگ آرمان‌ریز","slug":"واردات-بلبرینگ-آرمان-ریز","monogram":"ب‌آ","cityName":"ارومیه","kinds":["Importer"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-836236","issuedAt":"2025-07-21T00:00:00.000Z","validTo":"2028-07-20T00:00:00.000Z","checkedAt":"2026-10-31T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":5,"responseHours":8,"productCount":8,"delegationCount":3},"saleCityIds":["city-urmia","city-shiraz"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-11-15T13:28:30.185Z"},{"id":"sp-13","baseProductId":"bp-deep-groove-ball-bearing-1","categoryId":"c-deep-groove-ball-bearing","categoryType":"Product","name":"بلبرینگ شیار عمیق 6001/C3","slug":"بلبرینگ-شیار-عمیق-6001-C3","scientificName":"Deep groove ball bearing","code":"BS-100013","brand":"ZWZ","model":"6001/C3","image":{"id":"f-sp-13","url":"/media/drawings/sp-13.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":12,"baseValue":12,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":28,"baseValue":28,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"perUnitId":"tu-piece","vatIncluded":false,"kind":"OnRequest"},"moq":5,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-51","name":"تولیدی گیربکس دُرافشان","slug":"تولیدی-گیربکس-دُرافشان","monogram":"گ‌د","cityName":"تهران","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-985042","issuedAt":"2025-04-16T00:00:00.000Z","validTo":"2028-04-15T00:00:00.000Z","checkedAt":"2026-10-06T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":6,"responseHours":24,"productCount":6,"delegationCount":0},"saleCityIds":["city-tehran","city-shiraz"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-11-19T09:50:34.597Z"}],"others":[{"id":"pg-gearbox-selection","title":"گیربکس هلیکال یا حلزونی؟ نسبت، بازده و ضریب سرویس","slug":"گیربکس-هلیکال-یا-حلزونی؟-نسبت-بازده-و-ضریب-سرویس","contentTypeId":"ct-guides-machine","contentTypeTitle":"خرید قطعات ماشین","pageType":"Guide","labels":["گیربکس","راهنمای خرید"],"categoryIds":["c-helical-gearmotor","c-worm-gearbox"],"summary":"تفاوت بازده، قیمت و خودقفلی؛ و محاسبهٔ گشتاور خروجی پیش از استعلام.","cover":{"id":"f-pg-gearbox-selection","url":"/media/drawings/c-helical-gearmotor.webp","name":"گیربکس-هلیکال-یا-حلزونی؟-نسبت-بازده-و-ضریب-سرویس.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"authorName":"کارگروه استاندارد بازار","publishedAt":"2026-06-26T10:22:28.459Z","updatedAt":"2026-09-18T23:25:06.116Z","readingMinutes":2,"likeCount":7,"isLikedByMe":false,"commentCount":2,"allowComments":true,"visitCount":1219,"status":"Published","seo":{"title":"گیربکس هلیکال یا حلزونی؟ نسبت، بازده و ضریب سرویس","description":"تفاوت بازده، قیمت و خودقفلی؛ و محاسبهٔ گشتاور خروجی پیش از استعلام.","canonicalPath":"/contents/pg-gearbox-selection/گیربکس-هلیکال-یا-حلزونی؟-نسبت-بازده-و-ضریب-سرویس","noindex":false}},{"id":"pg-roller-chain","title":"زنجیر غلتکی: گام، روان‌کاری و زمان تعویض","slug":"زنجیر-غلتکی:-گام-روان-کاری-و-زمان-تعویض","contentTypeId":"ct-guides-machine","contentTypeTitle":"خرید قطعات ماشین","pageType":"Guide","labels":["زنجیر","انتقال قدرت"],"categoryIds":["c-roller-chain"],"summary":"شمارهٔ زنجیر را بخوانید، گام درست را برگزینید و پیش از پریدن دندانه عوضش کنید.","cover":{"id":"f-pg-roller-chain","url":"/media/drawings/c-roller-chain.webp","name":"زنجیر-غلتکی:-گام-روان-کاری-و-زمان-تعویض.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"authorName":"تحریریهٔ بازار","publishedAt":"2025-09-30T02:05:22.062Z","updatedAt":"2026-01-18T14:01:47.939Z","readingMinutes":2,"likeCount":58,"isLikedByMe":false,"commentCount":0,"allowComments":true,"visitCount":3054,"status":"Published","seo":{"title":"زنجیر غلتکی: گام، روان‌کاری و زمان تعویض","description":"شمارهٔ زنجیر را بخوانید، گام درست را برگزینید و پیش از پریدن دندانه عوضش کنید.","canonicalPath":"/contents/pg-roller-chain/زنجیر-غلتکی:-گام-روان-کاری-و-زمان-تعویض","noindex":false}}]}})


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

export const getGetPagePreviewResponseMock = (): Page => ({"id":"pg-supplier-draft-carbide","title":"تراش فولاد سخت با CBN","slug":"تراش-فولاد-سخت-با-CBN","contentTypeId":"ct-supplier-notes","contentTypeTitle":"یادداشت فنی تأمین‌کننده","pageType":"SupplierContent","labels":["ماشین‌کاری","اینسرت"],"categoryIds":["c-cnc-turning"],"supplier":{"id":"s-1","name":"مجتمع قطعه‌ساز راستین‌کوش","slug":"مجتمع-قطعه-ساز-راستین-کوش","monogram":"ق‌ر","cityName":"مشهد","kinds":["ServiceProvider","Manufacturer"],"categoryTypes":["IndustrialService"],"isConfirmed":false,"membershipLevel":1,"yearsOnPlatform":3,"responseHours":1,"productCount":0,"delegationCount":0},"summary":"پیش‌نویس: سرعت، پیشروی و زبری در فولاد ۶۰ راکول؛ جدول آزمون‌ها کامل نیست.","cover":{"id":"f-pg-supplier-draft-carbide","url":"/media/drawings/c-cnc-turning.webp","name":"تراش-فولاد-سخت-با-CBN.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"authorName":"واحد فنی مجتمع قطعه‌ساز راستین‌کوش","publishedAt":"2025-06-18T10:32:08.105Z","updatedAt":"2026-02-28T23:17:28.153Z","readingMinutes":1,"likeCount":0,"isLikedByMe":false,"commentCount":0,"allowComments":true,"visitCount":0,"status":"Draft","seo":{"title":"تراش فولاد سخت با CBN","description":"پیش‌نویس: سرعت، پیشروی و زبری در فولاد ۶۰ راکول؛ جدول آزمون‌ها کامل نیست.","canonicalPath":"/contents/pg-supplier-draft-carbide/supplier/s-1/تراش-فولاد-سخت-با-CBN","noindex":true},"bodyHtml":"<h2>بار</h2><p>نخست بار شعاعی و محوری را بنویسید.</p><table><thead><tr><th scope=\"col\">لقی</th><th scope=\"col\">کاربرد</th></tr></thead><tbody><tr><td>C3</td><td>دور و دمای بالا</td></tr></tbody></table>","gallery":[],"videos":[],"attachments":[]})


export const getGetPagePreviewResponseMock200 = (): Page => ({"id":"pg-supplier-draft-carbide","title":"تراش فولاد سخت با CBN","slug":"تراش-فولاد-سخت-با-CBN","contentTypeId":"ct-supplier-notes","contentTypeTitle":"یادداشت فنی تأمین‌کننده","pageType":"SupplierContent","labels":["ماشین‌کاری","اینسرت"],"categoryIds":["c-cnc-turning"],"supplier":{"id":"s-1","name":"مجتمع قطعه‌ساز راستین‌کوش","slug":"مجتمع-قطعه-ساز-راستین-کوش","monogram":"ق‌ر","cityName":"مشهد","kinds":["ServiceProvider","Manufacturer"],"categoryTypes":["IndustrialService"],"isConfirmed":false,"membershipLevel":1,"yearsOnPlatform":3,"responseHours":1,"productCount":0,"delegationCount":0},"summary":"پیش‌نویس: سرعت، پیشروی و زبری در فولاد ۶۰ راکول؛ جدول آزمون‌ها کامل نیست.","cover":{"id":"f-pg-supplier-draft-carbide","url":"/media/drawings/c-cnc-turning.webp","name":"تراش-فولاد-سخت-با-CBN.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"authorName":"واحد فنی مجتمع قطعه‌ساز راستین‌کوش","publishedAt":"2025-06-18T10:32:08.105Z","updatedAt":"2026-02-28T23:17:28.153Z","readingMinutes":1,"likeCount":0,"isLikedByMe":false,"commentCount":0,"allowComments":true,"visitCount":0,"status":"Draft","seo":{"title":"تراش فولاد سخت با CBN","description":"پیش‌نویس: سرعت، پیشروی و زبری در فولاد ۶۰ راکول؛ جدول آزمون‌ها کامل نیست.","canonicalPath":"/contents/pg-supplier-draft-carbide/supplier/s-1/تراش-فولاد-سخت-با-CBN","noindex":true},"bodyHtml":"<h2>بار</h2><p>نخست بار شعاعی و محوری را بنویسید.</p><table><thead><tr><th scope=\"col\">لقی</th><th scope=\"col\">کاربرد</th></tr></thead><tbody><tr><td>C3</td><td>دور و دمای بالا</td></tr></tbody></table>","gallery":[],"videos":[],"attachments":[]})


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
