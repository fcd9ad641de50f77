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
  NotFoundResponse,
  ProblemResponse,
  ProductOffers,
  SupplierProduct,
  SupplierProductCatalog,
  SupplierProductSearch
} from '../../model';


export const getListOffersByProductResponseMock = (): ProductOffers => ({"baseProduct":{"id":"bp-deep-groove-ball-bearing-1","name":"بلبرینگ شیار عمیق 6001/C3","slug":"بلبرینگ-شیار-عمیق-6001-C3","scientificName":"Deep groove ball bearing","categoryId":"c-deep-groove-ball-bearing","image":{"id":"f-bp-deep-groove-ball-bearing-1","url":"/media/drawings/bp-deep-groove-ball-bearing-1.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"properties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":12,"baseValue":12,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":28,"baseValue":28,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"offersCount":3},"offers":{"totalCount":1,"pageNumber":1,"pageSize":10,"items":[{"id":"sp-13","baseProductId":"bp-deep-groove-ball-bearing-1","categoryId":"c-deep-groove-ball-bearing","categoryType":"Product","name":"بلبرینگ شیار عمیق 6001/C3","slug":"بلبرینگ-شیار-عمیق-6001-C3","scientificName":"Deep groove ball bearing","code":"BS-100013","brand":"ZWZ","model":"6001/C3","image":{"id":"f-sp-13","url":"/media/drawings/sp-13.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":12,"baseValue":12,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":28,"baseValue":28,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"perUnitId":"tu-piece","vatIncluded":false,"kind":"OnRequest"},"moq":5,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-51","name":"تولیدی گیربکس دُرافشان","slug":"تولیدی-گیربکس-دُرافشان","monogram":"گ‌د","cityName":"تهران","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-985042","issuedAt":"2025-04-16T00:00:00.000Z","validTo":"2028-04-15T00:00:00.000Z","checkedAt":"2026-10-06T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":6,"responseHours":24,"productCount":6,"delegationCount":0},"saleCityIds":["city-tehran","city-shiraz"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-11-19T09:50:34.597Z"}]}})


export const getListOffersByProductResponseMock200 = (): ProductOffers => ({"baseProduct":{"id":"bp-deep-groove-ball-bearing-1","name":"بلبرینگ شیار عمیق 6001/C3","slug":"بلبرینگ-شیار-عمیق-6001-C3","scientificName":"Deep groove ball bearing","categoryId":"c-deep-groove-ball-bearing","image":{"id":"f-bp-deep-groove-ball-bearing-1","url":"/media/drawings/bp-deep-groove-ball-bearing-1.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"properties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":12,"baseValue":12,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":28,"baseValue":28,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"offersCount":3},"offers":{"totalCount":1,"pageNumber":1,"pageSize":10,"items":[{"id":"sp-13","baseProductId":"bp-deep-groove-ball-bearing-1","categoryId":"c-deep-groove-ball-bearing","categoryType":"Product","name":"بلبرینگ شیار عمیق 6001/C3","slug":"بلبرینگ-شیار-عمیق-6001-C3","scientificName":"Deep groove ball bearing","code":"BS-100013","brand":"ZWZ","model":"6001/C3","image":{"id":"f-sp-13","url":"/media/drawings/sp-13.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":12,"baseValue":12,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":28,"baseValue":28,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"perUnitId":"tu-piece","vatIncluded":false,"kind":"OnRequest"},"moq":5,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-51","name":"تولیدی گیربکس دُرافشان","slug":"تولیدی-گیربکس-دُرافشان","monogram":"گ‌د","cityName":"تهران","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-985042","issuedAt":"2025-04-16T00:00:00.000Z","validTo":"2028-04-15T00:00:00.000Z","checkedAt":"2026-10-06T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":6,"responseHours":24,"productCount":6,"delegationCount":0},"saleCityIds":["city-tehran","city-shiraz"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-11-19T09:50:34.597Z"}]}})


export const getListOffersByProductResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListOffersByProductResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListOffersByProductResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getListSupplierProductsResponseMock = (): SupplierProductSearch => ({"totalCount":1,"pageNumber":1,"pageSize":10,"items":[{"id":"sp-13","baseProductId":"bp-deep-groove-ball-bearing-1","categoryId":"c-deep-groove-ball-bearing","categoryType":"Product","name":"بلبرینگ شیار عمیق 6001/C3","slug":"بلبرینگ-شیار-عمیق-6001-C3","scientificName":"Deep groove ball bearing","code":"BS-100013","brand":"ZWZ","model":"6001/C3","image":{"id":"f-sp-13","url":"/media/drawings/sp-13.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":12,"baseValue":12,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":28,"baseValue":28,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"perUnitId":"tu-piece","vatIncluded":false,"kind":"OnRequest"},"moq":5,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-51","name":"تولیدی گیربکس دُرافشان","slug":"تولیدی-گیربکس-دُرافشان","monogram":"گ‌د","cityName":"تهران","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-985042","issuedAt":"2025-04-16T00:00:00.000Z","validTo":"2028-04-15T00:00:00.000Z","checkedAt":"2026-10-06T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":6,"responseHours":24,"productCount":6,"delegationCount":0},"saleCityIds":["city-tehran","city-shiraz"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-11-19T09:50:34.597Z"}],"facets":[{"propertyId":"p-bore","options":[],"min":12,"max":12},{"propertyId":"p-outer-diameter","options":[],"min":28,"max":28}],"supplierCount":1,"saleCities":[{"id":"city-tehran","name":"تهران","count":1},{"id":"city-qazvin","name":"قزوین","count":1}],"baseProducts":[{"id":"bp-deep-groove-ball-bearing-1","name":"بلبرینگ شیار عمیق 6001/C3","slug":"بلبرینگ-شیار-عمیق-6001-C3","model":"6001/C3","category":{"id":"c-deep-groove-ball-bearing","name":"بلبرینگ شیار عمیق","slug":"بلبرینگ-شیار-عمیق","scientificName":"Deep groove ball bearing","image":{"id":"f-c-deep-groove-ball-bearing","url":"/media/drawings/c-deep-groove-ball-bearing.webp","name":"بلبرینگ-شیار-عمیق.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"baseProductCount":6},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":12,"baseValue":12,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":28,"baseValue":28,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"offersCount":3,"supplierCount":3,"brands":["KOYO","SKF"]},{"id":"bp-deep-groove-ball-bearing-6","name":"بلبرینگ شیار عمیق 6009-2RS/C3","slug":"بلبرینگ-شیار-عمیق-6009-2RS-C3","model":"6009-2RSR/C3","category":{"id":"c-deep-groove-ball-bearing","name":"بلبرینگ شیار عمیق","slug":"بلبرینگ-شیار-عمیق","scientificName":"Deep groove ball bearing","image":{"id":"f-c-deep-groove-ball-bearing","url":"/media/drawings/c-deep-groove-ball-bearing.webp","name":"بلبرینگ-شیار-عمیق.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"baseProductCount":6},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":45,"baseValue":45,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":75,"baseValue":75,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"offersCount":3,"supplierCount":3,"minPriceRial":6900000,"brands":["FAG","SKF"]}]})


export const getListSupplierProductsResponseMock200 = (): SupplierProductSearch => ({"totalCount":1,"pageNumber":1,"pageSize":10,"items":[{"id":"sp-13","baseProductId":"bp-deep-groove-ball-bearing-1","categoryId":"c-deep-groove-ball-bearing","categoryType":"Product","name":"بلبرینگ شیار عمیق 6001/C3","slug":"بلبرینگ-شیار-عمیق-6001-C3","scientificName":"Deep groove ball bearing","code":"BS-100013","brand":"ZWZ","model":"6001/C3","image":{"id":"f-sp-13","url":"/media/drawings/sp-13.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":12,"baseValue":12,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":28,"baseValue":28,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"perUnitId":"tu-piece","vatIncluded":false,"kind":"OnRequest"},"moq":5,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-51","name":"تولیدی گیربکس دُرافشان","slug":"تولیدی-گیربکس-دُرافشان","monogram":"گ‌د","cityName":"تهران","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-985042","issuedAt":"2025-04-16T00:00:00.000Z","validTo":"2028-04-15T00:00:00.000Z","checkedAt":"2026-10-06T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":6,"responseHours":24,"productCount":6,"delegationCount":0},"saleCityIds":["city-tehran","city-shiraz"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-11-19T09:50:34.597Z"}],"facets":[{"propertyId":"p-bore","options":[],"min":12,"max":12},{"propertyId":"p-outer-diameter","options":[],"min":28,"max":28}],"supplierCount":1,"saleCities":[{"id":"city-tehran","name":"تهران","count":1},{"id":"city-qazvin","name":"قزوین","count":1}],"baseProducts":[{"id":"bp-deep-groove-ball-bearing-1","name":"بلبرینگ شیار عمیق 6001/C3","slug":"بلبرینگ-شیار-عمیق-6001-C3","model":"6001/C3","category":{"id":"c-deep-groove-ball-bearing","name":"بلبرینگ شیار عمیق","slug":"بلبرینگ-شیار-عمیق","scientificName":"Deep groove ball bearing","image":{"id":"f-c-deep-groove-ball-bearing","url":"/media/drawings/c-deep-groove-ball-bearing.webp","name":"بلبرینگ-شیار-عمیق.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"baseProductCount":6},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":12,"baseValue":12,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":28,"baseValue":28,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"offersCount":3,"supplierCount":3,"brands":["KOYO","SKF"]},{"id":"bp-deep-groove-ball-bearing-6","name":"بلبرینگ شیار عمیق 6009-2RS/C3","slug":"بلبرینگ-شیار-عمیق-6009-2RS-C3","model":"6009-2RSR/C3","category":{"id":"c-deep-groove-ball-bearing","name":"بلبرینگ شیار عمیق","slug":"بلبرینگ-شیار-عمیق","scientificName":"Deep groove ball bearing","image":{"id":"f-c-deep-groove-ball-bearing","url":"/media/drawings/c-deep-groove-ball-bearing.webp","name":"بلبرینگ-شیار-عمیق.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"baseProductCount":6},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":45,"baseValue":45,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":75,"baseValue":75,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"offersCount":3,"supplierCount":3,"minPriceRial":6900000,"brands":["FAG","SKF"]}]})


export const getListSupplierProductsResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListSupplierProductsResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getGetSupplierProductCatalogResponseMock = (): SupplierProductCatalog => ({"id":"sp-1","baseProductId":"bp-deep-groove-ball-bearing-1","categoryId":"c-deep-groove-ball-bearing","categoryType":"Product","name":"بلبرینگ شیار عمیق 6001/C3","slug":"بلبرینگ-شیار-عمیق-6001-C3","scientificName":"Deep groove ball bearing","code":"BS-100001","brand":"KOYO","model":"6001/C3","image":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":12,"baseValue":12,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":28,"baseValue":28,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"perUnitId":"tu-piece","vatIncluded":false,"kind":"OnRequest"},"moq":5,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-52","name":"تأمین یاتاقان سرودشت","slug":"تأمین-یاتاقان-سرودشت","monogram":"ی‌س","cityName":"مشهد","kinds":["Distributor","Importer"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-673539","issuedAt":"2024-08-15T00:00:00.000Z","validTo":"2027-08-15T00:00:00.000Z","checkedAt":"2026-10-23T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":1,"responseHours":3,"productCount":5,"delegationCount":2},"saleCityIds":["city-mashhad","city-karaj"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-10-26T09:19:47.274Z","images":[{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440}],"videos":[{"id":"v-8","title":"خواندن کد بلبرینگ: 6205-2RSH C3","description":"رقم نخست نوع بلبرینگ است. دو رقم پایانی ضرب در پنج، قطر داخلی به میلی‌متر. پسوند 2RSH یعنی دو کاسه‌نمد تماسی. C3 لقی داخلی بیشتر از معمول است.","cover":{"id":"f-v-8","url":"/media/drawings/v-8.webp","name":"v-8.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":360},"sources":[{"url":"/media/videos/v-8-720.webm","mime":"video/webm","height":720},{"url":"/media/videos/v-8-360.webm","mime":"video/webm","height":360}],"durationSeconds":32,"captions":[{"lang":"fa","url":"/media/captions/v-8.fa.vtt"}],"tags":["شناخت","بلبرینگ"],"categoryId":"c-deep-groove-ball-bearing","chapters":[{"startSeconds":0,"title":"رقم‌ها"},{"startSeconds":16,"title":"پسوندها"}],"visitCount":828,"publishedAt":"2026-08-18T08:00:00.000Z"}],"files":[],"properties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":12,"baseValue":12,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":28,"baseValue":28,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"shortDescription":"بلبرینگ شیار عمیق 6001/C3؛ برای بارهای شعاعی و محوری سبک تا متوسط در الکتروموتور، پمپ و گیربکس.","descriptionHtml":"<p>در طول عمر به روان‌کاری دوباره نیاز ندارد.</p>","standards":[{"code":"ISO 15","title":"ابعاد مرزی یاتاقان‌های شعاعی"},{"code":"DIN 625-1","title":"بلبرینگ شیار عمیق یک‌ردیفه"}],"countryOfOrigin":"ژاپن","leadTimeDays":2,"packaging":"جعبهٔ سازنده با برچسب اصالت","warranty":"هجده ماه گارانتی و خدمات پس از فروش","deliveryTerms":["ارسال رایگان در شهر فروشنده","ارسال با پست پیشتاز"],"paymentTerms":["چک تا ۳۰ روز","چک تا ۶۰ روز"],"visitCount":2707,"favoriteCount":45,"breadcrumb":[{"id":"c-products","name":"محصولات","slug":"محصولات","level":1,"categoryType":"Product"},{"id":"c-power-transmission","name":"انتقال قدرت و یاتاقان","slug":"انتقال-قدرت-و-یاتاقان","level":2,"categoryType":"Product"}],"seo":{"title":"بلبرینگ شیار عمیق 6001/C3","description":"بلبرینگ شیار عمیق 6001/C3؛ برای بارهای شعاعی و محوری سبک تا متوسط در الکتروموتور، پمپ و گیربکس.","canonicalPath":"/products/sp-1/بلبرینگ-شیار-عمیق-6001-C3","noindex":false}})


export const getGetSupplierProductCatalogResponseMock200 = (): SupplierProductCatalog => ({"id":"sp-1","baseProductId":"bp-deep-groove-ball-bearing-1","categoryId":"c-deep-groove-ball-bearing","categoryType":"Product","name":"بلبرینگ شیار عمیق 6001/C3","slug":"بلبرینگ-شیار-عمیق-6001-C3","scientificName":"Deep groove ball bearing","code":"BS-100001","brand":"KOYO","model":"6001/C3","image":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":12,"baseValue":12,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":28,"baseValue":28,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"perUnitId":"tu-piece","vatIncluded":false,"kind":"OnRequest"},"moq":5,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-52","name":"تأمین یاتاقان سرودشت","slug":"تأمین-یاتاقان-سرودشت","monogram":"ی‌س","cityName":"مشهد","kinds":["Distributor","Importer"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-673539","issuedAt":"2024-08-15T00:00:00.000Z","validTo":"2027-08-15T00:00:00.000Z","checkedAt":"2026-10-23T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":1,"responseHours":3,"productCount":5,"delegationCount":2},"saleCityIds":["city-mashhad","city-karaj"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-10-26T09:19:47.274Z","images":[{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"بلبرینگ-شیار-عمیق-6001-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440}],"videos":[{"id":"v-8","title":"خواندن کد بلبرینگ: 6205-2RSH C3","description":"رقم نخست نوع بلبرینگ است. دو رقم پایانی ضرب در پنج، قطر داخلی به میلی‌متر. پسوند 2RSH یعنی دو کاسه‌نمد تماسی. C3 لقی داخلی بیشتر از معمول است.","cover":{"id":"f-v-8","url":"/media/drawings/v-8.webp","name":"v-8.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":360},"sources":[{"url":"/media/videos/v-8-720.webm","mime":"video/webm","height":720},{"url":"/media/videos/v-8-360.webm","mime":"video/webm","height":360}],"durationSeconds":32,"captions":[{"lang":"fa","url":"/media/captions/v-8.fa.vtt"}],"tags":["شناخت","بلبرینگ"],"categoryId":"c-deep-groove-ball-bearing","chapters":[{"startSeconds":0,"title":"رقم‌ها"},{"startSeconds":16,"title":"پسوندها"}],"visitCount":828,"publishedAt":"2026-08-18T08:00:00.000Z"}],"files":[],"properties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":12,"baseValue":12,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":28,"baseValue":28,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"shortDescription":"بلبرینگ شیار عمیق 6001/C3؛ برای بارهای شعاعی و محوری سبک تا متوسط در الکتروموتور، پمپ و گیربکس.","descriptionHtml":"<p>در طول عمر به روان‌کاری دوباره نیاز ندارد.</p>","standards":[{"code":"ISO 15","title":"ابعاد مرزی یاتاقان‌های شعاعی"},{"code":"DIN 625-1","title":"بلبرینگ شیار عمیق یک‌ردیفه"}],"countryOfOrigin":"ژاپن","leadTimeDays":2,"packaging":"جعبهٔ سازنده با برچسب اصالت","warranty":"هجده ماه گارانتی و خدمات پس از فروش","deliveryTerms":["ارسال رایگان در شهر فروشنده","ارسال با پست پیشتاز"],"paymentTerms":["چک تا ۳۰ روز","چک تا ۶۰ روز"],"visitCount":2707,"favoriteCount":45,"breadcrumb":[{"id":"c-products","name":"محصولات","slug":"محصولات","level":1,"categoryType":"Product"},{"id":"c-power-transmission","name":"انتقال قدرت و یاتاقان","slug":"انتقال-قدرت-و-یاتاقان","level":2,"categoryType":"Product"}],"seo":{"title":"بلبرینگ شیار عمیق 6001/C3","description":"بلبرینگ شیار عمیق 6001/C3؛ برای بارهای شعاعی و محوری سبک تا متوسط در الکتروموتور، پمپ و گیربکس.","canonicalPath":"/products/sp-1/بلبرینگ-شیار-عمیق-6001-C3","noindex":false}})


export const getGetSupplierProductCatalogResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getGetSupplierProductCatalogResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetSupplierProductCatalogResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getListRelatedSupplierProductsResponseMock = (): SupplierProduct[] => ([{"id":"sp-147","baseProductId":"bp-deep-groove-ball-bearing-3","categoryId":"c-deep-groove-ball-bearing","categoryType":"Product","name":"بلبرینگ شیار عمیق 6310ZZ/C3","slug":"بلبرینگ-شیار-عمیق-6310ZZ-C3","scientificName":"Deep groove ball bearing","code":"BS-100147","brand":"NTN","model":"6310ZZ/C3","image":{"id":"f-sp-147","url":"/media/drawings/sp-147.webp","name":"بلبرینگ-شیار-عمیق-6310ZZ-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":50,"baseValue":50,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":110,"baseValue":110,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"perUnitId":"tu-piece","vatIncluded":true,"kind":"Fixed","amountRial":39300000,"tiers":[{"minQty":1,"amountRial":39300000},{"minQty":5,"amountRial":37700000}]},"moq":1,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-48","name":"واردات بلبرینگ آرمان‌ریز","slug":"واردات-بلبرینگ-آرمان-ریز","monogram":"ب‌آ","cityName":"ارومیه","kinds":["Importer"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-836236","issuedAt":"2025-07-21T00:00:00.000Z","validTo":"2028-07-20T00:00:00.000Z","checkedAt":"2026-10-31T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":5,"responseHours":8,"productCount":8,"delegationCount":3},"saleCityIds":["city-urmia","city-shiraz"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-11-15T13:28:30.185Z"},{"id":"sp-198","baseProductId":"bp-deep-groove-ball-bearing-3","categoryId":"c-deep-groove-ball-bearing","categoryType":"Product","name":"بلبرینگ شیار عمیق 6310ZZ/C3","slug":"بلبرینگ-شیار-عمیق-6310ZZ-C3","scientificName":"Deep groove ball bearing","code":"BS-100198","brand":"KOYO","model":"6310ZZ/C3","image":{"id":"f-sp-198","url":"/media/drawings/sp-198.webp","name":"بلبرینگ-شیار-عمیق-6310ZZ-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":50,"baseValue":50,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":110,"baseValue":110,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"perUnitId":"tu-piece","vatIncluded":true,"kind":"OnRequest"},"moq":1,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-46","name":"بازرگانی بلبرینگ سهندپیشه","slug":"بازرگانی-بلبرینگ-سهندپیشه","monogram":"ب‌ل","cityName":"اهواز","kinds":["Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-885909","issuedAt":"2024-03-19T00:00:00.000Z","validTo":"2027-03-19T00:00:00.000Z","checkedAt":"2026-11-04T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":3,"responseHours":3,"productCount":9,"delegationCount":2},"saleCityIds":["city-ahvaz","city-karaj"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-09-19T10:20:49.345Z"}])


export const getListRelatedSupplierProductsResponseMock200 = (): SupplierProduct[] => ([{"id":"sp-147","baseProductId":"bp-deep-groove-ball-bearing-3","categoryId":"c-deep-groove-ball-bearing","categoryType":"Product","name":"بلبرینگ شیار عمیق 6310ZZ/C3","slug":"بلبرینگ-شیار-عمیق-6310ZZ-C3","scientificName":"Deep groove ball bearing","code":"BS-100147","brand":"NTN","model":"6310ZZ/C3","image":{"id":"f-sp-147","url":"/media/drawings/sp-147.webp","name":"بلبرینگ-شیار-عمیق-6310ZZ-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":50,"baseValue":50,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":110,"baseValue":110,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"perUnitId":"tu-piece","vatIncluded":true,"kind":"Fixed","amountRial":39300000,"tiers":[{"minQty":1,"amountRial":39300000},{"minQty":5,"amountRial":37700000}]},"moq":1,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-48","name":"واردات بلبرینگ آرمان‌ریز","slug":"واردات-بلبرینگ-آرمان-ریز","monogram":"ب‌آ","cityName":"ارومیه","kinds":["Importer"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-836236","issuedAt":"2025-07-21T00:00:00.000Z","validTo":"2028-07-20T00:00:00.000Z","checkedAt":"2026-10-31T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":5,"responseHours":8,"productCount":8,"delegationCount":3},"saleCityIds":["city-urmia","city-shiraz"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-11-15T13:28:30.185Z"},{"id":"sp-198","baseProductId":"bp-deep-groove-ball-bearing-3","categoryId":"c-deep-groove-ball-bearing","categoryType":"Product","name":"بلبرینگ شیار عمیق 6310ZZ/C3","slug":"بلبرینگ-شیار-عمیق-6310ZZ-C3","scientificName":"Deep groove ball bearing","code":"BS-100198","brand":"KOYO","model":"6310ZZ/C3","image":{"id":"f-sp-198","url":"/media/drawings/sp-198.webp","name":"بلبرینگ-شیار-عمیق-6310ZZ-C3.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":50,"baseValue":50,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":110,"baseValue":110,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"perUnitId":"tu-piece","vatIncluded":true,"kind":"OnRequest"},"moq":1,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-46","name":"بازرگانی بلبرینگ سهندپیشه","slug":"بازرگانی-بلبرینگ-سهندپیشه","monogram":"ب‌ل","cityName":"اهواز","kinds":["Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-885909","issuedAt":"2024-03-19T00:00:00.000Z","validTo":"2027-03-19T00:00:00.000Z","checkedAt":"2026-11-04T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":3,"responseHours":3,"productCount":9,"delegationCount":2},"saleCityIds":["city-ahvaz","city-karaj"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-09-19T10:20:49.345Z"}])


export const getListRelatedSupplierProductsResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListRelatedSupplierProductsResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListRelatedSupplierProductsResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListOffersByProductMockHandler = (overrideResponse?: ProductOffers | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductOffers> | ProductOffers), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/supplierproducts/byproduct', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOffersByProductResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListOffersByProductMockHandler200 = (overrideResponse?: ProductOffers | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductOffers> | ProductOffers), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/supplierproducts/byproduct', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOffersByProductResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListOffersByProductMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/supplierproducts/byproduct', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOffersByProductResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListOffersByProductMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/supplierproducts/byproduct', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOffersByProductResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListOffersByProductMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/supplierproducts/byproduct', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOffersByProductResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListSupplierProductsMockHandler = (overrideResponse?: SupplierProductSearch | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SupplierProductSearch> | SupplierProductSearch), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/supplierproducts/catalog', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSupplierProductsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListSupplierProductsMockHandler200 = (overrideResponse?: SupplierProductSearch | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SupplierProductSearch> | SupplierProductSearch), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/supplierproducts/catalog', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSupplierProductsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListSupplierProductsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/supplierproducts/catalog', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSupplierProductsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListSupplierProductsMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/supplierproducts/catalog', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSupplierProductsResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetSupplierProductCatalogMockHandler = (overrideResponse?: SupplierProductCatalog | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SupplierProductCatalog> | SupplierProductCatalog), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/supplierproducts/:id/catalog', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSupplierProductCatalogResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetSupplierProductCatalogMockHandler200 = (overrideResponse?: SupplierProductCatalog | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SupplierProductCatalog> | SupplierProductCatalog), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/supplierproducts/:id/catalog', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSupplierProductCatalogResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetSupplierProductCatalogMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/supplierproducts/:id/catalog', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSupplierProductCatalogResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetSupplierProductCatalogMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/supplierproducts/:id/catalog', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSupplierProductCatalogResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetSupplierProductCatalogMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/supplierproducts/:id/catalog', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSupplierProductCatalogResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListRelatedSupplierProductsMockHandler = (overrideResponse?: SupplierProduct[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SupplierProduct[]> | SupplierProduct[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/supplierproducts/:id/related', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRelatedSupplierProductsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListRelatedSupplierProductsMockHandler200 = (overrideResponse?: SupplierProduct[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SupplierProduct[]> | SupplierProduct[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/supplierproducts/:id/related', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRelatedSupplierProductsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListRelatedSupplierProductsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/supplierproducts/:id/related', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRelatedSupplierProductsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListRelatedSupplierProductsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/supplierproducts/:id/related', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRelatedSupplierProductsResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListRelatedSupplierProductsMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/supplierproducts/:id/related', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRelatedSupplierProductsResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getSupplierProductsMock = () => [
  getListOffersByProductMockHandler(),
  getListSupplierProductsMockHandler(),
  getGetSupplierProductCatalogMockHandler(),
  getListRelatedSupplierProductsMockHandler()
]
