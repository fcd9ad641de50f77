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
  Category,
  CategoryCrumb,
  CategoryItemsCount,
  CategoryMenu,
  CategoryProperty,
  CategorySupplierSearch,
  GoneResponse,
  NotFoundResponse,
  PagedCategory,
  PagedSupplierWithProducts,
  PayloadTooLargeResponse,
  ProblemResponse,
  UnsupportedMediaTypeResponse,
  ValidationResponse
} from '../../model';


export const getListCategoriesResponseMock = (): PagedCategory => ({"totalCount":1,"pageNumber":1,"pageSize":10,"items":[{"id":"c-deep-groove-ball-bearing","parentId":"c-ball-bearings","categoryType":"Product","name":"بلبرینگ شیار عمیق","slug":"بلبرینگ-شیار-عمیق","scientificName":"Deep groove ball bearing","englishName":"Deep groove ball bearing","level":4,"isRoot":false,"isActive":true,"hasChildren":false,"image":{"id":"f-c-deep-groove-ball-bearing","url":"/media/drawings/c-deep-groove-ball-bearing.webp","name":"بلبرینگ-شیار-عمیق.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"shortDescription":"برای بارهای شعاعی و محوری سبک تا متوسط در الکتروموتور، پمپ و گیربکس.","descriptionHtml":"<p>یاتاقان‌های غلتشی با ساچمه، برای سرعت بالا و بار سبک تا متوسط.</p><p>بلبرینگ را با نام «یاتاقان غلتشی»، «بیرینگ» هم می‌شناسند.</p>","synonyms":["بلبرینگ ساده","بلبرینگ یک‌ردیفه"],"seo":{"title":"بلبرینگ شیار عمیق","description":"برای بارهای شعاعی و محوری سبک تا متوسط در الکتروموتور، پمپ و گیربکس.","canonicalPath":"/category/c-deep-groove-ball-bearing/بلبرینگ-شیار-عمیق","noindex":false}}]})


export const getListCategoriesResponseMock200 = (): PagedCategory => ({"totalCount":1,"pageNumber":1,"pageSize":10,"items":[{"id":"c-deep-groove-ball-bearing","parentId":"c-ball-bearings","categoryType":"Product","name":"بلبرینگ شیار عمیق","slug":"بلبرینگ-شیار-عمیق","scientificName":"Deep groove ball bearing","englishName":"Deep groove ball bearing","level":4,"isRoot":false,"isActive":true,"hasChildren":false,"image":{"id":"f-c-deep-groove-ball-bearing","url":"/media/drawings/c-deep-groove-ball-bearing.webp","name":"بلبرینگ-شیار-عمیق.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"shortDescription":"برای بارهای شعاعی و محوری سبک تا متوسط در الکتروموتور، پمپ و گیربکس.","descriptionHtml":"<p>یاتاقان‌های غلتشی با ساچمه، برای سرعت بالا و بار سبک تا متوسط.</p><p>بلبرینگ را با نام «یاتاقان غلتشی»، «بیرینگ» هم می‌شناسند.</p>","synonyms":["بلبرینگ ساده","بلبرینگ یک‌ردیفه"],"seo":{"title":"بلبرینگ شیار عمیق","description":"برای بارهای شعاعی و محوری سبک تا متوسط در الکتروموتور، پمپ و گیربکس.","canonicalPath":"/category/c-deep-groove-ball-bearing/بلبرینگ-شیار-عمیق","noindex":false}}]})


export const getListCategoriesResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListCategoriesResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getListCategoryItemsCountResponseMock = (): CategoryItemsCount[] => ([{"categoryId":"c-ball-bearings","productCount":412,"baseProductCount":96,"supplierCount":27,"contentCount":24}])


export const getListCategoryItemsCountResponseMock200 = (): CategoryItemsCount[] => ([{"categoryId":"c-ball-bearings","productCount":412,"baseProductCount":96,"supplierCount":27,"contentCount":24}])


export const getListCategoryItemsCountResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListCategoryItemsCountResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getGetCategoryMenuResponseMock = (): CategoryMenu[] => ([{"categoryType":"Product","subcategories":[{"id":"c-power-transmission","categoryType":"Product","name":"انتقال قدرت و یاتاقان","slug":"انتقال-قدرت-و-یاتاقان","isRoot":false,"level":2,"scientificName":"Power transmission and bearings","productCount":68,"supplierCount":12,"subcategories":[{"id":"c-ball-bearings","categoryType":"Product","name":"بلبرینگ","slug":"بلبرینگ","isRoot":false,"level":3,"scientificName":"Ball bearings","productCount":26,"supplierCount":7,"subcategories":[{"id":"c-deep-groove-ball-bearing","categoryType":"Product","name":"بلبرینگ شیار عمیق","slug":"بلبرینگ-شیار-عمیق","isRoot":false,"level":4,"scientificName":"Deep groove ball bearing","productCount":14,"supplierCount":7,"subcategories":[]},{"id":"c-angular-contact-ball-bearing","categoryType":"Product","name":"بلبرینگ تماس زاویه‌ای","slug":"بلبرینگ-تماس-زاویه-ای","isRoot":false,"level":4,"scientificName":"Angular contact ball bearing","productCount":4,"supplierCount":4,"subcategories":[]}]},{"id":"c-roller-bearings","categoryType":"Product","name":"رولبرینگ","slug":"رولبرینگ","isRoot":false,"level":3,"scientificName":"Roller bearings","productCount":16,"supplierCount":8,"subcategories":[{"id":"c-cylindrical-roller-bearing","categoryType":"Product","name":"رولبرینگ استوانه‌ای","slug":"رولبرینگ-استوانه-ای","isRoot":false,"level":4,"scientificName":"Cylindrical roller bearing","productCount":4,"supplierCount":4,"subcategories":[]},{"id":"c-tapered-roller-bearing","categoryType":"Product","name":"رولبرینگ مخروطی","slug":"رولبرینگ-مخروطی","isRoot":false,"level":4,"scientificName":"Tapered roller bearing","productCount":4,"supplierCount":4,"subcategories":[]}]}]},{"id":"c-pumps-compressors","categoryType":"Product","name":"پمپ و کمپرسور","slug":"پمپ-و-کمپرسور","isRoot":false,"level":2,"scientificName":"Pumps and compressors","productCount":27,"supplierCount":12,"subcategories":[{"id":"c-centrifugal-pumps","categoryType":"Product","name":"پمپ سانتریفیوژ","slug":"پمپ-سانتریفیوژ","isRoot":false,"level":3,"scientificName":"Centrifugal pumps","productCount":15,"supplierCount":9,"subcategories":[{"id":"c-end-suction-pump","categoryType":"Product","name":"پمپ سانتریفیوژ تک‌مرحله‌ای","slug":"پمپ-سانتریفیوژ-تک-مرحله-ای","isRoot":false,"level":4,"scientificName":"End-suction centrifugal pump","productCount":7,"supplierCount":5,"subcategories":[]},{"id":"c-multistage-pump","categoryType":"Product","name":"پمپ طبقاتی عمودی","slug":"پمپ-طبقاتی-عمودی","isRoot":false,"level":4,"scientificName":"Vertical multistage pump","productCount":4,"supplierCount":4,"subcategories":[]}]},{"id":"c-positive-displacement-pumps","categoryType":"Product","name":"پمپ جابه‌جایی مثبت","slug":"پمپ-جابه-جایی-مثبت","isRoot":false,"level":3,"scientificName":"Positive displacement pumps","productCount":6,"supplierCount":4,"subcategories":[{"id":"c-gear-pump","categoryType":"Product","name":"پمپ دنده‌ای","slug":"پمپ-دنده-ای","isRoot":false,"level":4,"scientificName":"Gear pump","productCount":4,"supplierCount":3,"subcategories":[]},{"id":"c-diaphragm-pump","categoryType":"Product","name":"پمپ دیافراگمی بادی","slug":"پمپ-دیافراگمی-بادی","isRoot":false,"level":4,"scientificName":"Air-operated double diaphragm pump","productCount":2,"supplierCount":2,"subcategories":[]}]}]}]}])


export const getGetCategoryMenuResponseMock200 = (): CategoryMenu[] => ([{"categoryType":"Product","subcategories":[{"id":"c-power-transmission","categoryType":"Product","name":"انتقال قدرت و یاتاقان","slug":"انتقال-قدرت-و-یاتاقان","isRoot":false,"level":2,"scientificName":"Power transmission and bearings","productCount":68,"supplierCount":12,"subcategories":[{"id":"c-ball-bearings","categoryType":"Product","name":"بلبرینگ","slug":"بلبرینگ","isRoot":false,"level":3,"scientificName":"Ball bearings","productCount":26,"supplierCount":7,"subcategories":[{"id":"c-deep-groove-ball-bearing","categoryType":"Product","name":"بلبرینگ شیار عمیق","slug":"بلبرینگ-شیار-عمیق","isRoot":false,"level":4,"scientificName":"Deep groove ball bearing","productCount":14,"supplierCount":7,"subcategories":[]},{"id":"c-angular-contact-ball-bearing","categoryType":"Product","name":"بلبرینگ تماس زاویه‌ای","slug":"بلبرینگ-تماس-زاویه-ای","isRoot":false,"level":4,"scientificName":"Angular contact ball bearing","productCount":4,"supplierCount":4,"subcategories":[]}]},{"id":"c-roller-bearings","categoryType":"Product","name":"رولبرینگ","slug":"رولبرینگ","isRoot":false,"level":3,"scientificName":"Roller bearings","productCount":16,"supplierCount":8,"subcategories":[{"id":"c-cylindrical-roller-bearing","categoryType":"Product","name":"رولبرینگ استوانه‌ای","slug":"رولبرینگ-استوانه-ای","isRoot":false,"level":4,"scientificName":"Cylindrical roller bearing","productCount":4,"supplierCount":4,"subcategories":[]},{"id":"c-tapered-roller-bearing","categoryType":"Product","name":"رولبرینگ مخروطی","slug":"رولبرینگ-مخروطی","isRoot":false,"level":4,"scientificName":"Tapered roller bearing","productCount":4,"supplierCount":4,"subcategories":[]}]}]},{"id":"c-pumps-compressors","categoryType":"Product","name":"پمپ و کمپرسور","slug":"پمپ-و-کمپرسور","isRoot":false,"level":2,"scientificName":"Pumps and compressors","productCount":27,"supplierCount":12,"subcategories":[{"id":"c-centrifugal-pumps","categoryType":"Product","name":"پمپ سانتریفیوژ","slug":"پمپ-سانتریفیوژ","isRoot":false,"level":3,"scientificName":"Centrifugal pumps","productCount":15,"supplierCount":9,"subcategories":[{"id":"c-end-suction-pump","categoryType":"Product","name":"پمپ سانتریفیوژ تک‌مرحله‌ای","slug":"پمپ-سانتریفیوژ-تک-مرحله-ای","isRoot":false,"level":4,"scientificName":"End-suction centrifugal pump","productCount":7,"supplierCount":5,"subcategories":[]},{"id":"c-multistage-pump","categoryType":"Product","name":"پمپ طبقاتی عمودی","slug":"پمپ-طبقاتی-عمودی","isRoot":false,"level":4,"scientificName":"Vertical multistage pump","productCount":4,"supplierCount":4,"subcategories":[]}]},{"id":"c-positive-displacement-pumps","categoryType":"Product","name":"پمپ جابه‌جایی مثبت","slug":"پمپ-جابه-جایی-مثبت","isRoot":false,"level":3,"scientificName":"Positive displacement pumps","productCount":6,"supplierCount":4,"subcategories":[{"id":"c-gear-pump","categoryType":"Product","name":"پمپ دنده‌ای","slug":"پمپ-دنده-ای","isRoot":false,"level":4,"scientificName":"Gear pump","productCount":4,"supplierCount":3,"subcategories":[]},{"id":"c-diaphragm-pump","categoryType":"Product","name":"پمپ دیافراگمی بادی","slug":"پمپ-دیافراگمی-بادی","isRoot":false,"level":4,"scientificName":"Air-operated double diaphragm pump","productCount":2,"supplierCount":2,"subcategories":[]}]}]}]}])


export const getGetCategoryMenuResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getGetCategoryMenuResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getListTopLevelCategoriesResponseMock = (): Category[] => ([{"id":"c-power-transmission","parentId":"c-products","categoryType":"Product","name":"انتقال قدرت و یاتاقان","slug":"انتقال-قدرت-و-یاتاقان","scientificName":"Power transmission and bearings","englishName":"Power transmission and bearings","level":2,"isRoot":false,"isActive":true,"hasChildren":true,"image":{"id":"f-c-power-transmission","url":"/media/drawings/c-power-transmission.webp","name":"انتقال-قدرت-و-یاتاقان.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"shortDescription":"یاتاقان، کوپلینگ، گیربکس، زنجیر و تسمه برای ماشین‌های صنعتی.","descriptionHtml":"<p>یاتاقان، کوپلینگ، گیربکس، زنجیر و تسمه برای ماشین‌های صنعتی.</p>","synonyms":["انتقال نیرو","قطعات مکانیکی"],"seo":{"title":"انتقال قدرت و یاتاقان","description":"یاتاقان، کوپلینگ، گیربکس، زنجیر و تسمه برای ماشین‌های صنعتی.","canonicalPath":"/category/c-power-transmission/انتقال-قدرت-و-یاتاقان","noindex":false}},{"id":"c-pumps-compressors","parentId":"c-products","categoryType":"Product","name":"پمپ و کمپرسور","slug":"پمپ-و-کمپرسور","scientificName":"Pumps and compressors","englishName":"Pumps and compressors","level":2,"isRoot":false,"isActive":true,"hasChildren":true,"image":{"id":"f-c-pumps-compressors","url":"/media/drawings/c-pumps-compressors.webp","name":"پمپ-و-کمپرسور.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"shortDescription":"جابه‌جایی مایع و هوای فشرده.","descriptionHtml":"<p>جابه‌جایی مایع و هوای فشرده.</p>","synonyms":["الکتروپمپ","کمپرسور هوا"],"seo":{"title":"پمپ و کمپرسور","description":"جابه‌جایی مایع و هوای فشرده.","canonicalPath":"/category/c-pumps-compressors/پمپ-و-کمپرسور","noindex":false}}])


export const getListTopLevelCategoriesResponseMock200 = (): Category[] => ([{"id":"c-power-transmission","parentId":"c-products","categoryType":"Product","name":"انتقال قدرت و یاتاقان","slug":"انتقال-قدرت-و-یاتاقان","scientificName":"Power transmission and bearings","englishName":"Power transmission and bearings","level":2,"isRoot":false,"isActive":true,"hasChildren":true,"image":{"id":"f-c-power-transmission","url":"/media/drawings/c-power-transmission.webp","name":"انتقال-قدرت-و-یاتاقان.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"shortDescription":"یاتاقان، کوپلینگ، گیربکس، زنجیر و تسمه برای ماشین‌های صنعتی.","descriptionHtml":"<p>یاتاقان، کوپلینگ، گیربکس، زنجیر و تسمه برای ماشین‌های صنعتی.</p>","synonyms":["انتقال نیرو","قطعات مکانیکی"],"seo":{"title":"انتقال قدرت و یاتاقان","description":"یاتاقان، کوپلینگ، گیربکس، زنجیر و تسمه برای ماشین‌های صنعتی.","canonicalPath":"/category/c-power-transmission/انتقال-قدرت-و-یاتاقان","noindex":false}},{"id":"c-pumps-compressors","parentId":"c-products","categoryType":"Product","name":"پمپ و کمپرسور","slug":"پمپ-و-کمپرسور","scientificName":"Pumps and compressors","englishName":"Pumps and compressors","level":2,"isRoot":false,"isActive":true,"hasChildren":true,"image":{"id":"f-c-pumps-compressors","url":"/media/drawings/c-pumps-compressors.webp","name":"پمپ-و-کمپرسور.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"shortDescription":"جابه‌جایی مایع و هوای فشرده.","descriptionHtml":"<p>جابه‌جایی مایع و هوای فشرده.</p>","synonyms":["الکتروپمپ","کمپرسور هوا"],"seo":{"title":"پمپ و کمپرسور","description":"جابه‌جایی مایع و هوای فشرده.","canonicalPath":"/category/c-pumps-compressors/پمپ-و-کمپرسور","noindex":false}}])


export const getListTopLevelCategoriesResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListTopLevelCategoriesResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getGetActiveCategoryResponseMock = (): Category => ({"id":"c-deep-groove-ball-bearing","parentId":"c-ball-bearings","categoryType":"Product","name":"بلبرینگ شیار عمیق","slug":"بلبرینگ-شیار-عمیق","scientificName":"Deep groove ball bearing","englishName":"Deep groove ball bearing","level":4,"isRoot":false,"isActive":true,"hasChildren":false,"image":{"id":"f-c-deep-groove-ball-bearing","url":"/media/drawings/c-deep-groove-ball-bearing.webp","name":"بلبرینگ-شیار-عمیق.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"shortDescription":"برای بارهای شعاعی و محوری سبک تا متوسط در الکتروموتور، پمپ و گیربکس.","descriptionHtml":"<p>پرکاربردترین یاتاقان غلتشی است.</p>","synonyms":["بلبرینگ ساده","بلبرینگ یک‌ردیفه"],"seo":{"title":"بلبرینگ شیار عمیق","description":"برای بارهای شعاعی و محوری سبک تا متوسط در الکتروموتور، پمپ و گیربکس.","canonicalPath":"/category/c-deep-groove-ball-bearing/بلبرینگ-شیار-عمیق","noindex":false}})


export const getGetActiveCategoryResponseMock200 = (): Category => ({"id":"c-deep-groove-ball-bearing","parentId":"c-ball-bearings","categoryType":"Product","name":"بلبرینگ شیار عمیق","slug":"بلبرینگ-شیار-عمیق","scientificName":"Deep groove ball bearing","englishName":"Deep groove ball bearing","level":4,"isRoot":false,"isActive":true,"hasChildren":false,"image":{"id":"f-c-deep-groove-ball-bearing","url":"/media/drawings/c-deep-groove-ball-bearing.webp","name":"بلبرینگ-شیار-عمیق.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"shortDescription":"برای بارهای شعاعی و محوری سبک تا متوسط در الکتروموتور، پمپ و گیربکس.","descriptionHtml":"<p>پرکاربردترین یاتاقان غلتشی است.</p>","synonyms":["بلبرینگ ساده","بلبرینگ یک‌ردیفه"],"seo":{"title":"بلبرینگ شیار عمیق","description":"برای بارهای شعاعی و محوری سبک تا متوسط در الکتروموتور، پمپ و گیربکس.","canonicalPath":"/category/c-deep-groove-ball-bearing/بلبرینگ-شیار-عمیق","noindex":false}})


export const getGetActiveCategoryResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getGetActiveCategoryResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetActiveCategoryResponseMock410 = (): GoneResponse => ({"type":"urn:bazaar:problem:gone","title":"دیگر در دسترس نیست.","status":410,"detail":"این دسته دیگر فعال نیست.","code":"gone","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetActiveCategoryResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getGetCategoryBreadcrumbResponseMock = (): CategoryCrumb[] => ([{"id":"c-products","name":"محصولات","slug":"محصولات","level":1,"categoryType":"Product"},{"id":"c-power-transmission","name":"انتقال قدرت و یاتاقان","slug":"انتقال-قدرت-و-یاتاقان","level":2,"categoryType":"Product"},{"id":"c-ball-bearings","name":"بلبرینگ","slug":"بلبرینگ","level":3,"categoryType":"Product"},{"id":"c-deep-groove-ball-bearing","name":"بلبرینگ شیار عمیق","slug":"بلبرینگ-شیار-عمیق","level":4,"categoryType":"Product"}])


export const getGetCategoryBreadcrumbResponseMock200 = (): CategoryCrumb[] => ([{"id":"c-products","name":"محصولات","slug":"محصولات","level":1,"categoryType":"Product"},{"id":"c-power-transmission","name":"انتقال قدرت و یاتاقان","slug":"انتقال-قدرت-و-یاتاقان","level":2,"categoryType":"Product"},{"id":"c-ball-bearings","name":"بلبرینگ","slug":"بلبرینگ","level":3,"categoryType":"Product"},{"id":"c-deep-groove-ball-bearing","name":"بلبرینگ شیار عمیق","slug":"بلبرینگ-شیار-عمیق","level":4,"categoryType":"Product"}])


export const getGetCategoryBreadcrumbResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getGetCategoryBreadcrumbResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetCategoryBreadcrumbResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getListCategoryChildrenResponseMock = (): Category[] => ([{"id":"c-deep-groove-ball-bearing","parentId":"c-ball-bearings","categoryType":"Product","name":"بلبرینگ شیار عمیق","slug":"بلبرینگ-شیار-عمیق","scientificName":"Deep groove ball bearing","englishName":"Deep groove ball bearing","level":4,"isRoot":false,"isActive":true,"hasChildren":false,"image":{"id":"f-c-deep-groove-ball-bearing","url":"/media/drawings/c-deep-groove-ball-bearing.webp","name":"بلبرینگ-شیار-عمیق.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"shortDescription":"برای بارهای شعاعی و محوری سبک تا متوسط در الکتروموتور، پمپ و گیربکس.","descriptionHtml":"<p>یاتاقان، کوپلینگ، گیربکس، زنجیر و تسمه برای ماشین‌های صنعتی.</p>","synonyms":["بلبرینگ ساده","بلبرینگ یک‌ردیفه"],"seo":{"title":"بلبرینگ شیار عمیق","description":"برای بارهای شعاعی و محوری سبک تا متوسط در الکتروموتور، پمپ و گیربکس.","canonicalPath":"/category/c-deep-groove-ball-bearing/بلبرینگ-شیار-عمیق","noindex":false}},{"id":"c-angular-contact-ball-bearing","parentId":"c-ball-bearings","categoryType":"Product","name":"بلبرینگ تماس زاویه‌ای","slug":"بلبرینگ-تماس-زاویه-ای","scientificName":"Angular contact ball bearing","englishName":"Angular contact ball bearing","level":4,"isRoot":false,"isActive":true,"hasChildren":false,"image":{"id":"f-c-angular-contact-ball-bearing","url":"/media/drawings/c-angular-contact-ball-bearing.webp","name":"بلبرینگ-تماس-زاویه-ای.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"shortDescription":"برای بار هم‌زمان شعاعی و محوری در اسپیندل و پمپ.","descriptionHtml":"<p>جابه‌جایی مایع و هوای فشرده.</p>","synonyms":["بلبرینگ زاویه‌ای","بلبرینگ اسپیندل"],"seo":{"title":"بلبرینگ تماس زاویه‌ای","description":"برای بار هم‌زمان شعاعی و محوری در اسپیندل و پمپ.","canonicalPath":"/category/c-angular-contact-ball-bearing/بلبرینگ-تماس-زاویه-ای","noindex":false}}])


export const getListCategoryChildrenResponseMock200 = (): Category[] => ([{"id":"c-deep-groove-ball-bearing","parentId":"c-ball-bearings","categoryType":"Product","name":"بلبرینگ شیار عمیق","slug":"بلبرینگ-شیار-عمیق","scientificName":"Deep groove ball bearing","englishName":"Deep groove ball bearing","level":4,"isRoot":false,"isActive":true,"hasChildren":false,"image":{"id":"f-c-deep-groove-ball-bearing","url":"/media/drawings/c-deep-groove-ball-bearing.webp","name":"بلبرینگ-شیار-عمیق.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"shortDescription":"برای بارهای شعاعی و محوری سبک تا متوسط در الکتروموتور، پمپ و گیربکس.","descriptionHtml":"<p>یاتاقان، کوپلینگ، گیربکس، زنجیر و تسمه برای ماشین‌های صنعتی.</p>","synonyms":["بلبرینگ ساده","بلبرینگ یک‌ردیفه"],"seo":{"title":"بلبرینگ شیار عمیق","description":"برای بارهای شعاعی و محوری سبک تا متوسط در الکتروموتور، پمپ و گیربکس.","canonicalPath":"/category/c-deep-groove-ball-bearing/بلبرینگ-شیار-عمیق","noindex":false}},{"id":"c-angular-contact-ball-bearing","parentId":"c-ball-bearings","categoryType":"Product","name":"بلبرینگ تماس زاویه‌ای","slug":"بلبرینگ-تماس-زاویه-ای","scientificName":"Angular contact ball bearing","englishName":"Angular contact ball bearing","level":4,"isRoot":false,"isActive":true,"hasChildren":false,"image":{"id":"f-c-angular-contact-ball-bearing","url":"/media/drawings/c-angular-contact-ball-bearing.webp","name":"بلبرینگ-تماس-زاویه-ای.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"shortDescription":"برای بار هم‌زمان شعاعی و محوری در اسپیندل و پمپ.","descriptionHtml":"<p>جابه‌جایی مایع و هوای فشرده.</p>","synonyms":["بلبرینگ زاویه‌ای","بلبرینگ اسپیندل"],"seo":{"title":"بلبرینگ تماس زاویه‌ای","description":"برای بار هم‌زمان شعاعی و محوری در اسپیندل و پمپ.","canonicalPath":"/category/c-angular-contact-ball-bearing/بلبرینگ-تماس-زاویه-ای","noindex":false}}])


export const getListCategoryChildrenResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListCategoryChildrenResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListCategoryChildrenResponseMock410 = (): GoneResponse => ({"type":"urn:bazaar:problem:gone","title":"دیگر در دسترس نیست.","status":410,"detail":"این دسته دیگر فعال نیست.","code":"gone","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListCategoryChildrenResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getListCategoryPropertiesResponseMock = (): CategoryProperty[] => ([{"id":"p-bore","categoryId":"c-deep-groove-ball-bearing","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","sortOrder":0,"dataType":"Number","isFilterable":true,"isComparable":true,"isKey":true,"isRequiredInRequest":true,"measurementQuantityId":"q-length","defaultMeasurementUnitId":"u-mm","defaultMeasurementUnitDisplayText":"mm","minValue":1,"maxValue":500,"decimals":1},{"id":"p-outer-diameter","categoryId":"c-deep-groove-ball-bearing","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","sortOrder":1,"dataType":"Number","isFilterable":true,"isComparable":true,"isKey":true,"isRequiredInRequest":false,"measurementQuantityId":"q-length","defaultMeasurementUnitId":"u-mm","defaultMeasurementUnitDisplayText":"mm","minValue":1,"maxValue":2000,"decimals":2}])


export const getListCategoryPropertiesResponseMock200 = (): CategoryProperty[] => ([{"id":"p-bore","categoryId":"c-deep-groove-ball-bearing","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","sortOrder":0,"dataType":"Number","isFilterable":true,"isComparable":true,"isKey":true,"isRequiredInRequest":true,"measurementQuantityId":"q-length","defaultMeasurementUnitId":"u-mm","defaultMeasurementUnitDisplayText":"mm","minValue":1,"maxValue":500,"decimals":1},{"id":"p-outer-diameter","categoryId":"c-deep-groove-ball-bearing","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","sortOrder":1,"dataType":"Number","isFilterable":true,"isComparable":true,"isKey":true,"isRequiredInRequest":false,"measurementQuantityId":"q-length","defaultMeasurementUnitId":"u-mm","defaultMeasurementUnitDisplayText":"mm","minValue":1,"maxValue":2000,"decimals":2}])


export const getListCategoryPropertiesResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListCategoryPropertiesResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListCategoryPropertiesResponseMock410 = (): GoneResponse => ({"type":"urn:bazaar:problem:gone","title":"دیگر در دسترس نیست.","status":410,"detail":"این دسته دیگر فعال نیست.","code":"gone","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListCategoryPropertiesResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getSearchCategorySuppliersResponseMock = (): CategorySupplierSearch => ({"totalCount":2,"pageNumber":1,"pageSize":10,"items":[{"id":"s-51","name":"تولیدی گیربکس دُرافشان","slug":"تولیدی-گیربکس-دُرافشان","monogram":"گ‌د","cityName":"تهران","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-985042","issuedAt":"2025-04-16T00:00:00.000Z","validTo":"2028-04-15T00:00:00.000Z","checkedAt":"2026-10-06T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":6,"responseHours":24,"categoryNames":["بلبرینگ شیار عمیق","بلبرینگ کف‌گرد"],"brandNames":[],"productCount":6,"delegationCount":0,"products":[{"id":"sp-13","baseProductId":"bp-deep-groove-ball-bearing-1","categoryId":"c-deep-groove-ball-bearing","categoryType":"Product","name":"بلبرینگ شیار عمیق 6001/C3","slug":"بلبرینگ-شیار-عمیق-6001-C3","scientificName":"Deep groove ball bearing","code":"BS-100013","brand":"ZWZ","model":"6001/C3","image":{"id":"f-sp-13","url":"/media/drawings/sp-13.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":12,"baseValue":12,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":28,"baseValue":28,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"perUnitId":"tu-piece","vatIncluded":false,"kind":"OnRequest"},"moq":5,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-51","name":"تولیدی گیربکس دُرافشان","slug":"تولیدی-گیربکس-دُرافشان","monogram":"گ‌د","cityName":"تهران","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-985042","issuedAt":"2025-04-16T00:00:00.000Z","validTo":"2028-04-15T00:00:00.000Z","checkedAt":"2026-10-06T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":6,"responseHours":24,"productCount":6,"delegationCount":0},"saleCityIds":["city-tehran","city-shiraz"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-11-19T09:50:34.597Z"},{"id":"sp-211","baseProductId":"bp-deep-groove-ball-bearing-4","categoryId":"c-deep-groove-ball-bearing","categoryType":"Product","name":"بلبرینگ شیار عمیق 6201-2ZR","slug":"بلبرینگ-شیار-عمیق-6201-2ZR","scientificName":"Deep groove ball bearing","code":"BS-100211","brand":"FAG","model":"6201-2ZR","image":{"id":"f-sp-211","url":"/media/drawings/sp-211.webp","name":"بلبرینگ-شیار-عمیق-6201-2ZR.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":12,"baseValue":12,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":32,"baseValue":32,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"perUnitId":"tu-piece","vatIncluded":false,"kind":"OnRequest"},"moq":5,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-51","name":"تولیدی گیربکس دُرافشان","slug":"تولیدی-گیربکس-دُرافشان","monogram":"گ‌د","cityName":"تهران","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-985042","issuedAt":"2025-04-16T00:00:00.000Z","validTo":"2028-04-15T00:00:00.000Z","checkedAt":"2026-10-06T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":6,"responseHours":24,"productCount":6,"delegationCount":0},"saleCityIds":["city-tehran","city-shiraz"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-11-20T19:10:11.264Z"}]},{"id":"s-52","name":"تأمین یاتاقان سرودشت","slug":"تأمین-یاتاقان-سرودشت","monogram":"ی‌س","cityName":"مشهد","kinds":["Distributor","Importer"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-673539","issuedAt":"2024-08-15T00:00:00.000Z","validTo":"2027-08-15T00:00:00.000Z","checkedAt":"2026-10-23T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":1,"responseHours":3,"categoryNames":["بلبرینگ شیار عمیق","رولبرینگ بشکه‌ای"],"brandNames":["Donghua","HRB"],"productCount":5,"delegationCount":2,"products":[{"id":"sp-1","baseProductId":"bp-deep-groove-ball-bearing-1","categoryId":"c-deep-groove-ball-bearing","categoryType":"Product","name":"بلبرینگ شیار عمیق 6001/C3","slug":"بلبرینگ-شیار-عمیق-6001-C3","scientificName":"Deep groove ball bearing","code":"BS-100001","brand":"KOYO","model":"6001/C3","image":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":12,"baseValue":12,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":28,"baseValue":28,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"perUnitId":"tu-piece","vatIncluded":false,"kind":"OnRequest"},"moq":5,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-52","name":"تأمین یاتاقان سرودشت","slug":"تأمین-یاتاقان-سرودشت","monogram":"ی‌س","cityName":"مشهد","kinds":["Distributor","Importer"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-673539","issuedAt":"2024-08-15T00:00:00.000Z","validTo":"2027-08-15T00:00:00.000Z","checkedAt":"2026-10-23T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":1,"responseHours":3,"productCount":5,"delegationCount":2},"saleCityIds":["city-mashhad","city-karaj"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-10-26T09:19:47.274Z"}]}],"facets":[{"propertyId":"p-bore","options":[],"min":12,"max":50,"histogram":[3,0]},{"propertyId":"p-outer-diameter","options":[],"min":28,"max":32,"histogram":[2,0]}],"saleCities":[{"id":"city-tehran","name":"تهران","count":2},{"id":"city-karaj","name":"کرج","count":1}]})


export const getSearchCategorySuppliersResponseMock200 = (): CategorySupplierSearch => ({"totalCount":2,"pageNumber":1,"pageSize":10,"items":[{"id":"s-51","name":"تولیدی گیربکس دُرافشان","slug":"تولیدی-گیربکس-دُرافشان","monogram":"گ‌د","cityName":"تهران","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-985042","issuedAt":"2025-04-16T00:00:00.000Z","validTo":"2028-04-15T00:00:00.000Z","checkedAt":"2026-10-06T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":6,"responseHours":24,"categoryNames":["بلبرینگ شیار عمیق","بلبرینگ کف‌گرد"],"brandNames":[],"productCount":6,"delegationCount":0,"products":[{"id":"sp-13","baseProductId":"bp-deep-groove-ball-bearing-1","categoryId":"c-deep-groove-ball-bearing","categoryType":"Product","name":"بلبرینگ شیار عمیق 6001/C3","slug":"بلبرینگ-شیار-عمیق-6001-C3","scientificName":"Deep groove ball bearing","code":"BS-100013","brand":"ZWZ","model":"6001/C3","image":{"id":"f-sp-13","url":"/media/drawings/sp-13.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":12,"baseValue":12,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":28,"baseValue":28,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"perUnitId":"tu-piece","vatIncluded":false,"kind":"OnRequest"},"moq":5,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-51","name":"تولیدی گیربکس دُرافشان","slug":"تولیدی-گیربکس-دُرافشان","monogram":"گ‌د","cityName":"تهران","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-985042","issuedAt":"2025-04-16T00:00:00.000Z","validTo":"2028-04-15T00:00:00.000Z","checkedAt":"2026-10-06T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":6,"responseHours":24,"productCount":6,"delegationCount":0},"saleCityIds":["city-tehran","city-shiraz"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-11-19T09:50:34.597Z"},{"id":"sp-211","baseProductId":"bp-deep-groove-ball-bearing-4","categoryId":"c-deep-groove-ball-bearing","categoryType":"Product","name":"بلبرینگ شیار عمیق 6201-2ZR","slug":"بلبرینگ-شیار-عمیق-6201-2ZR","scientificName":"Deep groove ball bearing","code":"BS-100211","brand":"FAG","model":"6201-2ZR","image":{"id":"f-sp-211","url":"/media/drawings/sp-211.webp","name":"بلبرینگ-شیار-عمیق-6201-2ZR.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":12,"baseValue":12,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":32,"baseValue":32,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"perUnitId":"tu-piece","vatIncluded":false,"kind":"OnRequest"},"moq":5,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-51","name":"تولیدی گیربکس دُرافشان","slug":"تولیدی-گیربکس-دُرافشان","monogram":"گ‌د","cityName":"تهران","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-985042","issuedAt":"2025-04-16T00:00:00.000Z","validTo":"2028-04-15T00:00:00.000Z","checkedAt":"2026-10-06T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":6,"responseHours":24,"productCount":6,"delegationCount":0},"saleCityIds":["city-tehran","city-shiraz"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-11-20T19:10:11.264Z"}]},{"id":"s-52","name":"تأمین یاتاقان سرودشت","slug":"تأمین-یاتاقان-سرودشت","monogram":"ی‌س","cityName":"مشهد","kinds":["Distributor","Importer"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-673539","issuedAt":"2024-08-15T00:00:00.000Z","validTo":"2027-08-15T00:00:00.000Z","checkedAt":"2026-10-23T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":1,"responseHours":3,"categoryNames":["بلبرینگ شیار عمیق","رولبرینگ بشکه‌ای"],"brandNames":["Donghua","HRB"],"productCount":5,"delegationCount":2,"products":[{"id":"sp-1","baseProductId":"bp-deep-groove-ball-bearing-1","categoryId":"c-deep-groove-ball-bearing","categoryType":"Product","name":"بلبرینگ شیار عمیق 6001/C3","slug":"بلبرینگ-شیار-عمیق-6001-C3","scientificName":"Deep groove ball bearing","code":"BS-100001","brand":"KOYO","model":"6001/C3","image":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":12,"baseValue":12,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":28,"baseValue":28,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"perUnitId":"tu-piece","vatIncluded":false,"kind":"OnRequest"},"moq":5,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-52","name":"تأمین یاتاقان سرودشت","slug":"تأمین-یاتاقان-سرودشت","monogram":"ی‌س","cityName":"مشهد","kinds":["Distributor","Importer"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-673539","issuedAt":"2024-08-15T00:00:00.000Z","validTo":"2027-08-15T00:00:00.000Z","checkedAt":"2026-10-23T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":1,"responseHours":3,"productCount":5,"delegationCount":2},"saleCityIds":["city-mashhad","city-karaj"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-10-26T09:19:47.274Z"}]}],"facets":[{"propertyId":"p-bore","options":[],"min":12,"max":50,"histogram":[3,0]},{"propertyId":"p-outer-diameter","options":[],"min":28,"max":32,"histogram":[2,0]}],"saleCities":[{"id":"city-tehran","name":"تهران","count":2},{"id":"city-karaj","name":"کرج","count":1}]})


export const getSearchCategorySuppliersResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getSearchCategorySuppliersResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getSearchCategorySuppliersResponseMock410 = (): GoneResponse => ({"type":"urn:bazaar:problem:gone","title":"دیگر در دسترس نیست.","status":410,"detail":"این دسته دیگر فعال نیست.","code":"gone","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getSearchCategorySuppliersResponseMock413 = (): PayloadTooLargeResponse => ({"type":"urn:bazaar:problem:payload-too-large","title":"اندازهٔ درخواست بیش از حد مجاز است.","status":413,"code":"payload-too-large","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getSearchCategorySuppliersResponseMock415 = (): UnsupportedMediaTypeResponse => ({"type":"urn:bazaar:problem:unsupported-media-type","title":"قالب درخواست پذیرفته نیست.","status":415,"code":"unsupported-media-type","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getSearchCategorySuppliersResponseMock422 = (): ValidationResponse => ({"type":"urn:bazaar:problem:validation","title":"برخی از مقدارها درست نیست.","status":422,"detail":"۱ مورد را اصلاح کنید.","code":"validation","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"phoneNumber":["شمارهٔ موبایل را به شکل ۰۹۱۲۳۴۵۶۷۸۹ بنویسید."]}})


export const getSearchCategorySuppliersResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getListCategorySuppliersWithCatalogResponseMock = (): PagedSupplierWithProducts => ({"totalCount":1,"pageNumber":1,"pageSize":10,"items":[{"id":"s-51","name":"تولیدی گیربکس دُرافشان","slug":"تولیدی-گیربکس-دُرافشان","monogram":"گ‌د","cityName":"تهران","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-985042","issuedAt":"2025-04-16T00:00:00.000Z","validTo":"2028-04-15T00:00:00.000Z","checkedAt":"2026-10-06T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":6,"responseHours":24,"categoryNames":["بلبرینگ شیار عمیق","بلبرینگ کف‌گرد"],"brandNames":[],"productCount":6,"delegationCount":0,"products":[{"id":"sp-13","baseProductId":"bp-deep-groove-ball-bearing-1","categoryId":"c-deep-groove-ball-bearing","categoryType":"Product","name":"بلبرینگ شیار عمیق 6001/C3","slug":"بلبرینگ-شیار-عمیق-6001-C3","scientificName":"Deep groove ball bearing","code":"BS-100013","brand":"ZWZ","model":"6001/C3","image":{"id":"f-sp-13","url":"/media/drawings/sp-13.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":12,"baseValue":12,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":28,"baseValue":28,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"perUnitId":"tu-piece","vatIncluded":false,"kind":"OnRequest"},"moq":5,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-51","name":"تولیدی گیربکس دُرافشان","slug":"تولیدی-گیربکس-دُرافشان","monogram":"گ‌د","cityName":"تهران","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-985042","issuedAt":"2025-04-16T00:00:00.000Z","validTo":"2028-04-15T00:00:00.000Z","checkedAt":"2026-10-06T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":6,"responseHours":24,"productCount":6,"delegationCount":0},"saleCityIds":["city-tehran","city-shiraz"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-11-19T09:50:34.597Z"},{"id":"sp-211","baseProductId":"bp-deep-groove-ball-bearing-4","categoryId":"c-deep-groove-ball-bearing","categoryType":"Product","name":"بلبرینگ شیار عمیق 6201-2ZR","slug":"بلبرینگ-شیار-عمیق-6201-2ZR","scientificName":"Deep groove ball bearing","code":"BS-100211","brand":"FAG","model":"6201-2ZR","image":{"id":"f-sp-211","url":"/media/drawings/sp-211.webp","name":"بلبرینگ-شیار-عمیق-6201-2ZR.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":12,"baseValue":12,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":32,"baseValue":32,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"perUnitId":"tu-piece","vatIncluded":false,"kind":"OnRequest"},"moq":5,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-51","name":"تولیدی گیربکس دُرافشان","slug":"تولیدی-گیربکس-دُرافشان","monogram":"گ‌د","cityName":"تهران","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-985042","issuedAt":"2025-04-16T00:00:00.000Z","validTo":"2028-04-15T00:00:00.000Z","checkedAt":"2026-10-06T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":6,"responseHours":24,"productCount":6,"delegationCount":0},"saleCityIds":["city-tehran","city-shiraz"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-11-20T19:10:11.264Z"}]}]})


export const getListCategorySuppliersWithCatalogResponseMock200 = (): PagedSupplierWithProducts => ({"totalCount":1,"pageNumber":1,"pageSize":10,"items":[{"id":"s-51","name":"تولیدی گیربکس دُرافشان","slug":"تولیدی-گیربکس-دُرافشان","monogram":"گ‌د","cityName":"تهران","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-985042","issuedAt":"2025-04-16T00:00:00.000Z","validTo":"2028-04-15T00:00:00.000Z","checkedAt":"2026-10-06T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":6,"responseHours":24,"categoryNames":["بلبرینگ شیار عمیق","بلبرینگ کف‌گرد"],"brandNames":[],"productCount":6,"delegationCount":0,"products":[{"id":"sp-13","baseProductId":"bp-deep-groove-ball-bearing-1","categoryId":"c-deep-groove-ball-bearing","categoryType":"Product","name":"بلبرینگ شیار عمیق 6001/C3","slug":"بلبرینگ-شیار-عمیق-6001-C3","scientificName":"Deep groove ball bearing","code":"BS-100013","brand":"ZWZ","model":"6001/C3","image":{"id":"f-sp-13","url":"/media/drawings/sp-13.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":12,"baseValue":12,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":28,"baseValue":28,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"perUnitId":"tu-piece","vatIncluded":false,"kind":"OnRequest"},"moq":5,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-51","name":"تولیدی گیربکس دُرافشان","slug":"تولیدی-گیربکس-دُرافشان","monogram":"گ‌د","cityName":"تهران","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-985042","issuedAt":"2025-04-16T00:00:00.000Z","validTo":"2028-04-15T00:00:00.000Z","checkedAt":"2026-10-06T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":6,"responseHours":24,"productCount":6,"delegationCount":0},"saleCityIds":["city-tehran","city-shiraz"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-11-19T09:50:34.597Z"},{"id":"sp-211","baseProductId":"bp-deep-groove-ball-bearing-4","categoryId":"c-deep-groove-ball-bearing","categoryType":"Product","name":"بلبرینگ شیار عمیق 6201-2ZR","slug":"بلبرینگ-شیار-عمیق-6201-2ZR","scientificName":"Deep groove ball bearing","code":"BS-100211","brand":"FAG","model":"6201-2ZR","image":{"id":"f-sp-211","url":"/media/drawings/sp-211.webp","name":"بلبرینگ-شیار-عمیق-6201-2ZR.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":12,"baseValue":12,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":32,"baseValue":32,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"perUnitId":"tu-piece","vatIncluded":false,"kind":"OnRequest"},"moq":5,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-51","name":"تولیدی گیربکس دُرافشان","slug":"تولیدی-گیربکس-دُرافشان","monogram":"گ‌د","cityName":"تهران","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-985042","issuedAt":"2025-04-16T00:00:00.000Z","validTo":"2028-04-15T00:00:00.000Z","checkedAt":"2026-10-06T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":6,"responseHours":24,"productCount":6,"delegationCount":0},"saleCityIds":["city-tehran","city-shiraz"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-11-20T19:10:11.264Z"}]}]})


export const getListCategorySuppliersWithCatalogResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListCategorySuppliersWithCatalogResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListCategorySuppliersWithCatalogResponseMock410 = (): GoneResponse => ({"type":"urn:bazaar:problem:gone","title":"دیگر در دسترس نیست.","status":410,"detail":"این دسته دیگر فعال نیست.","code":"gone","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListCategorySuppliersWithCatalogResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListCategoriesMockHandler = (overrideResponse?: PagedCategory | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedCategory> | PagedCategory), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategoriesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListCategoriesMockHandler200 = (overrideResponse?: PagedCategory | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedCategory> | PagedCategory), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategoriesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListCategoriesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategoriesResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListCategoriesMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategoriesResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListCategoryItemsCountMockHandler = (overrideResponse?: CategoryItemsCount[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CategoryItemsCount[]> | CategoryItemsCount[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/items-count', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategoryItemsCountResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListCategoryItemsCountMockHandler200 = (overrideResponse?: CategoryItemsCount[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CategoryItemsCount[]> | CategoryItemsCount[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/items-count', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategoryItemsCountResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListCategoryItemsCountMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/items-count', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategoryItemsCountResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListCategoryItemsCountMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/items-count', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategoryItemsCountResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetCategoryMenuMockHandler = (overrideResponse?: CategoryMenu[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CategoryMenu[]> | CategoryMenu[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/menu', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCategoryMenuResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetCategoryMenuMockHandler200 = (overrideResponse?: CategoryMenu[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CategoryMenu[]> | CategoryMenu[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/menu', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCategoryMenuResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetCategoryMenuMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/menu', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCategoryMenuResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetCategoryMenuMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/menu', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCategoryMenuResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListTopLevelCategoriesMockHandler = (overrideResponse?: Category[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Category[]> | Category[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/top-levels', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTopLevelCategoriesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListTopLevelCategoriesMockHandler200 = (overrideResponse?: Category[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Category[]> | Category[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/top-levels', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTopLevelCategoriesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListTopLevelCategoriesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/top-levels', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTopLevelCategoriesResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListTopLevelCategoriesMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/top-levels', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTopLevelCategoriesResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetActiveCategoryMockHandler = (overrideResponse?: Category | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Category> | Category), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/:id/active', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetActiveCategoryResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetActiveCategoryMockHandler200 = (overrideResponse?: Category | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Category> | Category), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/:id/active', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetActiveCategoryResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetActiveCategoryMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/:id/active', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetActiveCategoryResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetActiveCategoryMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/:id/active', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetActiveCategoryResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetActiveCategoryMockHandler410 = (overrideResponse?: GoneResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GoneResponse> | GoneResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/:id/active', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetActiveCategoryResponseMock410(),
      { status: 410, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetActiveCategoryMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/:id/active', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetActiveCategoryResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetCategoryBreadcrumbMockHandler = (overrideResponse?: CategoryCrumb[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CategoryCrumb[]> | CategoryCrumb[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/:id/breadcrumb', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCategoryBreadcrumbResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetCategoryBreadcrumbMockHandler200 = (overrideResponse?: CategoryCrumb[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CategoryCrumb[]> | CategoryCrumb[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/:id/breadcrumb', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCategoryBreadcrumbResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetCategoryBreadcrumbMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/:id/breadcrumb', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCategoryBreadcrumbResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetCategoryBreadcrumbMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/:id/breadcrumb', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCategoryBreadcrumbResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetCategoryBreadcrumbMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/:id/breadcrumb', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCategoryBreadcrumbResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListCategoryChildrenMockHandler = (overrideResponse?: Category[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Category[]> | Category[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/:id/children', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategoryChildrenResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListCategoryChildrenMockHandler200 = (overrideResponse?: Category[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Category[]> | Category[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/:id/children', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategoryChildrenResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListCategoryChildrenMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/:id/children', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategoryChildrenResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListCategoryChildrenMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/:id/children', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategoryChildrenResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListCategoryChildrenMockHandler410 = (overrideResponse?: GoneResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GoneResponse> | GoneResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/:id/children', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategoryChildrenResponseMock410(),
      { status: 410, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListCategoryChildrenMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/:id/children', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategoryChildrenResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListCategoryPropertiesMockHandler = (overrideResponse?: CategoryProperty[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CategoryProperty[]> | CategoryProperty[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/:id/properties', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategoryPropertiesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListCategoryPropertiesMockHandler200 = (overrideResponse?: CategoryProperty[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CategoryProperty[]> | CategoryProperty[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/:id/properties', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategoryPropertiesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListCategoryPropertiesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/:id/properties', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategoryPropertiesResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListCategoryPropertiesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/:id/properties', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategoryPropertiesResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListCategoryPropertiesMockHandler410 = (overrideResponse?: GoneResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GoneResponse> | GoneResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/:id/properties', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategoryPropertiesResponseMock410(),
      { status: 410, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListCategoryPropertiesMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/:id/properties', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategoryPropertiesResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getSearchCategorySuppliersMockHandler = (overrideResponse?: CategorySupplierSearch | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CategorySupplierSearch> | CategorySupplierSearch), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/categories/:id/suppliers', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchCategorySuppliersResponseMock(),
      { status: 200
      })
  }, options)
}


export const getSearchCategorySuppliersMockHandler200 = (overrideResponse?: CategorySupplierSearch | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CategorySupplierSearch> | CategorySupplierSearch), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/categories/:id/suppliers', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchCategorySuppliersResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getSearchCategorySuppliersMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/categories/:id/suppliers', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchCategorySuppliersResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getSearchCategorySuppliersMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/categories/:id/suppliers', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchCategorySuppliersResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getSearchCategorySuppliersMockHandler410 = (overrideResponse?: GoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GoneResponse> | GoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/categories/:id/suppliers', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchCategorySuppliersResponseMock410(),
      { status: 410, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getSearchCategorySuppliersMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/categories/:id/suppliers', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchCategorySuppliersResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getSearchCategorySuppliersMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/categories/:id/suppliers', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchCategorySuppliersResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getSearchCategorySuppliersMockHandler422 = (overrideResponse?: ValidationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationResponse> | ValidationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/categories/:id/suppliers', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchCategorySuppliersResponseMock422(),
      { status: 422, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getSearchCategorySuppliersMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/categories/:id/suppliers', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchCategorySuppliersResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListCategorySuppliersWithCatalogMockHandler = (overrideResponse?: PagedSupplierWithProducts | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedSupplierWithProducts> | PagedSupplierWithProducts), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/:id/suppliers-with-catalog', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategorySuppliersWithCatalogResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListCategorySuppliersWithCatalogMockHandler200 = (overrideResponse?: PagedSupplierWithProducts | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedSupplierWithProducts> | PagedSupplierWithProducts), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/:id/suppliers-with-catalog', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategorySuppliersWithCatalogResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListCategorySuppliersWithCatalogMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/:id/suppliers-with-catalog', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategorySuppliersWithCatalogResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListCategorySuppliersWithCatalogMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/:id/suppliers-with-catalog', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategorySuppliersWithCatalogResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListCategorySuppliersWithCatalogMockHandler410 = (overrideResponse?: GoneResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GoneResponse> | GoneResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/:id/suppliers-with-catalog', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategorySuppliersWithCatalogResponseMock410(),
      { status: 410, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListCategorySuppliersWithCatalogMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/categories/:id/suppliers-with-catalog', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategorySuppliersWithCatalogResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getCategoriesMock = () => [
  getListCategoriesMockHandler(),
  getListCategoryItemsCountMockHandler(),
  getGetCategoryMenuMockHandler(),
  getListTopLevelCategoriesMockHandler(),
  getGetActiveCategoryMockHandler(),
  getGetCategoryBreadcrumbMockHandler(),
  getListCategoryChildrenMockHandler(),
  getListCategoryPropertiesMockHandler(),
  getSearchCategorySuppliersMockHandler(),
  getListCategorySuppliersWithCatalogMockHandler()
]
