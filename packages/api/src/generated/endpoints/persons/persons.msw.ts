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
  PayloadTooLargeResponse,
  PersonAddress,
  PersonAddressConflictResponse,
  ProblemResponse,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse,
  ValidationResponse
} from '../../model';


export const getListPersonAddressesResponseMock = (): PersonAddress[] => ([{"kind":"Legal","title":"دفتر مرکزی","countryId":"country-ir","stateId":"state-tehran","cityId":"city-tehran","urbanAreaId":"urban-tehran-6","addressText":"خیابان کریم‌خان زند، خیابان خردمند شمالی، ساختمان سپهر، طبقهٔ سوم","postalCode":"1585714567","phone":"02155500100","isPrimary":true,"id":"paddr-1","personId":"person-1","stateName":"تهران","cityName":"تهران","urbanAreaName":"منطقهٔ ۶","version":1},{"kind":"Factory","title":"کارخانه","countryId":"country-ir","stateId":"state-isfahan","cityId":"city-isfahan","addressText":"شهرک صنعتی جی، خیابان چهارم، انتهای فرعی دوم، پلاک 27","postalCode":"8159314567","isPrimary":false,"id":"paddr-2","personId":"person-1","stateName":"اصفهان","cityName":"اصفهان","version":1}])


export const getListPersonAddressesResponseMock200 = (): PersonAddress[] => ([{"kind":"Legal","title":"دفتر مرکزی","countryId":"country-ir","stateId":"state-tehran","cityId":"city-tehran","urbanAreaId":"urban-tehran-6","addressText":"خیابان کریم‌خان زند، خیابان خردمند شمالی، ساختمان سپهر، طبقهٔ سوم","postalCode":"1585714567","phone":"02155500100","isPrimary":true,"id":"paddr-1","personId":"person-1","stateName":"تهران","cityName":"تهران","urbanAreaName":"منطقهٔ ۶","version":1},{"kind":"Factory","title":"کارخانه","countryId":"country-ir","stateId":"state-isfahan","cityId":"city-isfahan","addressText":"شهرک صنعتی جی، خیابان چهارم، انتهای فرعی دوم، پلاک 27","postalCode":"8159314567","isPrimary":false,"id":"paddr-2","personId":"person-1","stateName":"اصفهان","cityName":"اصفهان","version":1}])


export const getListPersonAddressesResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListPersonAddressesResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListPersonAddressesResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListPersonAddressesResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getCreatePersonAddressResponseMock = (): PersonAddress => ({"kind":"Legal","title":"دفتر مرکزی","countryId":"country-ir","stateId":"state-isfahan","cityId":"city-isfahan","addressText":"خیابان هزارجریب، کوچهٔ هشتم، ساختمان سپهر، طبقهٔ سوم","postalCode":"8168914567","phone":"03155501234","isPrimary":true,"id":"paddr-9bb13353-dc90-4d6a-bbf8-fd4a3bdcf57a","personId":"person-1","stateName":"اصفهان","cityName":"اصفهان","version":1})


export const getCreatePersonAddressResponseMock200 = (): PersonAddress => ({"kind":"Legal","title":"دفتر مرکزی","countryId":"country-ir","stateId":"state-isfahan","cityId":"city-isfahan","addressText":"خیابان هزارجریب، کوچهٔ هشتم، ساختمان سپهر، طبقهٔ سوم","postalCode":"8168914567","phone":"03155501234","isPrimary":true,"id":"paddr-9bb13353-dc90-4d6a-bbf8-fd4a3bdcf57a","personId":"person-1","stateName":"اصفهان","cityName":"اصفهان","version":1})


export const getCreatePersonAddressResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getCreatePersonAddressResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getCreatePersonAddressResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getCreatePersonAddressResponseMock413 = (): PayloadTooLargeResponse => ({"type":"urn:bazaar:problem:payload-too-large","title":"اندازهٔ درخواست بیش از حد مجاز است.","status":413,"code":"payload-too-large","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getCreatePersonAddressResponseMock415 = (): UnsupportedMediaTypeResponse => ({"type":"urn:bazaar:problem:unsupported-media-type","title":"قالب درخواست پذیرفته نیست.","status":415,"code":"unsupported-media-type","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getCreatePersonAddressResponseMock422 = (): ValidationResponse => ({"type":"urn:bazaar:problem:validation","title":"برخی از مقدارها درست نیست.","status":422,"detail":"۱ مورد را اصلاح کنید.","code":"validation","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"phoneNumber":["شمارهٔ موبایل را به شکل ۰۹۱۲۳۴۵۶۷۸۹ بنویسید."]}})


export const getCreatePersonAddressResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getUpdatePersonAddressResponseMock = (): PersonAddress => ({"kind":"Legal","title":"دفتر مرکزی","countryId":"country-ir","stateId":"state-isfahan","cityId":"city-isfahan","addressText":"خیابان هزارجریب، کوچهٔ هشتم، ساختمان سپهر، طبقهٔ سوم","postalCode":"8168914567","phone":"03155501234","isPrimary":true,"id":"paddr-1","personId":"person-1","stateName":"اصفهان","cityName":"اصفهان","version":2})


export const getUpdatePersonAddressResponseMock200 = (): PersonAddress => ({"kind":"Legal","title":"دفتر مرکزی","countryId":"country-ir","stateId":"state-isfahan","cityId":"city-isfahan","addressText":"خیابان هزارجریب، کوچهٔ هشتم، ساختمان سپهر، طبقهٔ سوم","postalCode":"8168914567","phone":"03155501234","isPrimary":true,"id":"paddr-1","personId":"person-1","stateName":"اصفهان","cityName":"اصفهان","version":2})


export const getUpdatePersonAddressResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getUpdatePersonAddressResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getUpdatePersonAddressResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getUpdatePersonAddressResponseMock409 = (): PersonAddressConflictResponse => ({"type":"urn:bazaar:problem:conflict","title":"این مورد در جای دیگری تغییر کرده است.","status":409,"code":"conflict","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","current":{"id":"paddr-1","personId":"person-1","kind":"Legal","title":"دفتر مرکزی","countryId":"country-ir","stateId":"state-isfahan","stateName":"اصفهان","cityId":"city-isfahan","cityName":"اصفهان","addressText":"خیابان هزارجریب، کوچهٔ هشتم، ساختمان سپهر، طبقهٔ سوم","postalCode":"8168914567","phone":"03155501234","isPrimary":true,"version":1}})


export const getUpdatePersonAddressResponseMock413 = (): PayloadTooLargeResponse => ({"type":"urn:bazaar:problem:payload-too-large","title":"اندازهٔ درخواست بیش از حد مجاز است.","status":413,"code":"payload-too-large","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getUpdatePersonAddressResponseMock415 = (): UnsupportedMediaTypeResponse => ({"type":"urn:bazaar:problem:unsupported-media-type","title":"قالب درخواست پذیرفته نیست.","status":415,"code":"unsupported-media-type","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getUpdatePersonAddressResponseMock422 = (): ValidationResponse => ({"type":"urn:bazaar:problem:validation","title":"برخی از مقدارها درست نیست.","status":422,"detail":"۱ مورد را اصلاح کنید.","code":"validation","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"phoneNumber":["شمارهٔ موبایل را به شکل ۰۹۱۲۳۴۵۶۷۸۹ بنویسید."]}})


export const getUpdatePersonAddressResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})



export const getDeletePersonAddressResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getDeletePersonAddressResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getDeletePersonAddressResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getDeletePersonAddressResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListPersonAddressesMockHandler = (overrideResponse?: PersonAddress[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PersonAddress[]> | PersonAddress[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/persons/:id/addresses', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPersonAddressesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListPersonAddressesMockHandler200 = (overrideResponse?: PersonAddress[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PersonAddress[]> | PersonAddress[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/persons/:id/addresses', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPersonAddressesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListPersonAddressesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/persons/:id/addresses', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPersonAddressesResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListPersonAddressesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/persons/:id/addresses', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPersonAddressesResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListPersonAddressesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/persons/:id/addresses', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPersonAddressesResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListPersonAddressesMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/persons/:id/addresses', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPersonAddressesResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getCreatePersonAddressMockHandler = (overrideResponse?: PersonAddress | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PersonAddress> | PersonAddress), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/persons/:id/addresses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePersonAddressResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCreatePersonAddressMockHandler200 = (overrideResponse?: PersonAddress | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PersonAddress> | PersonAddress), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/persons/:id/addresses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePersonAddressResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCreatePersonAddressMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/persons/:id/addresses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePersonAddressResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreatePersonAddressMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/persons/:id/addresses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePersonAddressResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreatePersonAddressMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/persons/:id/addresses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePersonAddressResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreatePersonAddressMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/persons/:id/addresses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePersonAddressResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreatePersonAddressMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/persons/:id/addresses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePersonAddressResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreatePersonAddressMockHandler422 = (overrideResponse?: ValidationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationResponse> | ValidationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/persons/:id/addresses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePersonAddressResponseMock422(),
      { status: 422, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreatePersonAddressMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/persons/:id/addresses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePersonAddressResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getUpdatePersonAddressMockHandler = (overrideResponse?: PersonAddress | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PersonAddress> | PersonAddress), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/persons/:id/addresses', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdatePersonAddressResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdatePersonAddressMockHandler200 = (overrideResponse?: PersonAddress | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PersonAddress> | PersonAddress), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/persons/:id/addresses', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdatePersonAddressResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdatePersonAddressMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/persons/:id/addresses', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdatePersonAddressResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdatePersonAddressMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/persons/:id/addresses', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdatePersonAddressResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdatePersonAddressMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/persons/:id/addresses', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdatePersonAddressResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdatePersonAddressMockHandler409 = (overrideResponse?: PersonAddressConflictResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PersonAddressConflictResponse> | PersonAddressConflictResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/persons/:id/addresses', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdatePersonAddressResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdatePersonAddressMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/persons/:id/addresses', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdatePersonAddressResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdatePersonAddressMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/persons/:id/addresses', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdatePersonAddressResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdatePersonAddressMockHandler422 = (overrideResponse?: ValidationResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationResponse> | ValidationResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/persons/:id/addresses', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdatePersonAddressResponseMock422(),
      { status: 422, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdatePersonAddressMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/persons/:id/addresses', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdatePersonAddressResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getDeletePersonAddressMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/persons/:id/addresses', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeletePersonAddressMockHandler204 = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/persons/:id/addresses', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeletePersonAddressMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/persons/:id/addresses', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeletePersonAddressResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeletePersonAddressMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/persons/:id/addresses', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeletePersonAddressResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeletePersonAddressMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/persons/:id/addresses', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeletePersonAddressResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeletePersonAddressMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/persons/:id/addresses', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeletePersonAddressResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getPersonsMock = () => [
  getListPersonAddressesMockHandler(),
  getCreatePersonAddressMockHandler(),
  getUpdatePersonAddressMockHandler(),
  getDeletePersonAddressMockHandler()
]
