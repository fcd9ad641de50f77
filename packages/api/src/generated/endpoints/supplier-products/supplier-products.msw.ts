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


export const getListOffersByProductResponseMock = (): ProductOffers => ({"baseProduct":{"id":"bp-angular-contact-ball-bearing-6","name":"بلبرینگ تماس زاویه‌ای 7306CM","slug":"بلبرینگ-تماس-زاویه-ای-7306CM","scientificName":"Angular contact ball bearing","categoryId":"c-angular-contact-ball-bearing","image":{"id":"f-bp-angular-contact-ball-bearing-6","url":"/media/drawings/bp-angular-contact-ball-bearing-6.webp","name":"بلبرینگ-تماس-زاویه-ای-7306CM.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"properties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":30,"baseValue":30,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":72,"baseValue":72,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"offersCount":5},"offers":{"totalCount":5,"pageNumber":1,"pageSize":10,"items":[{"id":"sp-1204","baseProductId":"bp-angular-contact-ball-bearing-6","categoryId":"c-angular-contact-ball-bearing","categoryType":"Product","name":"بلبرینگ تماس زاویه‌ای 7306CM","slug":"بلبرینگ-تماس-زاویه-ای-7306CM","scientificName":"Angular contact ball bearing","code":"BS-101204","brand":"ZWZ","model":"7306CM","image":{"id":"f-sp-1204","url":"/media/drawings/sp-1204.webp","name":"بلبرینگ-تماس-زاویه-ای-7306CM.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":30,"baseValue":30,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":72,"baseValue":72,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"kind":"LoginToSee","perUnitId":"tu-piece","vatIncluded":true},"moq":1,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-50","name":"تولیدی بلبرینگ شایان‌گستر","slug":"تولیدی-بلبرینگ-شایان-گستر","monogram":"بش","cityName":"پاکدشت","kinds":["Manufacturer"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-464010","issuedAt":"2024-11-02T00:00:00.000Z","validTo":"2027-11-02T00:00:00.000Z","checkedAt":"2026-08-30T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":6,"productCount":58,"delegationCount":1},"saleCityIds":["city-pakdasht","city-shiraz"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-11-18T20:00:22.333Z"},{"id":"sp-1279","baseProductId":"bp-angular-contact-ball-bearing-6","categoryId":"c-angular-contact-ball-bearing","categoryType":"Product","name":"بلبرینگ تماس زاویه‌ای 7306CM","slug":"بلبرینگ-تماس-زاویه-ای-7306CM","scientificName":"Angular contact ball bearing","code":"BS-101279","brand":"SKF","model":"7306CM","image":{"id":"f-sp-1279","url":"/media/drawings/sp-1279.webp","name":"بلبرینگ-تماس-زاویه-ای-7306CM.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":30,"baseValue":30,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":72,"baseValue":72,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"kind":"OnRequest","perUnitId":"tu-piece","vatIncluded":true},"moq":1,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-54","name":"صنایع انتقال قدرت خزرافزار","slug":"صنایع-انتقال-قدرت-خزرافزار","monogram":"اخ","cityName":"مشهد","kinds":["Manufacturer"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-798429","issuedAt":"2025-07-07T00:00:00.000Z","validTo":"2028-07-06T00:00:00.000Z","checkedAt":"2026-10-14T00:00:00.000Z","state":"Valid"},"membershipLevel":2,"yearsOnPlatform":3,"responseHours":6,"productCount":49,"delegationCount":1},"saleCityIds":["city-mashhad","city-arak"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-11-17T17:41:05.125Z"}]}})


export const getListOffersByProductResponseMock200 = (): ProductOffers => ({"baseProduct":{"id":"bp-angular-contact-ball-bearing-6","name":"بلبرینگ تماس زاویه‌ای 7306CM","slug":"بلبرینگ-تماس-زاویه-ای-7306CM","scientificName":"Angular contact ball bearing","categoryId":"c-angular-contact-ball-bearing","image":{"id":"f-bp-angular-contact-ball-bearing-6","url":"/media/drawings/bp-angular-contact-ball-bearing-6.webp","name":"بلبرینگ-تماس-زاویه-ای-7306CM.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"properties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":30,"baseValue":30,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":72,"baseValue":72,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"offersCount":5},"offers":{"totalCount":5,"pageNumber":1,"pageSize":10,"items":[{"id":"sp-1204","baseProductId":"bp-angular-contact-ball-bearing-6","categoryId":"c-angular-contact-ball-bearing","categoryType":"Product","name":"بلبرینگ تماس زاویه‌ای 7306CM","slug":"بلبرینگ-تماس-زاویه-ای-7306CM","scientificName":"Angular contact ball bearing","code":"BS-101204","brand":"ZWZ","model":"7306CM","image":{"id":"f-sp-1204","url":"/media/drawings/sp-1204.webp","name":"بلبرینگ-تماس-زاویه-ای-7306CM.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":30,"baseValue":30,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":72,"baseValue":72,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"kind":"LoginToSee","perUnitId":"tu-piece","vatIncluded":true},"moq":1,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-50","name":"تولیدی بلبرینگ شایان‌گستر","slug":"تولیدی-بلبرینگ-شایان-گستر","monogram":"بش","cityName":"پاکدشت","kinds":["Manufacturer"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-464010","issuedAt":"2024-11-02T00:00:00.000Z","validTo":"2027-11-02T00:00:00.000Z","checkedAt":"2026-08-30T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":6,"productCount":58,"delegationCount":1},"saleCityIds":["city-pakdasht","city-shiraz"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-11-18T20:00:22.333Z"},{"id":"sp-1279","baseProductId":"bp-angular-contact-ball-bearing-6","categoryId":"c-angular-contact-ball-bearing","categoryType":"Product","name":"بلبرینگ تماس زاویه‌ای 7306CM","slug":"بلبرینگ-تماس-زاویه-ای-7306CM","scientificName":"Angular contact ball bearing","code":"BS-101279","brand":"SKF","model":"7306CM","image":{"id":"f-sp-1279","url":"/media/drawings/sp-1279.webp","name":"بلبرینگ-تماس-زاویه-ای-7306CM.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":30,"baseValue":30,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":72,"baseValue":72,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"kind":"OnRequest","perUnitId":"tu-piece","vatIncluded":true},"moq":1,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-54","name":"صنایع انتقال قدرت خزرافزار","slug":"صنایع-انتقال-قدرت-خزرافزار","monogram":"اخ","cityName":"مشهد","kinds":["Manufacturer"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-798429","issuedAt":"2025-07-07T00:00:00.000Z","validTo":"2028-07-06T00:00:00.000Z","checkedAt":"2026-10-14T00:00:00.000Z","state":"Valid"},"membershipLevel":2,"yearsOnPlatform":3,"responseHours":6,"productCount":49,"delegationCount":1},"saleCityIds":["city-mashhad","city-arak"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-11-17T17:41:05.125Z"}]}})


export const getListOffersByProductResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListOffersByProductResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListOffersByProductResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getListSupplierProductsResponseMock = (): SupplierProductSearch => ({"totalCount":29,"pageNumber":1,"pageSize":10,"items":[{"id":"sp-1414","baseProductId":"bp-angular-contact-ball-bearing-6","categoryId":"c-angular-contact-ball-bearing","categoryType":"Product","name":"بلبرینگ تماس زاویه‌ای 7306CM","slug":"بلبرینگ-تماس-زاویه-ای-7306CM","scientificName":"Angular contact ball bearing","code":"BS-101414","brand":"FAG","model":"7306CM","image":{"id":"f-sp-1414","url":"/media/drawings/sp-1414.webp","name":"بلبرینگ-تماس-زاویه-ای-7306CM.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":30,"baseValue":30,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":72,"baseValue":72,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"kind":"OnRequest","perUnitId":"tu-piece","vatIncluded":false},"moq":1,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-43","name":"کارخانهٔ گیربکس فرازگام","slug":"کارخانهٔ-گیربکس-فرازگام","monogram":"گف","cityName":"کاشان","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":false,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","state":"Pending"},"membershipLevel":2,"yearsOnPlatform":1,"responseHours":2,"productCount":62,"delegationCount":0},"saleCityIds":["city-kashan","city-tabriz"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-11-14T16:25:43.832Z"},{"id":"sp-1204","baseProductId":"bp-angular-contact-ball-bearing-6","categoryId":"c-angular-contact-ball-bearing","categoryType":"Product","name":"بلبرینگ تماس زاویه‌ای 7306CM","slug":"بلبرینگ-تماس-زاویه-ای-7306CM","scientificName":"Angular contact ball bearing","code":"BS-101204","brand":"ZWZ","model":"7306CM","image":{"id":"f-sp-1204","url":"/media/drawings/sp-1204.webp","name":"بلبرینگ-تماس-زاویه-ای-7306CM.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":30,"baseValue":30,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":72,"baseValue":72,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"kind":"LoginToSee","perUnitId":"tu-piece","vatIncluded":true},"moq":1,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-50","name":"تولیدی بلبرینگ شایان‌گستر","slug":"تولیدی-بلبرینگ-شایان-گستر","monogram":"بش","cityName":"پاکدشت","kinds":["Manufacturer"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-464010","issuedAt":"2024-11-02T00:00:00.000Z","validTo":"2027-11-02T00:00:00.000Z","checkedAt":"2026-08-30T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":6,"productCount":58,"delegationCount":1},"saleCityIds":["city-pakdasht","city-shiraz"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-11-18T20:00:22.333Z"}],"baseProducts":[{"id":"bp-angular-contact-ball-bearing-6","name":"بلبرینگ تماس زاویه‌ای 7306CM","slug":"بلبرینگ-تماس-زاویه-ای-7306CM","model":"7306CM","category":{"id":"c-angular-contact-ball-bearing","name":"بلبرینگ تماس زاویه‌ای","slug":"بلبرینگ-تماس-زاویه-ای","scientificName":"Angular contact ball bearing","baseProductCount":14},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":30,"baseValue":30,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1}],"offersCount":2,"supplierCount":2,"minPriceRial":6880000,"brands":["FAG","ZWZ"]}],"facets":[{"propertyId":"p-bore","options":[],"min":20,"max":60,"histogram":[3,0]},{"propertyId":"p-outer-diameter","options":[],"min":47,"max":110,"histogram":[3,1]}],"supplierCount":7,"saleCities":[{"id":"city-tehran","name":"تهران","count":5},{"id":"city-pakdasht","name":"پاکدشت","count":3}]})


export const getListSupplierProductsResponseMock200 = (): SupplierProductSearch => ({"totalCount":29,"pageNumber":1,"pageSize":10,"items":[{"id":"sp-1414","baseProductId":"bp-angular-contact-ball-bearing-6","categoryId":"c-angular-contact-ball-bearing","categoryType":"Product","name":"بلبرینگ تماس زاویه‌ای 7306CM","slug":"بلبرینگ-تماس-زاویه-ای-7306CM","scientificName":"Angular contact ball bearing","code":"BS-101414","brand":"FAG","model":"7306CM","image":{"id":"f-sp-1414","url":"/media/drawings/sp-1414.webp","name":"بلبرینگ-تماس-زاویه-ای-7306CM.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":30,"baseValue":30,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":72,"baseValue":72,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"kind":"OnRequest","perUnitId":"tu-piece","vatIncluded":false},"moq":1,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-43","name":"کارخانهٔ گیربکس فرازگام","slug":"کارخانهٔ-گیربکس-فرازگام","monogram":"گف","cityName":"کاشان","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":false,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","state":"Pending"},"membershipLevel":2,"yearsOnPlatform":1,"responseHours":2,"productCount":62,"delegationCount":0},"saleCityIds":["city-kashan","city-tabriz"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-11-14T16:25:43.832Z"},{"id":"sp-1204","baseProductId":"bp-angular-contact-ball-bearing-6","categoryId":"c-angular-contact-ball-bearing","categoryType":"Product","name":"بلبرینگ تماس زاویه‌ای 7306CM","slug":"بلبرینگ-تماس-زاویه-ای-7306CM","scientificName":"Angular contact ball bearing","code":"BS-101204","brand":"ZWZ","model":"7306CM","image":{"id":"f-sp-1204","url":"/media/drawings/sp-1204.webp","name":"بلبرینگ-تماس-زاویه-ای-7306CM.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":30,"baseValue":30,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":72,"baseValue":72,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"kind":"LoginToSee","perUnitId":"tu-piece","vatIncluded":true},"moq":1,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-50","name":"تولیدی بلبرینگ شایان‌گستر","slug":"تولیدی-بلبرینگ-شایان-گستر","monogram":"بش","cityName":"پاکدشت","kinds":["Manufacturer"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-464010","issuedAt":"2024-11-02T00:00:00.000Z","validTo":"2027-11-02T00:00:00.000Z","checkedAt":"2026-08-30T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":6,"productCount":58,"delegationCount":1},"saleCityIds":["city-pakdasht","city-shiraz"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-11-18T20:00:22.333Z"}],"baseProducts":[{"id":"bp-angular-contact-ball-bearing-6","name":"بلبرینگ تماس زاویه‌ای 7306CM","slug":"بلبرینگ-تماس-زاویه-ای-7306CM","model":"7306CM","category":{"id":"c-angular-contact-ball-bearing","name":"بلبرینگ تماس زاویه‌ای","slug":"بلبرینگ-تماس-زاویه-ای","scientificName":"Angular contact ball bearing","baseProductCount":14},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":30,"baseValue":30,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1}],"offersCount":2,"supplierCount":2,"minPriceRial":6880000,"brands":["FAG","ZWZ"]}],"facets":[{"propertyId":"p-bore","options":[],"min":20,"max":60,"histogram":[3,0]},{"propertyId":"p-outer-diameter","options":[],"min":47,"max":110,"histogram":[3,1]}],"supplierCount":7,"saleCities":[{"id":"city-tehran","name":"تهران","count":5},{"id":"city-pakdasht","name":"پاکدشت","count":3}]})


export const getListSupplierProductsResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListSupplierProductsResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getGetSupplierProductCatalogResponseMock = (): SupplierProductCatalog => ({"id":"sp-1","baseProductId":"bp-1","categoryId":"c-deep-groove","categoryType":"Product","name":"بلبرینگ شیار عمیق 6205-2RSH","slug":"بلبرینگ-شیار-عمیق-6205-2rsh","scientificName":"Deep groove ball bearing, single row, sealed","code":"BS-104872","brand":"SKF","model":"6205-2RSH","image":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"بلبرینگ-6205.webp","mime":"image/webp","sizeBytes":18452,"width":640,"height":640},"keyProperties":[{"propertyId":"p-bore-diameter","title":"قطر داخلی","symbol":"d","group":"ابعاد","value":25,"baseValue":25,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":0},{"propertyId":"p-outside-diameter","title":"قطر خارجی","symbol":"D","group":"ابعاد","value":52,"baseValue":52,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":0}],"price":{"kind":"Fixed","amountRial":9800000,"perUnitId":"tu-piece","tiers":[{"minQty":10,"amountRial":9800000},{"minQty":50,"amountRial":9400000}],"vatIncluded":true,"validUntil":"2026-11-26T00:00:00.000Z"},"moq":10,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-1","name":"بازرگانی یاتاقان پارس","slug":"بازرگانی-یاتاقان-پارس","cityName":"تهران","kinds":["Distributor","Importer"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","issuedAt":"2024-05-07T00:00:00.000Z","validTo":"2027-05-08T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":2,"responseHours":2,"productCount":1284,"delegationCount":3},"saleCityIds":["city-tehran","city-karaj"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-11-12T08:30:00.000Z","images":[{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"بلبرینگ-6205.webp","mime":"image/webp","sizeBytes":18452,"width":640,"height":640}],"videos":[],"files":[{"id":"f-sp-1-pdf","url":"/media/files/sp-1.pdf","name":"کاتالوگ-فنی-6205.pdf","mime":"application/pdf","sizeBytes":412360}],"properties":[{"propertyId":"p-bore-diameter","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":25,"baseValue":25,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":0},{"propertyId":"p-seal","title":"نوع آب‌بند","group":"ساختار","optionIds":["o-seal-2rs"],"optionTitles":["لاستیکی دوطرفه 2RS"]},{"propertyId":"p-relubrication","title":"روان‌کاری دوباره","group":"شرایط کار","bool":false},{"propertyId":"p-grease","title":"روان‌کار","group":"شرایط کار","text":"گریس با پایهٔ لیتیم"}],"shortDescription":"بلبرینگ تک‌ردیفهٔ آب‌بندی‌شده برای الکتروموتور و پمپ","descriptionHtml":"<p>در طول عمر به روان‌کاری دوباره نیاز ندارد.</p>","standards":[{"code":"DIN 625-1","title":"بلبرینگ شیار عمیق تک‌ردیفه"}],"countryOfOrigin":"ایتالیا","leadTimeDays":2,"packaging":"جعبهٔ تکی با بارکد اصالت","warranty":"شش ماه اصالت کالا","deliveryTerms":["تحویل در انبار فروشنده"],"paymentTerms":["نقدی","چک تا ۶۰ روز"],"visitCount":1840,"favoriteCount":36,"breadcrumb":[{"id":"c-product","name":"محصولات","slug":"محصولات","level":1,"categoryType":"Product"},{"id":"c-deep-groove","name":"بلبرینگ شیار عمیق","slug":"بلبرینگ-شیار-عمیق","level":4,"categoryType":"Product"}],"seo":{"title":"بلبرینگ شیار عمیق 6205-2RSH","canonicalPath":"/products/sp-1/بلبرینگ-شیار-عمیق-6205-2rsh","noindex":false}})


export const getGetSupplierProductCatalogResponseMock200 = (): SupplierProductCatalog => ({"id":"sp-1","baseProductId":"bp-1","categoryId":"c-deep-groove","categoryType":"Product","name":"بلبرینگ شیار عمیق 6205-2RSH","slug":"بلبرینگ-شیار-عمیق-6205-2rsh","scientificName":"Deep groove ball bearing, single row, sealed","code":"BS-104872","brand":"SKF","model":"6205-2RSH","image":{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"بلبرینگ-6205.webp","mime":"image/webp","sizeBytes":18452,"width":640,"height":640},"keyProperties":[{"propertyId":"p-bore-diameter","title":"قطر داخلی","symbol":"d","group":"ابعاد","value":25,"baseValue":25,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":0},{"propertyId":"p-outside-diameter","title":"قطر خارجی","symbol":"D","group":"ابعاد","value":52,"baseValue":52,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":0}],"price":{"kind":"Fixed","amountRial":9800000,"perUnitId":"tu-piece","tiers":[{"minQty":10,"amountRial":9800000},{"minQty":50,"amountRial":9400000}],"vatIncluded":true,"validUntil":"2026-11-26T00:00:00.000Z"},"moq":10,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-1","name":"بازرگانی یاتاقان پارس","slug":"بازرگانی-یاتاقان-پارس","cityName":"تهران","kinds":["Distributor","Importer"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","issuedAt":"2024-05-07T00:00:00.000Z","validTo":"2027-05-08T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":2,"responseHours":2,"productCount":1284,"delegationCount":3},"saleCityIds":["city-tehran","city-karaj"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-11-12T08:30:00.000Z","images":[{"id":"f-sp-1","url":"/media/drawings/sp-1.webp","name":"بلبرینگ-6205.webp","mime":"image/webp","sizeBytes":18452,"width":640,"height":640}],"videos":[],"files":[{"id":"f-sp-1-pdf","url":"/media/files/sp-1.pdf","name":"کاتالوگ-فنی-6205.pdf","mime":"application/pdf","sizeBytes":412360}],"properties":[{"propertyId":"p-bore-diameter","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":25,"baseValue":25,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":0},{"propertyId":"p-seal","title":"نوع آب‌بند","group":"ساختار","optionIds":["o-seal-2rs"],"optionTitles":["لاستیکی دوطرفه 2RS"]},{"propertyId":"p-relubrication","title":"روان‌کاری دوباره","group":"شرایط کار","bool":false},{"propertyId":"p-grease","title":"روان‌کار","group":"شرایط کار","text":"گریس با پایهٔ لیتیم"}],"shortDescription":"بلبرینگ تک‌ردیفهٔ آب‌بندی‌شده برای الکتروموتور و پمپ","descriptionHtml":"<p>در طول عمر به روان‌کاری دوباره نیاز ندارد.</p>","standards":[{"code":"DIN 625-1","title":"بلبرینگ شیار عمیق تک‌ردیفه"}],"countryOfOrigin":"ایتالیا","leadTimeDays":2,"packaging":"جعبهٔ تکی با بارکد اصالت","warranty":"شش ماه اصالت کالا","deliveryTerms":["تحویل در انبار فروشنده"],"paymentTerms":["نقدی","چک تا ۶۰ روز"],"visitCount":1840,"favoriteCount":36,"breadcrumb":[{"id":"c-product","name":"محصولات","slug":"محصولات","level":1,"categoryType":"Product"},{"id":"c-deep-groove","name":"بلبرینگ شیار عمیق","slug":"بلبرینگ-شیار-عمیق","level":4,"categoryType":"Product"}],"seo":{"title":"بلبرینگ شیار عمیق 6205-2RSH","canonicalPath":"/products/sp-1/بلبرینگ-شیار-عمیق-6205-2rsh","noindex":false}})


export const getGetSupplierProductCatalogResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getGetSupplierProductCatalogResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetSupplierProductCatalogResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getListRelatedSupplierProductsResponseMock = (): SupplierProduct[] => ([{"id":"sp-2119","baseProductId":"bp-angular-contact-ball-bearing-8","categoryId":"c-angular-contact-ball-bearing","categoryType":"Product","name":"بلبرینگ تماس زاویه‌ای 7204CP","slug":"بلبرینگ-تماس-زاویه-ای-7204CP","scientificName":"Angular contact ball bearing","code":"BS-102119","brand":"ZWZ","model":"7204CP","image":{"id":"f-sp-2119","url":"/media/drawings/sp-2119.webp","name":"بلبرینگ-تماس-زاویه-ای-7204CP.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":20,"baseValue":20,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":47,"baseValue":47,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"kind":"OnRequest","perUnitId":"tu-piece","vatIncluded":true},"moq":5,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-48","name":"واردات بلبرینگ آرمان‌ریز","slug":"واردات-بلبرینگ-آرمان-ریز","monogram":"بآ","cityName":"ارومیه","kinds":["Importer"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-836236","issuedAt":"2025-07-21T00:00:00.000Z","validTo":"2028-07-20T00:00:00.000Z","checkedAt":"2026-10-31T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":5,"responseHours":8,"productCount":54,"delegationCount":3},"saleCityIds":["city-urmia","city-shiraz"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-09-03T10:07:29.143Z"},{"id":"sp-1069","baseProductId":"bp-angular-contact-ball-bearing-5","categoryId":"c-angular-contact-ball-bearing","categoryType":"Product","name":"بلبرینگ تماس زاویه‌ای 7205ACP","slug":"بلبرینگ-تماس-زاویه-ای-7205ACP","scientificName":"Angular contact ball bearing","code":"BS-101069","brand":"SKF","model":"7205ACP","image":{"id":"f-sp-1069","url":"/media/drawings/sp-1069.webp","name":"بلبرینگ-تماس-زاویه-ای-7205ACP.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":25,"baseValue":25,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":52,"baseValue":52,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"kind":"Fixed","amountRial":15400000,"perUnitId":"tu-piece","vatIncluded":false,"validUntil":"2026-12-04T00:00:00.000Z"},"moq":1,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-43","name":"کارخانهٔ گیربکس فرازگام","slug":"کارخانهٔ-گیربکس-فرازگام","monogram":"گف","cityName":"کاشان","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":false,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","state":"Pending"},"membershipLevel":2,"yearsOnPlatform":1,"responseHours":2,"productCount":62,"delegationCount":0},"saleCityIds":["city-kashan","city-tabriz"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-08-20T22:28:33.829Z"}])


export const getListRelatedSupplierProductsResponseMock200 = (): SupplierProduct[] => ([{"id":"sp-2119","baseProductId":"bp-angular-contact-ball-bearing-8","categoryId":"c-angular-contact-ball-bearing","categoryType":"Product","name":"بلبرینگ تماس زاویه‌ای 7204CP","slug":"بلبرینگ-تماس-زاویه-ای-7204CP","scientificName":"Angular contact ball bearing","code":"BS-102119","brand":"ZWZ","model":"7204CP","image":{"id":"f-sp-2119","url":"/media/drawings/sp-2119.webp","name":"بلبرینگ-تماس-زاویه-ای-7204CP.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":20,"baseValue":20,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":47,"baseValue":47,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"kind":"OnRequest","perUnitId":"tu-piece","vatIncluded":true},"moq":5,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-48","name":"واردات بلبرینگ آرمان‌ریز","slug":"واردات-بلبرینگ-آرمان-ریز","monogram":"بآ","cityName":"ارومیه","kinds":["Importer"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-836236","issuedAt":"2025-07-21T00:00:00.000Z","validTo":"2028-07-20T00:00:00.000Z","checkedAt":"2026-10-31T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":5,"responseHours":8,"productCount":54,"delegationCount":3},"saleCityIds":["city-urmia","city-shiraz"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-09-03T10:07:29.143Z"},{"id":"sp-1069","baseProductId":"bp-angular-contact-ball-bearing-5","categoryId":"c-angular-contact-ball-bearing","categoryType":"Product","name":"بلبرینگ تماس زاویه‌ای 7205ACP","slug":"بلبرینگ-تماس-زاویه-ای-7205ACP","scientificName":"Angular contact ball bearing","code":"BS-101069","brand":"SKF","model":"7205ACP","image":{"id":"f-sp-1069","url":"/media/drawings/sp-1069.webp","name":"بلبرینگ-تماس-زاویه-ای-7205ACP.webp","mime":"image/webp","sizeBytes":0,"width":640,"height":440},"keyProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":25,"baseValue":25,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1},{"propertyId":"p-outer-diameter","title":"قطر خارجی","englishTitle":"Outside diameter","symbol":"D","group":"ابعاد","value":52,"baseValue":52,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":2}],"price":{"kind":"Fixed","amountRial":15400000,"perUnitId":"tu-piece","vatIncluded":false,"validUntil":"2026-12-04T00:00:00.000Z"},"moq":1,"unitOfMeasurementId":"tu-piece","supplier":{"id":"s-43","name":"کارخانهٔ گیربکس فرازگام","slug":"کارخانهٔ-گیربکس-فرازگام","monogram":"گف","cityName":"کاشان","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":false,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","state":"Pending"},"membershipLevel":2,"yearsOnPlatform":1,"responseHours":2,"productCount":62,"delegationCount":0},"saleCityIds":["city-kashan","city-tabriz"],"isAvailable":true,"isSponsored":false,"updatedAt":"2026-08-20T22:28:33.829Z"}])


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
