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
  ConflictResponse,
  ForbiddenResponse,
  MembershipAndPrice,
  NotFoundResponse,
  PagedTradeRequestEvent,
  PayloadTooLargeResponse,
  PaymentRequiredResponse,
  ProblemResponse,
  ProfileIncompleteResponse,
  TradeDocumentType,
  TradeRequest,
  TradeRequestConflictResponse,
  TradeRequestsBySupplier,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse,
  ValidationResponse
} from '../../model';


export const getListTradeDocumentTypesResponseMock = (): TradeDocumentType[] => ([{"id":"tdt-technical-spec","title":"مشخصات فنی","code":"TechnicalSpec","isRequired":false,"acceptedMimes":["application/pdf"],"maxSizeMb":20,"helpUniqueId":"direct-order"},{"id":"tdt-drawing","title":"نقشه","code":"Drawing","isRequired":false,"acceptedMimes":["application/pdf","image/vnd.dwg"],"maxSizeMb":20}])


export const getListTradeDocumentTypesResponseMock200 = (): TradeDocumentType[] => ([{"id":"tdt-technical-spec","title":"مشخصات فنی","code":"TechnicalSpec","isRequired":false,"acceptedMimes":["application/pdf"],"maxSizeMb":20,"helpUniqueId":"direct-order"},{"id":"tdt-drawing","title":"نقشه","code":"Drawing","isRequired":false,"acceptedMimes":["application/pdf","image/vnd.dwg"],"maxSizeMb":20}])


export const getListTradeDocumentTypesResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListTradeDocumentTypesResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListTradeDocumentTypesResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListTradeDocumentTypesResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getListTradeRequestEventsResponseMock = (): PagedTradeRequestEvent => ({"totalCount":7,"pageNumber":1,"pageSize":10,"items":[{"id":"tre-seed-6-7","tradeRequestId":"tr-seed-6","type":"Answered","fromStatus":"Seen","toStatus":"Answered","actorName":"مجتمع قطعه‌ساز راستین‌کوش","actorRole":"Supplier","note":"تأمین‌کننده به همهٔ ردیف‌ها پاسخ داد.","at":"2026-11-17T10:00:00.000Z"},{"id":"tre-seed-6-6","tradeRequestId":"tr-seed-6","type":"Seen","fromStatus":"Published","toStatus":"Seen","actorName":"مجتمع قطعه‌ساز راستین‌کوش","actorRole":"Supplier","note":"تأمین‌کننده درخواست را دید.","at":"2026-11-17T07:00:00.000Z"}]})


export const getListTradeRequestEventsResponseMock200 = (): PagedTradeRequestEvent => ({"totalCount":7,"pageNumber":1,"pageSize":10,"items":[{"id":"tre-seed-6-7","tradeRequestId":"tr-seed-6","type":"Answered","fromStatus":"Seen","toStatus":"Answered","actorName":"مجتمع قطعه‌ساز راستین‌کوش","actorRole":"Supplier","note":"تأمین‌کننده به همهٔ ردیف‌ها پاسخ داد.","at":"2026-11-17T10:00:00.000Z"},{"id":"tre-seed-6-6","tradeRequestId":"tr-seed-6","type":"Seen","fromStatus":"Published","toStatus":"Seen","actorName":"مجتمع قطعه‌ساز راستین‌کوش","actorRole":"Supplier","note":"تأمین‌کننده درخواست را دید.","at":"2026-11-17T07:00:00.000Z"}]})


export const getListTradeRequestEventsResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListTradeRequestEventsResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListTradeRequestEventsResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListTradeRequestEventsResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getListTradeRequestsBySupplierResponseMock = (): TradeRequestsBySupplier => ({"totalCount":1,"pageNumber":1,"pageSize":10,"statusCounts":[{"status":"Seen","count":1},{"status":"Withdrawn","count":1}],"groups":[{"supplier":{"id":"s-43","name":"کارخانهٔ گیربکس فرازگام","slug":"کارخانهٔ-گیربکس-فرازگام","monogram":"گ‌ف","cityName":"کاشان","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":false,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","state":"Pending"},"membershipLevel":2,"yearsOnPlatform":1,"responseHours":2,"productCount":7,"delegationCount":0},"count":1,"lastEventAt":"2026-11-20T13:00:00.000Z","items":[{"id":"tr-seed-5","number":"TR-100205","kind":"DirectOrder","status":"Seen","version":6,"title":"بلبرینگ شیار عمیق 6205-2RSH","revision":1,"lineCount":1,"groupKey":"bearings-1405-08","neededBy":"2026-12-21","validUntil":"2027-11-26T08:00:00.000Z","dueAt":"2027-11-26T08:00:00.000Z","conversationId":"conv-seed-5","unreadCount":0,"createdAt":"2026-11-18T04:00:00.000Z","lastEventAt":"2026-11-20T13:00:00.000Z","allowedActions":["Duplicate","Message"]}]}]})


export const getListTradeRequestsBySupplierResponseMock200 = (): TradeRequestsBySupplier => ({"totalCount":1,"pageNumber":1,"pageSize":10,"statusCounts":[{"status":"Seen","count":1},{"status":"Withdrawn","count":1}],"groups":[{"supplier":{"id":"s-43","name":"کارخانهٔ گیربکس فرازگام","slug":"کارخانهٔ-گیربکس-فرازگام","monogram":"گ‌ف","cityName":"کاشان","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":false,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","state":"Pending"},"membershipLevel":2,"yearsOnPlatform":1,"responseHours":2,"productCount":7,"delegationCount":0},"count":1,"lastEventAt":"2026-11-20T13:00:00.000Z","items":[{"id":"tr-seed-5","number":"TR-100205","kind":"DirectOrder","status":"Seen","version":6,"title":"بلبرینگ شیار عمیق 6205-2RSH","revision":1,"lineCount":1,"groupKey":"bearings-1405-08","neededBy":"2026-12-21","validUntil":"2027-11-26T08:00:00.000Z","dueAt":"2027-11-26T08:00:00.000Z","conversationId":"conv-seed-5","unreadCount":0,"createdAt":"2026-11-18T04:00:00.000Z","lastEventAt":"2026-11-20T13:00:00.000Z","allowedActions":["Duplicate","Message"]}]}]})


export const getListTradeRequestsBySupplierResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListTradeRequestsBySupplierResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListTradeRequestsBySupplierResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getCreateDirectOrderResponseMock = (): TradeRequest => ({"id":"tr-e998762a-e9d6-41c3-ba6b-f55ce1ca4bf3","number":"TR-200001","kind":"DirectOrder","version":1,"clientRequestId":"5b1c2f0a-7d55-4f0e-8a63-2a0f3f1f5f11","revision":0,"title":"بلبرینگ شیار عمیق 6001/C3","buyerReference":"PR-1405-118","buyer":{"customerId":"customer-1","name":"نوید رضایی","companyName":"صنایع نمونهٔ بازار"},"supplier":{"id":"s-52","name":"تأمین یاتاقان سرودشت","slug":"تأمین-یاتاقان-سرودشت","monogram":"ی‌س","cityName":"مشهد","kinds":["Distributor","Importer"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-673539","issuedAt":"2024-08-15T00:00:00.000Z","validTo":"2027-08-15T00:00:00.000Z","checkedAt":"2026-10-23T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":1,"responseHours":3,"productCount":5,"delegationCount":2},"lines":[{"id":"trl-9d046212-9a4a-4bd9-86bf-e1f90163e53f","supplierProductId":"sp-1","categoryId":"c-deep-groove-ball-bearing","title":"بلبرینگ شیار عمیق 6001/C3","quantity":200,"unitOfMeasurementId":"tu-piece","priceQuantities":[500,1000],"requiredProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":12,"maxValue":12,"baseValue":12,"baseMaxValue":12,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1}],"targetPriceRial":9500000,"note":"با گواهی مبدأ","fileIds":[],"files":[]}],"deliveryCityId":"city-tehran","neededBy":"2026-12-20","deliveryMethod":"Freight","paymentTerm":"Cash","currency":"IRR","buyerNote":"تحویل در دو نوبت","documents":[],"createdAt":"2026-11-21T08:00:00.000Z","updatedAt":"2026-11-21T08:00:00.000Z","allowedActions":["Edit","RequestConfirmation"],"status":"Draft"})


export const getCreateDirectOrderResponseMock200 = (): TradeRequest => ({"id":"tr-e998762a-e9d6-41c3-ba6b-f55ce1ca4bf3","number":"TR-200001","kind":"DirectOrder","version":1,"clientRequestId":"5b1c2f0a-7d55-4f0e-8a63-2a0f3f1f5f11","revision":0,"title":"بلبرینگ شیار عمیق 6001/C3","buyerReference":"PR-1405-118","buyer":{"customerId":"customer-1","name":"نوید رضایی","companyName":"صنایع نمونهٔ بازار"},"supplier":{"id":"s-52","name":"تأمین یاتاقان سرودشت","slug":"تأمین-یاتاقان-سرودشت","monogram":"ی‌س","cityName":"مشهد","kinds":["Distributor","Importer"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-673539","issuedAt":"2024-08-15T00:00:00.000Z","validTo":"2027-08-15T00:00:00.000Z","checkedAt":"2026-10-23T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":1,"responseHours":3,"productCount":5,"delegationCount":2},"lines":[{"id":"trl-9d046212-9a4a-4bd9-86bf-e1f90163e53f","supplierProductId":"sp-1","categoryId":"c-deep-groove-ball-bearing","title":"بلبرینگ شیار عمیق 6001/C3","quantity":200,"unitOfMeasurementId":"tu-piece","priceQuantities":[500,1000],"requiredProperties":[{"propertyId":"p-bore","title":"قطر داخلی","englishTitle":"Bore diameter","symbol":"d","group":"ابعاد","value":12,"maxValue":12,"baseValue":12,"baseMaxValue":12,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":1}],"targetPriceRial":9500000,"note":"با گواهی مبدأ","fileIds":[],"files":[]}],"deliveryCityId":"city-tehran","neededBy":"2026-12-20","deliveryMethod":"Freight","paymentTerm":"Cash","currency":"IRR","buyerNote":"تحویل در دو نوبت","documents":[],"createdAt":"2026-11-21T08:00:00.000Z","updatedAt":"2026-11-21T08:00:00.000Z","allowedActions":["Edit","RequestConfirmation"],"status":"Draft"})


export const getCreateDirectOrderResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getCreateDirectOrderResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getCreateDirectOrderResponseMock403 = (): ForbiddenResponse => ({"type":"urn:bazaar:problem:forbidden","title":"اجازهٔ این کار را ندارید.","status":403,"code":"forbidden","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getCreateDirectOrderResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getCreateDirectOrderResponseMock409 = (): ConflictResponse => ({"type":"urn:bazaar:problem:conflict","title":"این مورد در جای دیگری تغییر کرده است.","status":409,"detail":"این صفحه دیدگاه نمی‌پذیرد.","code":"conflict","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getCreateDirectOrderResponseMock413 = (): PayloadTooLargeResponse => ({"type":"urn:bazaar:problem:payload-too-large","title":"اندازهٔ درخواست بیش از حد مجاز است.","status":413,"code":"payload-too-large","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getCreateDirectOrderResponseMock415 = (): UnsupportedMediaTypeResponse => ({"type":"urn:bazaar:problem:unsupported-media-type","title":"قالب درخواست پذیرفته نیست.","status":415,"code":"unsupported-media-type","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getCreateDirectOrderResponseMock422 = (): ValidationResponse => ({"type":"urn:bazaar:problem:validation","title":"برخی از مقدارها درست نیست.","status":422,"detail":"۱ مورد را اصلاح کنید.","code":"validation","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"phoneNumber":["شمارهٔ موبایل را به شکل ۰۹۱۲۳۴۵۶۷۸۹ بنویسید."]}})


export const getCreateDirectOrderResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getUpdateDirectOrderResponseMock = (): TradeRequest => ({"id":"tr-seed-1","number":"TR-100201","kind":"DirectOrder","version":2,"clientRequestId":"00000000-0000-4000-8000-000000000201","revision":0,"title":"شیر کشویی فولادی DN200","buyerReference":"PR-1405-118","buyer":{"customerId":"customer-1","name":"نوید رضایی","companyName":"صنایع نمونهٔ بازار"},"supplier":{"id":"s-67","name":"فروشگاه شیر صنعتی ویراکار","slug":"فروشگاه-شیر-صنعتی-ویراکار","monogram":"ش‌ی","cityName":"تهران","kinds":["Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-322728","issuedAt":"2025-03-21T00:00:00.000Z","validTo":"2028-03-20T00:00:00.000Z","checkedAt":"2026-11-08T00:00:00.000Z","state":"Valid"},"membershipLevel":2,"yearsOnPlatform":2,"responseHours":4,"productCount":5,"delegationCount":0},"lines":[{"id":"trl-seed-1-1","supplierProductId":"sp-199","categoryId":"c-gate-valve","title":"شیر کشویی فولادی DN200","quantity":4,"unitOfMeasurementId":"tu-piece","priceQuantities":[10,20],"requiredProperties":[{"propertyId":"p-face-to-face","title":"طول نصب","englishTitle":"Face-to-face length","symbol":"L","group":"ابعاد","value":250,"maxValue":400,"baseValue":250,"baseMaxValue":400,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":0}],"targetPriceRial":95000000,"note":"با گواهی مبدأ","fileIds":[],"files":[]}],"deliveryCityId":"city-tehran","neededBy":"2026-12-20","deliveryMethod":"Freight","paymentTerm":"Cash","currency":"IRR","buyerNote":"تحویل در دو نوبت","documents":[],"createdAt":"2026-11-21T03:00:00.000Z","updatedAt":"2026-11-21T08:00:00.000Z","allowedActions":["Edit","RequestConfirmation"],"status":"Draft"})


export const getUpdateDirectOrderResponseMock200 = (): TradeRequest => ({"id":"tr-seed-1","number":"TR-100201","kind":"DirectOrder","version":2,"clientRequestId":"00000000-0000-4000-8000-000000000201","revision":0,"title":"شیر کشویی فولادی DN200","buyerReference":"PR-1405-118","buyer":{"customerId":"customer-1","name":"نوید رضایی","companyName":"صنایع نمونهٔ بازار"},"supplier":{"id":"s-67","name":"فروشگاه شیر صنعتی ویراکار","slug":"فروشگاه-شیر-صنعتی-ویراکار","monogram":"ش‌ی","cityName":"تهران","kinds":["Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-322728","issuedAt":"2025-03-21T00:00:00.000Z","validTo":"2028-03-20T00:00:00.000Z","checkedAt":"2026-11-08T00:00:00.000Z","state":"Valid"},"membershipLevel":2,"yearsOnPlatform":2,"responseHours":4,"productCount":5,"delegationCount":0},"lines":[{"id":"trl-seed-1-1","supplierProductId":"sp-199","categoryId":"c-gate-valve","title":"شیر کشویی فولادی DN200","quantity":4,"unitOfMeasurementId":"tu-piece","priceQuantities":[10,20],"requiredProperties":[{"propertyId":"p-face-to-face","title":"طول نصب","englishTitle":"Face-to-face length","symbol":"L","group":"ابعاد","value":250,"maxValue":400,"baseValue":250,"baseMaxValue":400,"measurementQuantityId":"q-length","measurementUnitId":"u-mm","unitDisplayText":"mm","decimals":0}],"targetPriceRial":95000000,"note":"با گواهی مبدأ","fileIds":[],"files":[]}],"deliveryCityId":"city-tehran","neededBy":"2026-12-20","deliveryMethod":"Freight","paymentTerm":"Cash","currency":"IRR","buyerNote":"تحویل در دو نوبت","documents":[],"createdAt":"2026-11-21T03:00:00.000Z","updatedAt":"2026-11-21T08:00:00.000Z","allowedActions":["Edit","RequestConfirmation"],"status":"Draft"})


export const getUpdateDirectOrderResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getUpdateDirectOrderResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getUpdateDirectOrderResponseMock403 = (): ForbiddenResponse => ({"type":"urn:bazaar:problem:forbidden","title":"اجازهٔ این کار را ندارید.","status":403,"code":"forbidden","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getUpdateDirectOrderResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getUpdateDirectOrderResponseMock409 = (): TradeRequestConflictResponse => ({"type":"urn:bazaar:problem:conflict","title":"این مورد در جای دیگری تغییر کرده است.","status":409,"code":"conflict","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","current":{"id":"tr-seed-6","number":"TR-100214","kind":"DirectOrder","status":"Draft","version":3,"clientRequestId":"5b1c2f0a-7d55-4f0e-8a63-2a0f3f1f5f11","revision":0,"title":"بلبرینگ شیار عمیق 6001/C3","buyer":{"customerId":"customer-1","name":"نوید رضایی","companyName":"صنایع نمونهٔ بازار"},"supplier":{"id":"s-1","name":"بازرگانی یاتاقان پارس","slug":"بازرگانی-یاتاقان-پارس","monogram":"یپ","cityName":"تهران","kinds":["Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"yearsOnPlatform":2,"productCount":1284,"delegationCount":3},"lines":[{"id":"trl-seed-1-1","supplierProductId":"sp-1","categoryId":"c-deep-groove-ball-bearing","title":"بلبرینگ شیار عمیق 6001/C3","quantity":200,"unitOfMeasurementId":"tu-piece","requiredProperties":[],"fileIds":[],"files":[]}],"currency":"IRR","documents":[],"createdAt":"2026-11-20T10:14:10.000Z","updatedAt":"2026-11-20T10:25:00.000Z","allowedActions":["Edit","RequestConfirmation","Withdraw","Duplicate"]}})


export const getUpdateDirectOrderResponseMock413 = (): PayloadTooLargeResponse => ({"type":"urn:bazaar:problem:payload-too-large","title":"اندازهٔ درخواست بیش از حد مجاز است.","status":413,"code":"payload-too-large","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getUpdateDirectOrderResponseMock415 = (): UnsupportedMediaTypeResponse => ({"type":"urn:bazaar:problem:unsupported-media-type","title":"قالب درخواست پذیرفته نیست.","status":415,"code":"unsupported-media-type","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getUpdateDirectOrderResponseMock422 = (): ValidationResponse => ({"type":"urn:bazaar:problem:validation","title":"برخی از مقدارها درست نیست.","status":422,"detail":"۱ مورد را اصلاح کنید.","code":"validation","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"phoneNumber":["شمارهٔ موبایل را به شکل ۰۹۱۲۳۴۵۶۷۸۹ بنویسید."]}})


export const getUpdateDirectOrderResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getGetTradeRequestResponseMock = (): TradeRequest => ({"id":"tr-seed-1","number":"TR-100201","kind":"DirectOrder","version":1,"clientRequestId":"00000000-0000-4000-8000-000000000201","revision":0,"title":"شیر کشویی خط آب خنک","buyer":{"customerId":"customer-1","name":"نوید رضایی","companyName":"صنایع نمونهٔ بازار"},"supplier":{"id":"s-67","name":"فروشگاه شیر صنعتی ویراکار","slug":"فروشگاه-شیر-صنعتی-ویراکار","monogram":"ش‌ی","cityName":"تهران","kinds":["Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-322728","issuedAt":"2025-03-21T00:00:00.000Z","validTo":"2028-03-20T00:00:00.000Z","checkedAt":"2026-11-08T00:00:00.000Z","state":"Valid"},"membershipLevel":2,"yearsOnPlatform":2,"responseHours":4,"productCount":5,"delegationCount":0},"lines":[{"id":"trl-seed-1-1","categoryId":"c-gate-valve","title":"شیر کشویی فولادی DN80","requiredProperties":[],"fileIds":[],"files":[]}],"currency":"IRR","documents":[],"createdAt":"2026-11-21T03:00:00.000Z","updatedAt":"2026-11-21T03:00:00.000Z","allowedActions":["Edit","RequestConfirmation"],"status":"Draft"})


export const getGetTradeRequestResponseMock200 = (): TradeRequest => ({"id":"tr-seed-1","number":"TR-100201","kind":"DirectOrder","version":1,"clientRequestId":"00000000-0000-4000-8000-000000000201","revision":0,"title":"شیر کشویی خط آب خنک","buyer":{"customerId":"customer-1","name":"نوید رضایی","companyName":"صنایع نمونهٔ بازار"},"supplier":{"id":"s-67","name":"فروشگاه شیر صنعتی ویراکار","slug":"فروشگاه-شیر-صنعتی-ویراکار","monogram":"ش‌ی","cityName":"تهران","kinds":["Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-322728","issuedAt":"2025-03-21T00:00:00.000Z","validTo":"2028-03-20T00:00:00.000Z","checkedAt":"2026-11-08T00:00:00.000Z","state":"Valid"},"membershipLevel":2,"yearsOnPlatform":2,"responseHours":4,"productCount":5,"delegationCount":0},"lines":[{"id":"trl-seed-1-1","categoryId":"c-gate-valve","title":"شیر کشویی فولادی DN80","requiredProperties":[],"fileIds":[],"files":[]}],"currency":"IRR","documents":[],"createdAt":"2026-11-21T03:00:00.000Z","updatedAt":"2026-11-21T03:00:00.000Z","allowedActions":["Edit","RequestConfirmation"],"status":"Draft"})


export const getGetTradeRequestResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getGetTradeRequestResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetTradeRequestResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetTradeRequestResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getPublishTradeRequestResponseMock = (): TradeRequest => ({"id":"tr-seed-4","number":"TR-100204","kind":"DirectOrder","version":4,"clientRequestId":"00000000-0000-4000-8000-000000000204","revision":1,"title":"پیچ و مهرهٔ سازه","buyer":{"customerId":"customer-1","name":"نوید رضایی","companyName":"صنایع نمونهٔ بازار"},"supplier":{"id":"s-103","name":"کارخانهٔ پیچ صنعتی فرازگام","slug":"کارخانهٔ-پیچ-صنعتی-فرازگام","monogram":"پ‌چ","cityName":"کرج","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-820643","issuedAt":"2026-04-20T00:00:00.000Z","validTo":"2029-04-19T00:00:00.000Z","checkedAt":"2026-10-08T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":2,"productCount":2,"delegationCount":0},"lines":[{"id":"trl-seed-4-1","categoryId":"c-expansion-anchor","title":"رول‌بولت M12×110","quantity":500,"unitOfMeasurementId":"tu-piece","requiredProperties":[],"targetPriceRial":420000,"fileIds":[],"files":[]},{"id":"trl-seed-4-2","categoryId":"c-blind-rivet","title":"میخ‌پرچ آلومینیمی ۴٫۸","quantity":40,"unitOfMeasurementId":"tu-pack","requiredProperties":[],"fileIds":[],"files":[]}],"deliveryCityId":"city-isfahan","neededBy":"2026-12-16","currency":"IRR","documents":[],"createdAt":"2026-11-19T04:00:00.000Z","updatedAt":"2026-11-21T08:00:00.000Z","dueAt":"2026-12-21T08:00:00.000Z","allowedActions":["Duplicate","Message"],"status":"Published","submittedAt":"2026-11-19T06:00:00.000Z","publishedAt":"2026-11-21T08:00:00.000Z","validUntil":"2026-12-21T08:00:00.000Z","conversationId":"conv-0b1796b3-e6b1-4231-a7c7-952513bf903b"})


export const getPublishTradeRequestResponseMock200 = (): TradeRequest => ({"id":"tr-seed-4","number":"TR-100204","kind":"DirectOrder","version":4,"clientRequestId":"00000000-0000-4000-8000-000000000204","revision":1,"title":"پیچ و مهرهٔ سازه","buyer":{"customerId":"customer-1","name":"نوید رضایی","companyName":"صنایع نمونهٔ بازار"},"supplier":{"id":"s-103","name":"کارخانهٔ پیچ صنعتی فرازگام","slug":"کارخانهٔ-پیچ-صنعتی-فرازگام","monogram":"پ‌چ","cityName":"کرج","kinds":["Manufacturer","Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-820643","issuedAt":"2026-04-20T00:00:00.000Z","validTo":"2029-04-19T00:00:00.000Z","checkedAt":"2026-10-08T00:00:00.000Z","state":"Valid"},"yearsOnPlatform":2,"productCount":2,"delegationCount":0},"lines":[{"id":"trl-seed-4-1","categoryId":"c-expansion-anchor","title":"رول‌بولت M12×110","quantity":500,"unitOfMeasurementId":"tu-piece","requiredProperties":[],"targetPriceRial":420000,"fileIds":[],"files":[]},{"id":"trl-seed-4-2","categoryId":"c-blind-rivet","title":"میخ‌پرچ آلومینیمی ۴٫۸","quantity":40,"unitOfMeasurementId":"tu-pack","requiredProperties":[],"fileIds":[],"files":[]}],"deliveryCityId":"city-isfahan","neededBy":"2026-12-16","currency":"IRR","documents":[],"createdAt":"2026-11-19T04:00:00.000Z","updatedAt":"2026-11-21T08:00:00.000Z","dueAt":"2026-12-21T08:00:00.000Z","allowedActions":["Duplicate","Message"],"status":"Published","submittedAt":"2026-11-19T06:00:00.000Z","publishedAt":"2026-11-21T08:00:00.000Z","validUntil":"2026-12-21T08:00:00.000Z","conversationId":"conv-0b1796b3-e6b1-4231-a7c7-952513bf903b"})


export const getPublishTradeRequestResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getPublishTradeRequestResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getPublishTradeRequestResponseMock402 = (): PaymentRequiredResponse => ({"type":"urn:bazaar:problem:payment-required","title":"برای انتشار باید هزینه را بپردازید.","status":402,"detail":"برای انتشار ۵۵۰٬۰۰۰ تومان بپردازید.","code":"payment-required","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","paymentId":"pay-user-1-11","missingRial":5500000})


export const getPublishTradeRequestResponseMock403 = (): ProfileIncompleteResponse => ({"type":"urn:bazaar:problem:profile-incomplete","title":"پروفایل شما کامل نیست.","status":403,"detail":"۲ مورد از پروفایل مانده است.","code":"profile-incomplete","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","missingFields":["nationalCode","birthDate"]})


export const getPublishTradeRequestResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getPublishTradeRequestResponseMock409 = (): TradeRequestConflictResponse => ({"type":"urn:bazaar:problem:conflict","title":"این مورد در جای دیگری تغییر کرده است.","status":409,"code":"conflict","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","current":{"id":"tr-seed-6","number":"TR-100214","kind":"DirectOrder","status":"Draft","version":3,"clientRequestId":"5b1c2f0a-7d55-4f0e-8a63-2a0f3f1f5f11","revision":0,"title":"بلبرینگ شیار عمیق 6001/C3","buyer":{"customerId":"customer-1","name":"نوید رضایی","companyName":"صنایع نمونهٔ بازار"},"supplier":{"id":"s-1","name":"بازرگانی یاتاقان پارس","slug":"بازرگانی-یاتاقان-پارس","monogram":"یپ","cityName":"تهران","kinds":["Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"yearsOnPlatform":2,"productCount":1284,"delegationCount":3},"lines":[{"id":"trl-seed-1-1","supplierProductId":"sp-1","categoryId":"c-deep-groove-ball-bearing","title":"بلبرینگ شیار عمیق 6001/C3","quantity":200,"unitOfMeasurementId":"tu-piece","requiredProperties":[],"fileIds":[],"files":[]}],"currency":"IRR","documents":[],"createdAt":"2026-11-20T10:14:10.000Z","updatedAt":"2026-11-20T10:25:00.000Z","allowedActions":["Edit","RequestConfirmation","Withdraw","Duplicate"]}})


export const getPublishTradeRequestResponseMock413 = (): PayloadTooLargeResponse => ({"type":"urn:bazaar:problem:payload-too-large","title":"اندازهٔ درخواست بیش از حد مجاز است.","status":413,"code":"payload-too-large","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getPublishTradeRequestResponseMock415 = (): UnsupportedMediaTypeResponse => ({"type":"urn:bazaar:problem:unsupported-media-type","title":"قالب درخواست پذیرفته نیست.","status":415,"code":"unsupported-media-type","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getPublishTradeRequestResponseMock422 = (): ValidationResponse => ({"type":"urn:bazaar:problem:validation","title":"برخی از مقدارها درست نیست.","status":422,"detail":"۱ مورد را اصلاح کنید.","code":"validation","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"phoneNumber":["شمارهٔ موبایل را به شکل ۰۹۱۲۳۴۵۶۷۸۹ بنویسید."]}})


export const getPublishTradeRequestResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getGetMembershipAndPriceResponseMock = (): MembershipAndPrice => ({"isCovered":false,"basePriceRial":5000000,"discountRial":0,"taxRial":500000,"payableRial":5500000,"walletCreditRial":104100000,"paymentId":"pay-seed-trade-3","paymentStatus":"Created","offers":[{"id":"plan-buyer-1-1","title":"طرح پایهٔ خریدار","audience":"Buyer","level":1,"periodMonths":1,"priceRial":0,"features":[{"title":"درخواست مستقیم در ماه","value":"۱ درخواست"},{"title":"پیام در روز","value":"۲۰ پیام"}],"limits":{"directOrdersPerMonth":1,"messagesPerDay":20,"agents":1},"isPopular":false},{"id":"plan-buyer-2-1","title":"طرح حرفه‌ای خریدار، یک‌ماهه","audience":"Buyer","level":2,"periodMonths":1,"priceRial":20000000,"features":[{"title":"درخواست مستقیم در ماه","value":"۱۰ درخواست"},{"title":"پیام در روز","value":"۱۰۰ پیام"}],"limits":{"directOrdersPerMonth":10,"messagesPerDay":100,"agents":3},"isPopular":false}]})


export const getGetMembershipAndPriceResponseMock200 = (): MembershipAndPrice => ({"isCovered":false,"basePriceRial":5000000,"discountRial":0,"taxRial":500000,"payableRial":5500000,"walletCreditRial":104100000,"paymentId":"pay-seed-trade-3","paymentStatus":"Created","offers":[{"id":"plan-buyer-1-1","title":"طرح پایهٔ خریدار","audience":"Buyer","level":1,"periodMonths":1,"priceRial":0,"features":[{"title":"درخواست مستقیم در ماه","value":"۱ درخواست"},{"title":"پیام در روز","value":"۲۰ پیام"}],"limits":{"directOrdersPerMonth":1,"messagesPerDay":20,"agents":1},"isPopular":false},{"id":"plan-buyer-2-1","title":"طرح حرفه‌ای خریدار، یک‌ماهه","audience":"Buyer","level":2,"periodMonths":1,"priceRial":20000000,"features":[{"title":"درخواست مستقیم در ماه","value":"۱۰ درخواست"},{"title":"پیام در روز","value":"۱۰۰ پیام"}],"limits":{"directOrdersPerMonth":10,"messagesPerDay":100,"agents":3},"isPopular":false}]})


export const getGetMembershipAndPriceResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getGetMembershipAndPriceResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetMembershipAndPriceResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetMembershipAndPriceResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getRequestTradeRequestConfirmationResponseMock = (): TradeRequest => ({"id":"tr-seed-16","number":"TR-100216","kind":"DirectOrder","version":4,"clientRequestId":"00000000-0000-4000-8000-000000000216","revision":1,"title":"شیر کشویی خط آتش‌نشانی","buyer":{"customerId":"customer-1","name":"نوید رضایی","companyName":"صنایع نمونهٔ بازار"},"supplier":{"id":"s-67","name":"فروشگاه شیر صنعتی ویراکار","slug":"فروشگاه-شیر-صنعتی-ویراکار","monogram":"ش‌ی","cityName":"تهران","kinds":["Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-322728","issuedAt":"2025-03-21T00:00:00.000Z","validTo":"2028-03-20T00:00:00.000Z","checkedAt":"2026-11-08T00:00:00.000Z","state":"Valid"},"membershipLevel":2,"yearsOnPlatform":2,"responseHours":4,"productCount":5,"delegationCount":0},"lines":[{"id":"trl-seed-16-1","categoryId":"c-gate-valve","title":"شیر کشویی DN100","quantity":4,"unitOfMeasurementId":"tu-piece","requiredProperties":[],"fileIds":[],"files":[]}],"deliveryCityId":"city-tehran","currency":"IRR","documents":[],"createdAt":"2026-11-12T14:00:00.000Z","updatedAt":"2026-11-21T08:00:00.000Z","dueAt":"2026-11-22T08:00:00.000Z","allowedActions":["Withdraw","Pay"],"status":"AwaitingPayment","submittedAt":"2026-11-12T19:00:00.000Z","membershipAndPrice":{"isCovered":false,"basePriceRial":5000000,"discountRial":0,"taxRial":500000,"payableRial":5500000},"payment":{"paymentId":"pay-cef2fc26-9419-45e8-9093-5b6b5c3af663","status":"Created"}})


export const getRequestTradeRequestConfirmationResponseMock200 = (): TradeRequest => ({"id":"tr-seed-16","number":"TR-100216","kind":"DirectOrder","version":4,"clientRequestId":"00000000-0000-4000-8000-000000000216","revision":1,"title":"شیر کشویی خط آتش‌نشانی","buyer":{"customerId":"customer-1","name":"نوید رضایی","companyName":"صنایع نمونهٔ بازار"},"supplier":{"id":"s-67","name":"فروشگاه شیر صنعتی ویراکار","slug":"فروشگاه-شیر-صنعتی-ویراکار","monogram":"ش‌ی","cityName":"تهران","kinds":["Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"confirmation":{"kind":"PlatformConfirmed","title":"هویت و نشانی شرکت","issuer":"بازار صنعت","number":"BS-322728","issuedAt":"2025-03-21T00:00:00.000Z","validTo":"2028-03-20T00:00:00.000Z","checkedAt":"2026-11-08T00:00:00.000Z","state":"Valid"},"membershipLevel":2,"yearsOnPlatform":2,"responseHours":4,"productCount":5,"delegationCount":0},"lines":[{"id":"trl-seed-16-1","categoryId":"c-gate-valve","title":"شیر کشویی DN100","quantity":4,"unitOfMeasurementId":"tu-piece","requiredProperties":[],"fileIds":[],"files":[]}],"deliveryCityId":"city-tehran","currency":"IRR","documents":[],"createdAt":"2026-11-12T14:00:00.000Z","updatedAt":"2026-11-21T08:00:00.000Z","dueAt":"2026-11-22T08:00:00.000Z","allowedActions":["Withdraw","Pay"],"status":"AwaitingPayment","submittedAt":"2026-11-12T19:00:00.000Z","membershipAndPrice":{"isCovered":false,"basePriceRial":5000000,"discountRial":0,"taxRial":500000,"payableRial":5500000},"payment":{"paymentId":"pay-cef2fc26-9419-45e8-9093-5b6b5c3af663","status":"Created"}})


export const getRequestTradeRequestConfirmationResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getRequestTradeRequestConfirmationResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getRequestTradeRequestConfirmationResponseMock403 = (): ProfileIncompleteResponse => ({"type":"urn:bazaar:problem:profile-incomplete","title":"پروفایل شما کامل نیست.","status":403,"detail":"۲ مورد از پروفایل مانده است.","code":"profile-incomplete","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","missingFields":["nationalCode","birthDate"]})


export const getRequestTradeRequestConfirmationResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getRequestTradeRequestConfirmationResponseMock409 = (): TradeRequestConflictResponse => ({"type":"urn:bazaar:problem:conflict","title":"این مورد در جای دیگری تغییر کرده است.","status":409,"code":"conflict","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","current":{"id":"tr-seed-6","number":"TR-100214","kind":"DirectOrder","status":"Draft","version":3,"clientRequestId":"5b1c2f0a-7d55-4f0e-8a63-2a0f3f1f5f11","revision":0,"title":"بلبرینگ شیار عمیق 6001/C3","buyer":{"customerId":"customer-1","name":"نوید رضایی","companyName":"صنایع نمونهٔ بازار"},"supplier":{"id":"s-1","name":"بازرگانی یاتاقان پارس","slug":"بازرگانی-یاتاقان-پارس","monogram":"یپ","cityName":"تهران","kinds":["Distributor"],"categoryTypes":["Product"],"isConfirmed":true,"yearsOnPlatform":2,"productCount":1284,"delegationCount":3},"lines":[{"id":"trl-seed-1-1","supplierProductId":"sp-1","categoryId":"c-deep-groove-ball-bearing","title":"بلبرینگ شیار عمیق 6001/C3","quantity":200,"unitOfMeasurementId":"tu-piece","requiredProperties":[],"fileIds":[],"files":[]}],"currency":"IRR","documents":[],"createdAt":"2026-11-20T10:14:10.000Z","updatedAt":"2026-11-20T10:25:00.000Z","allowedActions":["Edit","RequestConfirmation","Withdraw","Duplicate"]}})


export const getRequestTradeRequestConfirmationResponseMock413 = (): PayloadTooLargeResponse => ({"type":"urn:bazaar:problem:payload-too-large","title":"اندازهٔ درخواست بیش از حد مجاز است.","status":413,"code":"payload-too-large","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getRequestTradeRequestConfirmationResponseMock415 = (): UnsupportedMediaTypeResponse => ({"type":"urn:bazaar:problem:unsupported-media-type","title":"قالب درخواست پذیرفته نیست.","status":415,"code":"unsupported-media-type","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getRequestTradeRequestConfirmationResponseMock422 = (): ValidationResponse => ({"type":"urn:bazaar:problem:validation","title":"برخی از مقدارها درست نیست.","status":422,"detail":"۱ مورد را اصلاح کنید.","code":"validation","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"phoneNumber":["شمارهٔ موبایل را به شکل ۰۹۱۲۳۴۵۶۷۸۹ بنویسید."]}})


export const getRequestTradeRequestConfirmationResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListTradeDocumentTypesMockHandler = (overrideResponse?: TradeDocumentType[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TradeDocumentType[]> | TradeDocumentType[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/tradedocumenttypes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTradeDocumentTypesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListTradeDocumentTypesMockHandler200 = (overrideResponse?: TradeDocumentType[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TradeDocumentType[]> | TradeDocumentType[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/tradedocumenttypes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTradeDocumentTypesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListTradeDocumentTypesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/tradedocumenttypes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTradeDocumentTypesResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListTradeDocumentTypesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/tradedocumenttypes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTradeDocumentTypesResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListTradeDocumentTypesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/tradedocumenttypes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTradeDocumentTypesResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListTradeDocumentTypesMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/tradedocumenttypes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTradeDocumentTypesResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListTradeRequestEventsMockHandler = (overrideResponse?: PagedTradeRequestEvent | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedTradeRequestEvent> | PagedTradeRequestEvent), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/traderequestevents', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTradeRequestEventsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListTradeRequestEventsMockHandler200 = (overrideResponse?: PagedTradeRequestEvent | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedTradeRequestEvent> | PagedTradeRequestEvent), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/traderequestevents', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTradeRequestEventsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListTradeRequestEventsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/traderequestevents', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTradeRequestEventsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListTradeRequestEventsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/traderequestevents', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTradeRequestEventsResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListTradeRequestEventsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/traderequestevents', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTradeRequestEventsResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListTradeRequestEventsMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/traderequestevents', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTradeRequestEventsResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListTradeRequestsBySupplierMockHandler = (overrideResponse?: TradeRequestsBySupplier | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TradeRequestsBySupplier> | TradeRequestsBySupplier), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/traderequests/by-supplier', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTradeRequestsBySupplierResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListTradeRequestsBySupplierMockHandler200 = (overrideResponse?: TradeRequestsBySupplier | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TradeRequestsBySupplier> | TradeRequestsBySupplier), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/traderequests/by-supplier', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTradeRequestsBySupplierResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListTradeRequestsBySupplierMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/traderequests/by-supplier', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTradeRequestsBySupplierResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListTradeRequestsBySupplierMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/traderequests/by-supplier', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTradeRequestsBySupplierResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListTradeRequestsBySupplierMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/traderequests/by-supplier', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTradeRequestsBySupplierResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getCreateDirectOrderMockHandler = (overrideResponse?: TradeRequest | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TradeRequest> | TradeRequest), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/direct-order', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDirectOrderResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCreateDirectOrderMockHandler200 = (overrideResponse?: TradeRequest | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TradeRequest> | TradeRequest), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/direct-order', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDirectOrderResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCreateDirectOrderMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/direct-order', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDirectOrderResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateDirectOrderMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/direct-order', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDirectOrderResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateDirectOrderMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/direct-order', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDirectOrderResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateDirectOrderMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/direct-order', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDirectOrderResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateDirectOrderMockHandler409 = (overrideResponse?: ConflictResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/direct-order', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDirectOrderResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateDirectOrderMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/direct-order', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDirectOrderResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateDirectOrderMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/direct-order', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDirectOrderResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateDirectOrderMockHandler422 = (overrideResponse?: ValidationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationResponse> | ValidationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/direct-order', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDirectOrderResponseMock422(),
      { status: 422, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateDirectOrderMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/direct-order', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDirectOrderResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getUpdateDirectOrderMockHandler = (overrideResponse?: TradeRequest | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TradeRequest> | TradeRequest), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/traderequests/direct-order/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDirectOrderResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateDirectOrderMockHandler200 = (overrideResponse?: TradeRequest | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TradeRequest> | TradeRequest), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/traderequests/direct-order/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDirectOrderResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateDirectOrderMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/traderequests/direct-order/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDirectOrderResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateDirectOrderMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/traderequests/direct-order/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDirectOrderResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateDirectOrderMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/traderequests/direct-order/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDirectOrderResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateDirectOrderMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/traderequests/direct-order/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDirectOrderResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateDirectOrderMockHandler409 = (overrideResponse?: TradeRequestConflictResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TradeRequestConflictResponse> | TradeRequestConflictResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/traderequests/direct-order/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDirectOrderResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateDirectOrderMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/traderequests/direct-order/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDirectOrderResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateDirectOrderMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/traderequests/direct-order/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDirectOrderResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateDirectOrderMockHandler422 = (overrideResponse?: ValidationResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationResponse> | ValidationResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/traderequests/direct-order/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDirectOrderResponseMock422(),
      { status: 422, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateDirectOrderMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/traderequests/direct-order/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDirectOrderResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetTradeRequestMockHandler = (overrideResponse?: TradeRequest | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TradeRequest> | TradeRequest), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/traderequests/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTradeRequestResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetTradeRequestMockHandler200 = (overrideResponse?: TradeRequest | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TradeRequest> | TradeRequest), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/traderequests/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTradeRequestResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetTradeRequestMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/traderequests/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTradeRequestResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetTradeRequestMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/traderequests/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTradeRequestResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetTradeRequestMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/traderequests/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTradeRequestResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetTradeRequestMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/traderequests/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTradeRequestResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getPublishTradeRequestMockHandler = (overrideResponse?: TradeRequest | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TradeRequest> | TradeRequest), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/:id/confirm-and-publish', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishTradeRequestResponseMock(),
      { status: 200
      })
  }, options)
}


export const getPublishTradeRequestMockHandler200 = (overrideResponse?: TradeRequest | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TradeRequest> | TradeRequest), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/:id/confirm-and-publish', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishTradeRequestResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getPublishTradeRequestMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/:id/confirm-and-publish', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishTradeRequestResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPublishTradeRequestMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/:id/confirm-and-publish', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishTradeRequestResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPublishTradeRequestMockHandler402 = (overrideResponse?: PaymentRequiredResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PaymentRequiredResponse> | PaymentRequiredResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/:id/confirm-and-publish', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishTradeRequestResponseMock402(),
      { status: 402, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPublishTradeRequestMockHandler403 = (overrideResponse?: ProfileIncompleteResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProfileIncompleteResponse> | ProfileIncompleteResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/:id/confirm-and-publish', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishTradeRequestResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPublishTradeRequestMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/:id/confirm-and-publish', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishTradeRequestResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPublishTradeRequestMockHandler409 = (overrideResponse?: TradeRequestConflictResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TradeRequestConflictResponse> | TradeRequestConflictResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/:id/confirm-and-publish', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishTradeRequestResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPublishTradeRequestMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/:id/confirm-and-publish', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishTradeRequestResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPublishTradeRequestMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/:id/confirm-and-publish', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishTradeRequestResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPublishTradeRequestMockHandler422 = (overrideResponse?: ValidationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationResponse> | ValidationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/:id/confirm-and-publish', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishTradeRequestResponseMock422(),
      { status: 422, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPublishTradeRequestMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/:id/confirm-and-publish', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishTradeRequestResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetMembershipAndPriceMockHandler = (overrideResponse?: MembershipAndPrice | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MembershipAndPrice> | MembershipAndPrice), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/traderequests/:id/membership-and-price', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMembershipAndPriceResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetMembershipAndPriceMockHandler200 = (overrideResponse?: MembershipAndPrice | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MembershipAndPrice> | MembershipAndPrice), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/traderequests/:id/membership-and-price', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMembershipAndPriceResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetMembershipAndPriceMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/traderequests/:id/membership-and-price', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMembershipAndPriceResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetMembershipAndPriceMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/traderequests/:id/membership-and-price', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMembershipAndPriceResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetMembershipAndPriceMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/traderequests/:id/membership-and-price', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMembershipAndPriceResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetMembershipAndPriceMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/traderequests/:id/membership-and-price', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMembershipAndPriceResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getRequestTradeRequestConfirmationMockHandler = (overrideResponse?: TradeRequest | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TradeRequest> | TradeRequest), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/:id/request-confirmation', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestTradeRequestConfirmationResponseMock(),
      { status: 200
      })
  }, options)
}


export const getRequestTradeRequestConfirmationMockHandler200 = (overrideResponse?: TradeRequest | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TradeRequest> | TradeRequest), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/:id/request-confirmation', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestTradeRequestConfirmationResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRequestTradeRequestConfirmationMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/:id/request-confirmation', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestTradeRequestConfirmationResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRequestTradeRequestConfirmationMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/:id/request-confirmation', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestTradeRequestConfirmationResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRequestTradeRequestConfirmationMockHandler403 = (overrideResponse?: ProfileIncompleteResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProfileIncompleteResponse> | ProfileIncompleteResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/:id/request-confirmation', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestTradeRequestConfirmationResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRequestTradeRequestConfirmationMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/:id/request-confirmation', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestTradeRequestConfirmationResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRequestTradeRequestConfirmationMockHandler409 = (overrideResponse?: TradeRequestConflictResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TradeRequestConflictResponse> | TradeRequestConflictResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/:id/request-confirmation', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestTradeRequestConfirmationResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRequestTradeRequestConfirmationMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/:id/request-confirmation', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestTradeRequestConfirmationResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRequestTradeRequestConfirmationMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/:id/request-confirmation', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestTradeRequestConfirmationResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRequestTradeRequestConfirmationMockHandler422 = (overrideResponse?: ValidationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationResponse> | ValidationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/:id/request-confirmation', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestTradeRequestConfirmationResponseMock422(),
      { status: 422, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRequestTradeRequestConfirmationMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/traderequests/:id/request-confirmation', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestTradeRequestConfirmationResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getTradeRequestsMock = () => [
  getListTradeDocumentTypesMockHandler(),
  getListTradeRequestEventsMockHandler(),
  getListTradeRequestsBySupplierMockHandler(),
  getCreateDirectOrderMockHandler(),
  getUpdateDirectOrderMockHandler(),
  getGetTradeRequestMockHandler(),
  getPublishTradeRequestMockHandler(),
  getGetMembershipAndPriceMockHandler(),
  getRequestTradeRequestConfirmationMockHandler()
]
