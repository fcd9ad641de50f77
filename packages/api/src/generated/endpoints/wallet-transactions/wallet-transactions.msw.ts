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
  NotFoundResponse,
  PagedWalletTransaction,
  PayloadTooLargeResponse,
  ProblemResponse,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse,
  ValidationResponse,
  WalletChargeStarted,
  WalletCredit,
  WalletTransaction
} from '../../model';


export const getListWalletTransactionsResponseMock = (): PagedWalletTransaction => ({"totalCount":3,"pageNumber":1,"pageSize":10,"items":[{"id":"wt-user-1-11","kind":"Charge","direction":"In","amountRial":20000000,"balanceAfterRial":104100000,"status":"Pending","description":"شارژ کیف پول","paymentId":"pay-user-1-11","createdAt":"2026-11-21T05:36:00.000Z"},{"id":"wt-user-1-10","kind":"Charge","direction":"In","amountRial":25000000,"balanceAfterRial":104100000,"status":"Done","description":"شارژ کیف پول","paymentId":"pay-user-1-10","trackingCode":"685650280424","createdAt":"2026-11-15T08:00:00.000Z","finishedAt":"2026-11-15T08:01:34.000Z"}]})


export const getListWalletTransactionsResponseMock200 = (): PagedWalletTransaction => ({"totalCount":3,"pageNumber":1,"pageSize":10,"items":[{"id":"wt-user-1-11","kind":"Charge","direction":"In","amountRial":20000000,"balanceAfterRial":104100000,"status":"Pending","description":"شارژ کیف پول","paymentId":"pay-user-1-11","createdAt":"2026-11-21T05:36:00.000Z"},{"id":"wt-user-1-10","kind":"Charge","direction":"In","amountRial":25000000,"balanceAfterRial":104100000,"status":"Done","description":"شارژ کیف پول","paymentId":"pay-user-1-10","trackingCode":"685650280424","createdAt":"2026-11-15T08:00:00.000Z","finishedAt":"2026-11-15T08:01:34.000Z"}]})


export const getListWalletTransactionsResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListWalletTransactionsResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListWalletTransactionsResponseMock403 = (): ForbiddenResponse => ({"type":"urn:bazaar:problem:forbidden","title":"اجازهٔ این کار را ندارید.","status":403,"code":"forbidden","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListWalletTransactionsResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListWalletTransactionsResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getChargeWalletResponseMock = (): WalletTransaction => ({"id":"wt-37beff79-49a1-4438-b7dd-13adbea7965d","kind":"AdminCharge","direction":"In","amountRial":5000000,"balanceAfterRial":5000000,"status":"Done","description":"اعتبار از سوی پشتیبانی: جبران تأخیر در رسیدگی به درخواست ۱۴۰۵-۲۱۷","trackingCode":"818405683078","createdAt":"2026-11-21T08:00:00.000Z","finishedAt":"2026-11-21T08:00:00.000Z"})


export const getChargeWalletResponseMock200 = (): WalletTransaction => ({"id":"wt-37beff79-49a1-4438-b7dd-13adbea7965d","kind":"AdminCharge","direction":"In","amountRial":5000000,"balanceAfterRial":5000000,"status":"Done","description":"اعتبار از سوی پشتیبانی: جبران تأخیر در رسیدگی به درخواست ۱۴۰۵-۲۱۷","trackingCode":"818405683078","createdAt":"2026-11-21T08:00:00.000Z","finishedAt":"2026-11-21T08:00:00.000Z"})


export const getChargeWalletResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getChargeWalletResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getChargeWalletResponseMock403 = (): ForbiddenResponse => ({"type":"urn:bazaar:problem:forbidden","title":"اجازهٔ این کار را ندارید.","status":403,"code":"forbidden","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getChargeWalletResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getChargeWalletResponseMock413 = (): PayloadTooLargeResponse => ({"type":"urn:bazaar:problem:payload-too-large","title":"اندازهٔ درخواست بیش از حد مجاز است.","status":413,"code":"payload-too-large","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getChargeWalletResponseMock415 = (): UnsupportedMediaTypeResponse => ({"type":"urn:bazaar:problem:unsupported-media-type","title":"قالب درخواست پذیرفته نیست.","status":415,"code":"unsupported-media-type","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getChargeWalletResponseMock422 = (): ValidationResponse => ({"type":"urn:bazaar:problem:validation","title":"برخی از مقدارها درست نیست.","status":422,"detail":"۱ مورد را اصلاح کنید.","code":"validation","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"phoneNumber":["شمارهٔ موبایل را به شکل ۰۹۱۲۳۴۵۶۷۸۹ بنویسید."]}})


export const getChargeWalletResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getStartWalletChargeResponseMock = (): WalletChargeStarted => ({"transactionId":"wt-151d121d-c30b-44af-80b6-a9a4c995e3bd","paymentId":"pay-d8033f83-279e-409c-b6fd-e399fddfd870"})


export const getStartWalletChargeResponseMock200 = (): WalletChargeStarted => ({"transactionId":"wt-151d121d-c30b-44af-80b6-a9a4c995e3bd","paymentId":"pay-d8033f83-279e-409c-b6fd-e399fddfd870"})


export const getStartWalletChargeResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getStartWalletChargeResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getStartWalletChargeResponseMock403 = (): ForbiddenResponse => ({"type":"urn:bazaar:problem:forbidden","title":"اجازهٔ این کار را ندارید.","status":403,"code":"forbidden","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getStartWalletChargeResponseMock413 = (): PayloadTooLargeResponse => ({"type":"urn:bazaar:problem:payload-too-large","title":"اندازهٔ درخواست بیش از حد مجاز است.","status":413,"code":"payload-too-large","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getStartWalletChargeResponseMock415 = (): UnsupportedMediaTypeResponse => ({"type":"urn:bazaar:problem:unsupported-media-type","title":"قالب درخواست پذیرفته نیست.","status":415,"code":"unsupported-media-type","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getStartWalletChargeResponseMock422 = (): ValidationResponse => ({"type":"urn:bazaar:problem:validation","title":"برخی از مقدارها درست نیست.","status":422,"detail":"۱ مورد را اصلاح کنید.","code":"validation","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"phoneNumber":["شمارهٔ موبایل را به شکل ۰۹۱۲۳۴۵۶۷۸۹ بنویسید."]}})


export const getStartWalletChargeResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getGetWalletCreditResponseMock = (): WalletCredit => ({"balanceRial":104100000,"blockedRial":0,"updatedAt":"2026-11-15T08:01:34.000Z"})


export const getGetWalletCreditResponseMock200 = (): WalletCredit => ({"balanceRial":104100000,"blockedRial":0,"updatedAt":"2026-11-15T08:01:34.000Z"})


export const getGetWalletCreditResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetWalletCreditResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListWalletTransactionsMockHandler = (overrideResponse?: PagedWalletTransaction | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedWalletTransaction> | PagedWalletTransaction), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/wallettransactions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWalletTransactionsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListWalletTransactionsMockHandler200 = (overrideResponse?: PagedWalletTransaction | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedWalletTransaction> | PagedWalletTransaction), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/wallettransactions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWalletTransactionsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListWalletTransactionsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/wallettransactions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWalletTransactionsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListWalletTransactionsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/wallettransactions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWalletTransactionsResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListWalletTransactionsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/wallettransactions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWalletTransactionsResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListWalletTransactionsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/wallettransactions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWalletTransactionsResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListWalletTransactionsMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/wallettransactions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWalletTransactionsResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getChargeWalletMockHandler = (overrideResponse?: WalletTransaction | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WalletTransaction> | WalletTransaction), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/wallettransactions/charge', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChargeWalletResponseMock(),
      { status: 200
      })
  }, options)
}


export const getChargeWalletMockHandler200 = (overrideResponse?: WalletTransaction | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WalletTransaction> | WalletTransaction), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/wallettransactions/charge', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChargeWalletResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getChargeWalletMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/wallettransactions/charge', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChargeWalletResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getChargeWalletMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/wallettransactions/charge', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChargeWalletResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getChargeWalletMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/wallettransactions/charge', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChargeWalletResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getChargeWalletMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/wallettransactions/charge', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChargeWalletResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getChargeWalletMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/wallettransactions/charge', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChargeWalletResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getChargeWalletMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/wallettransactions/charge', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChargeWalletResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getChargeWalletMockHandler422 = (overrideResponse?: ValidationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationResponse> | ValidationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/wallettransactions/charge', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChargeWalletResponseMock422(),
      { status: 422, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getChargeWalletMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/wallettransactions/charge', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChargeWalletResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getStartWalletChargeMockHandler = (overrideResponse?: WalletChargeStarted | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WalletChargeStarted> | WalletChargeStarted), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/wallettransactions/charge-by-user', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartWalletChargeResponseMock(),
      { status: 200
      })
  }, options)
}


export const getStartWalletChargeMockHandler200 = (overrideResponse?: WalletChargeStarted | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WalletChargeStarted> | WalletChargeStarted), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/wallettransactions/charge-by-user', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartWalletChargeResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getStartWalletChargeMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/wallettransactions/charge-by-user', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartWalletChargeResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getStartWalletChargeMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/wallettransactions/charge-by-user', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartWalletChargeResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getStartWalletChargeMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/wallettransactions/charge-by-user', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartWalletChargeResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getStartWalletChargeMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/wallettransactions/charge-by-user', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartWalletChargeResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getStartWalletChargeMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/wallettransactions/charge-by-user', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartWalletChargeResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getStartWalletChargeMockHandler422 = (overrideResponse?: ValidationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationResponse> | ValidationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/wallettransactions/charge-by-user', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartWalletChargeResponseMock422(),
      { status: 422, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getStartWalletChargeMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/wallettransactions/charge-by-user', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartWalletChargeResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetWalletCreditMockHandler = (overrideResponse?: WalletCredit | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WalletCredit> | WalletCredit), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/wallettransactions/credit/byuser', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetWalletCreditResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetWalletCreditMockHandler200 = (overrideResponse?: WalletCredit | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WalletCredit> | WalletCredit), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/wallettransactions/credit/byuser', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetWalletCreditResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetWalletCreditMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/wallettransactions/credit/byuser', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetWalletCreditResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetWalletCreditMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/wallettransactions/credit/byuser', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetWalletCreditResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getWalletTransactionsMock = () => [
  getListWalletTransactionsMockHandler(),
  getChargeWalletMockHandler(),
  getStartWalletChargeMockHandler(),
  getGetWalletCreditMockHandler()
]
