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
  Gateway,
  NotFoundResponse,
  PayloadTooLargeResponse,
  Payment,
  PaymentConflictResponse,
  PaymentRequiredResponse,
  ProblemResponse,
  StartedOnlinePayment,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse,
  ValidationResponse
} from '../../model';


export const getListGatewaysResponseMock = (): Gateway[] => ([{"id":"gateway-1","code":"kavir","title":"بانک کویر","logo":{"id":"f-gateway-kavir","url":"/media/gateways/kavir.webp","name":"کویر.webp","mime":"image/webp","sizeBytes":1800,"width":320,"height":320},"isDefault":true,"minRial":10000,"maxRial":2000000000,"isHealthy":true,"returnMode":"Redirect"},{"id":"gateway-2","code":"alborz","title":"بانک البرز","logo":{"id":"f-gateway-alborz","url":"/media/gateways/alborz.webp","name":"البرز.webp","mime":"image/webp","sizeBytes":1800,"width":320,"height":320},"isDefault":false,"minRial":50000,"maxRial":1000000000,"isHealthy":true,"returnMode":"Post"}])


export const getListGatewaysResponseMock200 = (): Gateway[] => ([{"id":"gateway-1","code":"kavir","title":"بانک کویر","logo":{"id":"f-gateway-kavir","url":"/media/gateways/kavir.webp","name":"کویر.webp","mime":"image/webp","sizeBytes":1800,"width":320,"height":320},"isDefault":true,"minRial":10000,"maxRial":2000000000,"isHealthy":true,"returnMode":"Redirect"},{"id":"gateway-2","code":"alborz","title":"بانک البرز","logo":{"id":"f-gateway-alborz","url":"/media/gateways/alborz.webp","name":"البرز.webp","mime":"image/webp","sizeBytes":1800,"width":320,"height":320},"isDefault":false,"minRial":50000,"maxRial":1000000000,"isHealthy":true,"returnMode":"Post"}])


export const getListGatewaysResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListGatewaysResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListGatewaysResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getGetPaymentResponseMock = (): Payment => ({"id":"pay-user-1-11","purpose":"WalletCharge","referenceId":"wt-user-1-11","title":"شارژ کیف پول","amountRial":20000000,"taxRial":0,"paidFromWalletRial":0,"createdAt":"2026-11-21T05:36:00.000Z","expiresAt":"2026-11-22T05:36:00.000Z","attempts":[],"status":"Created"})


export const getGetPaymentResponseMock200 = (): Payment => ({"id":"pay-user-1-11","purpose":"WalletCharge","referenceId":"wt-user-1-11","title":"شارژ کیف پول","amountRial":20000000,"taxRial":0,"paidFromWalletRial":0,"createdAt":"2026-11-21T05:36:00.000Z","expiresAt":"2026-11-22T05:36:00.000Z","attempts":[],"status":"Created"})


export const getGetPaymentResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getGetPaymentResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetPaymentResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetPaymentResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getRequestOnlinePaymentResponseMock = (): StartedOnlinePayment => ({"id":"op-493393b4-72b3-4b2e-8e7d-29120788b1b7","paymentId":"pay-user-1-11","gatewayId":"gateway-1","status":"Requested","amountRial":20000000,"paidFromWalletRial":0,"redirectUrl":"https://service.example/bank/32e0e00db1ca4cc4380ee3b3b87f0554582b6a81","redirectMethod":"GET","requestedAt":"2026-11-21T08:00:00.000Z","expiresAt":"2026-11-21T08:15:00.000Z"})


export const getRequestOnlinePaymentResponseMock200 = (): StartedOnlinePayment => ({"id":"op-493393b4-72b3-4b2e-8e7d-29120788b1b7","paymentId":"pay-user-1-11","gatewayId":"gateway-1","status":"Requested","amountRial":20000000,"paidFromWalletRial":0,"redirectUrl":"https://service.example/bank/32e0e00db1ca4cc4380ee3b3b87f0554582b6a81","redirectMethod":"GET","requestedAt":"2026-11-21T08:00:00.000Z","expiresAt":"2026-11-21T08:15:00.000Z"})


export const getRequestOnlinePaymentResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getRequestOnlinePaymentResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getRequestOnlinePaymentResponseMock402 = (): PaymentRequiredResponse => ({"type":"urn:bazaar:problem:payment-required","title":"برای انتشار باید هزینه را بپردازید.","status":402,"detail":"برای انتشار ۵۵۰٬۰۰۰ تومان بپردازید.","code":"payment-required","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","paymentId":"pay-user-1-11","missingRial":5500000})


export const getRequestOnlinePaymentResponseMock403 = (): ForbiddenResponse => ({"type":"urn:bazaar:problem:forbidden","title":"اجازهٔ این کار را ندارید.","status":403,"code":"forbidden","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getRequestOnlinePaymentResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getRequestOnlinePaymentResponseMock409 = (): PaymentConflictResponse => ({"type":"urn:bazaar:problem:conflict","title":"این مورد در جای دیگری تغییر کرده است.","status":409,"code":"conflict","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","current":{"id":"pay-user-1-11","purpose":"WalletCharge","referenceId":"wt-user-1-11","title":"شارژ کیف پول","amountRial":20000000,"taxRial":0,"paidFromWalletRial":0,"createdAt":"2026-11-20T10:14:10.000Z","expiresAt":"2026-11-21T10:14:10.000Z","attempts":[{"id":"op-user-1-10","paymentId":"pay-user-1-11","gatewayId":"gateway-1","status":"Verified","amountRial":20000000,"paidFromWalletRial":0,"trackingCode":"140308301247","referenceNumber":"928374650192","cardMask":"6037-99**-****-1234","requestedAt":"2026-11-20T10:15:00.000Z","expiresAt":"2026-11-20T10:30:00.000Z","finishedAt":"2026-11-20T10:17:24.000Z"}],"status":"Paid","paidAt":"2026-11-20T10:17:24.000Z","trackingCode":"140308301247","referenceNumber":"928374650192"}})


export const getRequestOnlinePaymentResponseMock413 = (): PayloadTooLargeResponse => ({"type":"urn:bazaar:problem:payload-too-large","title":"اندازهٔ درخواست بیش از حد مجاز است.","status":413,"code":"payload-too-large","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getRequestOnlinePaymentResponseMock415 = (): UnsupportedMediaTypeResponse => ({"type":"urn:bazaar:problem:unsupported-media-type","title":"قالب درخواست پذیرفته نیست.","status":415,"code":"unsupported-media-type","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getRequestOnlinePaymentResponseMock422 = (): ValidationResponse => ({"type":"urn:bazaar:problem:validation","title":"برخی از مقدارها درست نیست.","status":422,"detail":"۱ مورد را اصلاح کنید.","code":"validation","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"phoneNumber":["شمارهٔ موبایل را به شکل ۰۹۱۲۳۴۵۶۷۸۹ بنویسید."]}})


export const getRequestOnlinePaymentResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getRetryOnlinePaymentResponseMock = (): StartedOnlinePayment => ({"id":"op-360c8d01-b4b7-4f87-9204-eae554a4aa5a","paymentId":"pay-user-1-11","gatewayId":"gateway-2","status":"Requested","amountRial":20000000,"paidFromWalletRial":0,"redirectUrl":"https://service.example/bank/d83a1f9297c3fe588dfb93e72a839b615ed73041","redirectMethod":"POST","redirectFields":{"token":"d83a1f9297c3fe588dfb93e72a839b615ed73041"},"requestedAt":"2026-11-21T08:00:00.000Z","expiresAt":"2026-11-21T08:15:00.000Z"})


export const getRetryOnlinePaymentResponseMock200 = (): StartedOnlinePayment => ({"id":"op-360c8d01-b4b7-4f87-9204-eae554a4aa5a","paymentId":"pay-user-1-11","gatewayId":"gateway-2","status":"Requested","amountRial":20000000,"paidFromWalletRial":0,"redirectUrl":"https://service.example/bank/d83a1f9297c3fe588dfb93e72a839b615ed73041","redirectMethod":"POST","redirectFields":{"token":"d83a1f9297c3fe588dfb93e72a839b615ed73041"},"requestedAt":"2026-11-21T08:00:00.000Z","expiresAt":"2026-11-21T08:15:00.000Z"})


export const getRetryOnlinePaymentResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getRetryOnlinePaymentResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getRetryOnlinePaymentResponseMock403 = (): ForbiddenResponse => ({"type":"urn:bazaar:problem:forbidden","title":"اجازهٔ این کار را ندارید.","status":403,"code":"forbidden","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getRetryOnlinePaymentResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getRetryOnlinePaymentResponseMock409 = (): PaymentConflictResponse => ({"type":"urn:bazaar:problem:conflict","title":"این مورد در جای دیگری تغییر کرده است.","status":409,"code":"conflict","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","current":{"id":"pay-user-1-11","purpose":"WalletCharge","referenceId":"wt-user-1-11","title":"شارژ کیف پول","amountRial":20000000,"taxRial":0,"paidFromWalletRial":0,"createdAt":"2026-11-20T10:14:10.000Z","expiresAt":"2026-11-21T10:14:10.000Z","attempts":[{"id":"op-user-1-10","paymentId":"pay-user-1-11","gatewayId":"gateway-1","status":"Verified","amountRial":20000000,"paidFromWalletRial":0,"trackingCode":"140308301247","referenceNumber":"928374650192","cardMask":"6037-99**-****-1234","requestedAt":"2026-11-20T10:15:00.000Z","expiresAt":"2026-11-20T10:30:00.000Z","finishedAt":"2026-11-20T10:17:24.000Z"}],"status":"Paid","paidAt":"2026-11-20T10:17:24.000Z","trackingCode":"140308301247","referenceNumber":"928374650192"}})


export const getRetryOnlinePaymentResponseMock413 = (): PayloadTooLargeResponse => ({"type":"urn:bazaar:problem:payload-too-large","title":"اندازهٔ درخواست بیش از حد مجاز است.","status":413,"code":"payload-too-large","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getRetryOnlinePaymentResponseMock415 = (): UnsupportedMediaTypeResponse => ({"type":"urn:bazaar:problem:unsupported-media-type","title":"قالب درخواست پذیرفته نیست.","status":415,"code":"unsupported-media-type","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getRetryOnlinePaymentResponseMock422 = (): ValidationResponse => ({"type":"urn:bazaar:problem:validation","title":"برخی از مقدارها درست نیست.","status":422,"detail":"۱ مورد را اصلاح کنید.","code":"validation","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"phoneNumber":["شمارهٔ موبایل را به شکل ۰۹۱۲۳۴۵۶۷۸۹ بنویسید."]}})


export const getRetryOnlinePaymentResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getListUnfinishedPaymentsResponseMock = (): Payment[] => ([{"id":"pay-user-1-11","purpose":"WalletCharge","referenceId":"wt-user-1-11","title":"شارژ کیف پول","amountRial":20000000,"taxRial":0,"paidFromWalletRial":0,"createdAt":"2026-11-21T05:36:00.000Z","expiresAt":"2026-11-22T05:36:00.000Z","attempts":[],"status":"Created"},{"id":"pay-seed-trade-3","purpose":"TradeRequest","referenceId":"tr-seed-3","title":"هزینهٔ انتشار درخواست TR-100203","amountRial":5500000,"taxRial":500000,"paidFromWalletRial":0,"createdAt":"2026-11-21T04:00:00.000Z","expiresAt":"2027-11-21T08:00:00.000Z","attempts":[],"status":"Created"}])


export const getListUnfinishedPaymentsResponseMock200 = (): Payment[] => ([{"id":"pay-user-1-11","purpose":"WalletCharge","referenceId":"wt-user-1-11","title":"شارژ کیف پول","amountRial":20000000,"taxRial":0,"paidFromWalletRial":0,"createdAt":"2026-11-21T05:36:00.000Z","expiresAt":"2026-11-22T05:36:00.000Z","attempts":[],"status":"Created"},{"id":"pay-seed-trade-3","purpose":"TradeRequest","referenceId":"tr-seed-3","title":"هزینهٔ انتشار درخواست TR-100203","amountRial":5500000,"taxRial":500000,"paidFromWalletRial":0,"createdAt":"2026-11-21T04:00:00.000Z","expiresAt":"2027-11-21T08:00:00.000Z","attempts":[],"status":"Created"}])


export const getListUnfinishedPaymentsResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListUnfinishedPaymentsResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getPayFromWalletResponseMock = (): Payment => ({"id":"pay-seed-trade-3","purpose":"TradeRequest","referenceId":"tr-seed-3","title":"هزینهٔ انتشار درخواست TR-100203","amountRial":5500000,"taxRial":500000,"paidFromWalletRial":5500000,"createdAt":"2026-11-21T04:00:00.000Z","expiresAt":"2027-11-21T08:00:00.000Z","attempts":[],"status":"Paid","paidAt":"2026-11-21T08:00:00.000Z","trackingCode":"771263393398"})


export const getPayFromWalletResponseMock200 = (): Payment => ({"id":"pay-seed-trade-3","purpose":"TradeRequest","referenceId":"tr-seed-3","title":"هزینهٔ انتشار درخواست TR-100203","amountRial":5500000,"taxRial":500000,"paidFromWalletRial":5500000,"createdAt":"2026-11-21T04:00:00.000Z","expiresAt":"2027-11-21T08:00:00.000Z","attempts":[],"status":"Paid","paidAt":"2026-11-21T08:00:00.000Z","trackingCode":"771263393398"})


export const getPayFromWalletResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getPayFromWalletResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getPayFromWalletResponseMock402 = (): PaymentRequiredResponse => ({"type":"urn:bazaar:problem:payment-required","title":"برای انتشار باید هزینه را بپردازید.","status":402,"detail":"برای انتشار ۵۵۰٬۰۰۰ تومان بپردازید.","code":"payment-required","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","paymentId":"pay-user-1-11","missingRial":5500000})


export const getPayFromWalletResponseMock403 = (): ForbiddenResponse => ({"type":"urn:bazaar:problem:forbidden","title":"اجازهٔ این کار را ندارید.","status":403,"code":"forbidden","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getPayFromWalletResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getPayFromWalletResponseMock409 = (): PaymentConflictResponse => ({"type":"urn:bazaar:problem:conflict","title":"این مورد در جای دیگری تغییر کرده است.","status":409,"code":"conflict","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","current":{"id":"pay-user-1-11","purpose":"WalletCharge","referenceId":"wt-user-1-11","title":"شارژ کیف پول","amountRial":20000000,"taxRial":0,"paidFromWalletRial":0,"createdAt":"2026-11-20T10:14:10.000Z","expiresAt":"2026-11-21T10:14:10.000Z","attempts":[{"id":"op-user-1-10","paymentId":"pay-user-1-11","gatewayId":"gateway-1","status":"Verified","amountRial":20000000,"paidFromWalletRial":0,"trackingCode":"140308301247","referenceNumber":"928374650192","cardMask":"6037-99**-****-1234","requestedAt":"2026-11-20T10:15:00.000Z","expiresAt":"2026-11-20T10:30:00.000Z","finishedAt":"2026-11-20T10:17:24.000Z"}],"status":"Paid","paidAt":"2026-11-20T10:17:24.000Z","trackingCode":"140308301247","referenceNumber":"928374650192"}})


export const getPayFromWalletResponseMock413 = (): PayloadTooLargeResponse => ({"type":"urn:bazaar:problem:payload-too-large","title":"اندازهٔ درخواست بیش از حد مجاز است.","status":413,"code":"payload-too-large","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getPayFromWalletResponseMock415 = (): UnsupportedMediaTypeResponse => ({"type":"urn:bazaar:problem:unsupported-media-type","title":"قالب درخواست پذیرفته نیست.","status":415,"code":"unsupported-media-type","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getPayFromWalletResponseMock422 = (): ValidationResponse => ({"type":"urn:bazaar:problem:validation","title":"برخی از مقدارها درست نیست.","status":422,"detail":"۱ مورد را اصلاح کنید.","code":"validation","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"phoneNumber":["شمارهٔ موبایل را به شکل ۰۹۱۲۳۴۵۶۷۸۹ بنویسید."]}})


export const getPayFromWalletResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getCancelPaymentResponseMock = (): Payment => ({"id":"pay-user-1-11","purpose":"WalletCharge","referenceId":"wt-user-1-11","title":"شارژ کیف پول","amountRial":20000000,"taxRial":0,"paidFromWalletRial":0,"createdAt":"2026-11-20T10:14:10.000Z","expiresAt":"2026-11-21T10:14:10.000Z","attempts":[],"status":"Cancelled","cancelledAt":"2026-11-20T10:20:00.000Z"})


export const getCancelPaymentResponseMock200 = (): Payment => ({"id":"pay-user-1-11","purpose":"WalletCharge","referenceId":"wt-user-1-11","title":"شارژ کیف پول","amountRial":20000000,"taxRial":0,"paidFromWalletRial":0,"createdAt":"2026-11-20T10:14:10.000Z","expiresAt":"2026-11-21T10:14:10.000Z","attempts":[],"status":"Cancelled","cancelledAt":"2026-11-20T10:20:00.000Z"})


export const getCancelPaymentResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getCancelPaymentResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getCancelPaymentResponseMock403 = (): ForbiddenResponse => ({"type":"urn:bazaar:problem:forbidden","title":"اجازهٔ این کار را ندارید.","status":403,"code":"forbidden","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getCancelPaymentResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getCancelPaymentResponseMock409 = (): PaymentConflictResponse => ({"type":"urn:bazaar:problem:conflict","title":"این مورد در جای دیگری تغییر کرده است.","status":409,"code":"conflict","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","current":{"id":"pay-user-1-11","purpose":"WalletCharge","referenceId":"wt-user-1-11","title":"شارژ کیف پول","amountRial":20000000,"taxRial":0,"paidFromWalletRial":0,"createdAt":"2026-11-20T10:14:10.000Z","expiresAt":"2026-11-21T10:14:10.000Z","attempts":[{"id":"op-user-1-10","paymentId":"pay-user-1-11","gatewayId":"gateway-1","status":"Verified","amountRial":20000000,"paidFromWalletRial":0,"trackingCode":"140308301247","referenceNumber":"928374650192","cardMask":"6037-99**-****-1234","requestedAt":"2026-11-20T10:15:00.000Z","expiresAt":"2026-11-20T10:30:00.000Z","finishedAt":"2026-11-20T10:17:24.000Z"}],"status":"Paid","paidAt":"2026-11-20T10:17:24.000Z","trackingCode":"140308301247","referenceNumber":"928374650192"}})


export const getCancelPaymentResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListGatewaysMockHandler = (overrideResponse?: Gateway[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Gateway[]> | Gateway[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/gateways', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListGatewaysResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListGatewaysMockHandler200 = (overrideResponse?: Gateway[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Gateway[]> | Gateway[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/gateways', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListGatewaysResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListGatewaysMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/gateways', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListGatewaysResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListGatewaysMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/gateways', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListGatewaysResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListGatewaysMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/gateways', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListGatewaysResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetPaymentMockHandler = (overrideResponse?: Payment | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Payment> | Payment), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/onlinepayments/by-paymentid', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaymentResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetPaymentMockHandler200 = (overrideResponse?: Payment | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Payment> | Payment), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/onlinepayments/by-paymentid', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaymentResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetPaymentMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/onlinepayments/by-paymentid', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaymentResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetPaymentMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/onlinepayments/by-paymentid', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaymentResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetPaymentMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/onlinepayments/by-paymentid', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaymentResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetPaymentMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/onlinepayments/by-paymentid', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaymentResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getRequestOnlinePaymentMockHandler = (overrideResponse?: StartedOnlinePayment | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StartedOnlinePayment> | StartedOnlinePayment), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/onlinepayments/request', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestOnlinePaymentResponseMock(),
      { status: 200
      })
  }, options)
}


export const getRequestOnlinePaymentMockHandler200 = (overrideResponse?: StartedOnlinePayment | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StartedOnlinePayment> | StartedOnlinePayment), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/onlinepayments/request', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestOnlinePaymentResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRequestOnlinePaymentMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/onlinepayments/request', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestOnlinePaymentResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRequestOnlinePaymentMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/onlinepayments/request', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestOnlinePaymentResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRequestOnlinePaymentMockHandler402 = (overrideResponse?: PaymentRequiredResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PaymentRequiredResponse> | PaymentRequiredResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/onlinepayments/request', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestOnlinePaymentResponseMock402(),
      { status: 402, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRequestOnlinePaymentMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/onlinepayments/request', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestOnlinePaymentResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRequestOnlinePaymentMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/onlinepayments/request', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestOnlinePaymentResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRequestOnlinePaymentMockHandler409 = (overrideResponse?: PaymentConflictResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PaymentConflictResponse> | PaymentConflictResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/onlinepayments/request', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestOnlinePaymentResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRequestOnlinePaymentMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/onlinepayments/request', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestOnlinePaymentResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRequestOnlinePaymentMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/onlinepayments/request', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestOnlinePaymentResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRequestOnlinePaymentMockHandler422 = (overrideResponse?: ValidationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationResponse> | ValidationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/onlinepayments/request', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestOnlinePaymentResponseMock422(),
      { status: 422, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRequestOnlinePaymentMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/onlinepayments/request', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestOnlinePaymentResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getRetryOnlinePaymentMockHandler = (overrideResponse?: StartedOnlinePayment | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StartedOnlinePayment> | StartedOnlinePayment), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/onlinepayments/retry-request', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRetryOnlinePaymentResponseMock(),
      { status: 200
      })
  }, options)
}


export const getRetryOnlinePaymentMockHandler200 = (overrideResponse?: StartedOnlinePayment | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StartedOnlinePayment> | StartedOnlinePayment), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/onlinepayments/retry-request', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRetryOnlinePaymentResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRetryOnlinePaymentMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/onlinepayments/retry-request', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRetryOnlinePaymentResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRetryOnlinePaymentMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/onlinepayments/retry-request', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRetryOnlinePaymentResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRetryOnlinePaymentMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/onlinepayments/retry-request', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRetryOnlinePaymentResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRetryOnlinePaymentMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/onlinepayments/retry-request', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRetryOnlinePaymentResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRetryOnlinePaymentMockHandler409 = (overrideResponse?: PaymentConflictResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PaymentConflictResponse> | PaymentConflictResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/onlinepayments/retry-request', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRetryOnlinePaymentResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRetryOnlinePaymentMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/onlinepayments/retry-request', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRetryOnlinePaymentResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRetryOnlinePaymentMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/onlinepayments/retry-request', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRetryOnlinePaymentResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRetryOnlinePaymentMockHandler422 = (overrideResponse?: ValidationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationResponse> | ValidationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/onlinepayments/retry-request', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRetryOnlinePaymentResponseMock422(),
      { status: 422, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRetryOnlinePaymentMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/onlinepayments/retry-request', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRetryOnlinePaymentResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListUnfinishedPaymentsMockHandler = (overrideResponse?: Payment[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Payment[]> | Payment[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/payments/for-retry-pay', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUnfinishedPaymentsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListUnfinishedPaymentsMockHandler200 = (overrideResponse?: Payment[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Payment[]> | Payment[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/payments/for-retry-pay', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUnfinishedPaymentsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListUnfinishedPaymentsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/payments/for-retry-pay', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUnfinishedPaymentsResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListUnfinishedPaymentsMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/payments/for-retry-pay', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUnfinishedPaymentsResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getPayFromWalletMockHandler = (overrideResponse?: Payment | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Payment> | Payment), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/payments/wallet-pay', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPayFromWalletResponseMock(),
      { status: 200
      })
  }, options)
}


export const getPayFromWalletMockHandler200 = (overrideResponse?: Payment | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Payment> | Payment), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/payments/wallet-pay', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPayFromWalletResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getPayFromWalletMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/payments/wallet-pay', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPayFromWalletResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPayFromWalletMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/payments/wallet-pay', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPayFromWalletResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPayFromWalletMockHandler402 = (overrideResponse?: PaymentRequiredResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PaymentRequiredResponse> | PaymentRequiredResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/payments/wallet-pay', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPayFromWalletResponseMock402(),
      { status: 402, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPayFromWalletMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/payments/wallet-pay', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPayFromWalletResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPayFromWalletMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/payments/wallet-pay', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPayFromWalletResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPayFromWalletMockHandler409 = (overrideResponse?: PaymentConflictResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PaymentConflictResponse> | PaymentConflictResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/payments/wallet-pay', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPayFromWalletResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPayFromWalletMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/payments/wallet-pay', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPayFromWalletResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPayFromWalletMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/payments/wallet-pay', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPayFromWalletResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPayFromWalletMockHandler422 = (overrideResponse?: ValidationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationResponse> | ValidationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/payments/wallet-pay', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPayFromWalletResponseMock422(),
      { status: 422, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPayFromWalletMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/payments/wallet-pay', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPayFromWalletResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getCancelPaymentMockHandler = (overrideResponse?: Payment | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Payment> | Payment), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/payments/:id/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelPaymentResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCancelPaymentMockHandler200 = (overrideResponse?: Payment | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Payment> | Payment), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/payments/:id/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelPaymentResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCancelPaymentMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/payments/:id/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelPaymentResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCancelPaymentMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/payments/:id/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelPaymentResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCancelPaymentMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/payments/:id/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelPaymentResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCancelPaymentMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/payments/:id/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelPaymentResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCancelPaymentMockHandler409 = (overrideResponse?: PaymentConflictResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PaymentConflictResponse> | PaymentConflictResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/payments/:id/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelPaymentResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCancelPaymentMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/payments/:id/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelPaymentResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getPaymentsMock = () => [
  getListGatewaysMockHandler(),
  getGetPaymentMockHandler(),
  getRequestOnlinePaymentMockHandler(),
  getRetryOnlinePaymentMockHandler(),
  getListUnfinishedPaymentsMockHandler(),
  getPayFromWalletMockHandler(),
  getCancelPaymentMockHandler()
]
