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
  DeliveryAddress,
  DeliveryAddressConflictResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ProblemResponse,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse,
  ValidationResponse
} from '../../model';


export const getListDeliveryAddressesResponseMock = (): DeliveryAddress[] => ([{"title":"انبار جادهٔ مخصوص","receiverName":"نوید رضایی","receiverPhone":"09120000001","countryId":"country-ir","stateId":"state-tehran","cityId":"city-tehran","urbanAreaId":"urban-tehran-21","addressText":"کیلومتر دوازده جادهٔ مخصوص کرج، خیابان گل‌ها، کوچهٔ نگارش","plaque":"14","postalCode":"1389714567","accessNote":"ورود تریلی از در جنوبی؛ تخلیه با جرثقیل سقفی.","id":"addr-1","stateName":"تهران","cityName":"تهران","urbanAreaName":"منطقهٔ ۲۱","isSelected":true,"updatedAt":"2026-10-12T08:00:00.000Z","version":1},{"title":"کارگاه اصفهان","receiverName":"نوید رضایی","receiverPhone":"09120000001","countryId":"country-ir","stateId":"state-isfahan","cityId":"city-isfahan","addressText":"شهرک صنعتی جی، خیابان چهارم، انتهای فرعی دوم","plaque":"27","postalCode":"8159314567","id":"addr-2","stateName":"اصفهان","cityName":"اصفهان","isSelected":false,"updatedAt":"2026-07-24T08:00:00.000Z","version":1}])


export const getListDeliveryAddressesResponseMock200 = (): DeliveryAddress[] => ([{"title":"انبار جادهٔ مخصوص","receiverName":"نوید رضایی","receiverPhone":"09120000001","countryId":"country-ir","stateId":"state-tehran","cityId":"city-tehran","urbanAreaId":"urban-tehran-21","addressText":"کیلومتر دوازده جادهٔ مخصوص کرج، خیابان گل‌ها، کوچهٔ نگارش","plaque":"14","postalCode":"1389714567","accessNote":"ورود تریلی از در جنوبی؛ تخلیه با جرثقیل سقفی.","id":"addr-1","stateName":"تهران","cityName":"تهران","urbanAreaName":"منطقهٔ ۲۱","isSelected":true,"updatedAt":"2026-10-12T08:00:00.000Z","version":1},{"title":"کارگاه اصفهان","receiverName":"نوید رضایی","receiverPhone":"09120000001","countryId":"country-ir","stateId":"state-isfahan","cityId":"city-isfahan","addressText":"شهرک صنعتی جی، خیابان چهارم، انتهای فرعی دوم","plaque":"27","postalCode":"8159314567","id":"addr-2","stateName":"اصفهان","cityName":"اصفهان","isSelected":false,"updatedAt":"2026-07-24T08:00:00.000Z","version":1}])


export const getListDeliveryAddressesResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListDeliveryAddressesResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getCreateDeliveryAddressResponseMock = (): DeliveryAddress => ({"title":"انبار شهرک صنعتی","receiverName":"نوید رضایی","receiverPhone":"09120000001","countryId":"country-ir","stateId":"state-tehran","cityId":"city-tehran","addressText":"شهرک صنعتی شمس‌آباد، بلوار گلستان، گلشن سوم","plaque":"31","postalCode":"1834714567","id":"addr-93cc26f3-67bf-4289-8b8a-4a8001fc767e","stateName":"تهران","cityName":"تهران","isSelected":false,"updatedAt":"2026-11-21T08:00:00.000Z","version":1})


export const getCreateDeliveryAddressResponseMock200 = (): DeliveryAddress => ({"title":"انبار شهرک صنعتی","receiverName":"نوید رضایی","receiverPhone":"09120000001","countryId":"country-ir","stateId":"state-tehran","cityId":"city-tehran","addressText":"شهرک صنعتی شمس‌آباد، بلوار گلستان، گلشن سوم","plaque":"31","postalCode":"1834714567","id":"addr-93cc26f3-67bf-4289-8b8a-4a8001fc767e","stateName":"تهران","cityName":"تهران","isSelected":false,"updatedAt":"2026-11-21T08:00:00.000Z","version":1})


export const getCreateDeliveryAddressResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getCreateDeliveryAddressResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getCreateDeliveryAddressResponseMock413 = (): PayloadTooLargeResponse => ({"type":"urn:bazaar:problem:payload-too-large","title":"اندازهٔ درخواست بیش از حد مجاز است.","status":413,"code":"payload-too-large","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getCreateDeliveryAddressResponseMock415 = (): UnsupportedMediaTypeResponse => ({"type":"urn:bazaar:problem:unsupported-media-type","title":"قالب درخواست پذیرفته نیست.","status":415,"code":"unsupported-media-type","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getCreateDeliveryAddressResponseMock422 = (): ValidationResponse => ({"type":"urn:bazaar:problem:validation","title":"برخی از مقدارها درست نیست.","status":422,"detail":"۱ مورد را اصلاح کنید.","code":"validation","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"phoneNumber":["شمارهٔ موبایل را به شکل ۰۹۱۲۳۴۵۶۷۸۹ بنویسید."]}})


export const getCreateDeliveryAddressResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getGetDefaultDeliveryAddressResponseMock = (): DeliveryAddress => ({"title":"انبار جادهٔ مخصوص","receiverName":"نوید رضایی","receiverPhone":"09120000001","countryId":"country-ir","stateId":"state-tehran","cityId":"city-tehran","urbanAreaId":"urban-tehran-21","addressText":"کیلومتر دوازده جادهٔ مخصوص کرج، خیابان گل‌ها، کوچهٔ نگارش","plaque":"14","postalCode":"1389714567","accessNote":"ورود تریلی از در جنوبی؛ تخلیه با جرثقیل سقفی.","id":"addr-1","stateName":"تهران","cityName":"تهران","urbanAreaName":"منطقهٔ ۲۱","isSelected":true,"updatedAt":"2026-10-12T08:00:00.000Z","version":1})


export const getGetDefaultDeliveryAddressResponseMock200 = (): DeliveryAddress => ({"title":"انبار جادهٔ مخصوص","receiverName":"نوید رضایی","receiverPhone":"09120000001","countryId":"country-ir","stateId":"state-tehran","cityId":"city-tehran","urbanAreaId":"urban-tehran-21","addressText":"کیلومتر دوازده جادهٔ مخصوص کرج، خیابان گل‌ها، کوچهٔ نگارش","plaque":"14","postalCode":"1389714567","accessNote":"ورود تریلی از در جنوبی؛ تخلیه با جرثقیل سقفی.","id":"addr-1","stateName":"تهران","cityName":"تهران","urbanAreaName":"منطقهٔ ۲۱","isSelected":true,"updatedAt":"2026-10-12T08:00:00.000Z","version":1})



export const getGetDefaultDeliveryAddressResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetDefaultDeliveryAddressResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getUpdateDeliveryAddressResponseMock = (): DeliveryAddress => ({"title":"کارگاه اصفهان","receiverName":"مریم رضایی","receiverPhone":"09120000001","countryId":"country-ir","stateId":"state-isfahan","cityId":"city-isfahan","addressText":"شهرک صنعتی جی، خیابان چهارم، انتهای فرعی دوم","plaque":"27","postalCode":"8159314567","id":"addr-2","stateName":"اصفهان","cityName":"اصفهان","isSelected":false,"updatedAt":"2026-11-21T08:00:00.000Z","version":2})


export const getUpdateDeliveryAddressResponseMock200 = (): DeliveryAddress => ({"title":"کارگاه اصفهان","receiverName":"مریم رضایی","receiverPhone":"09120000001","countryId":"country-ir","stateId":"state-isfahan","cityId":"city-isfahan","addressText":"شهرک صنعتی جی، خیابان چهارم، انتهای فرعی دوم","plaque":"27","postalCode":"8159314567","id":"addr-2","stateName":"اصفهان","cityName":"اصفهان","isSelected":false,"updatedAt":"2026-11-21T08:00:00.000Z","version":2})


export const getUpdateDeliveryAddressResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getUpdateDeliveryAddressResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getUpdateDeliveryAddressResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getUpdateDeliveryAddressResponseMock409 = (): DeliveryAddressConflictResponse => ({"type":"urn:bazaar:problem:conflict","title":"این مورد در جای دیگری تغییر کرده است.","status":409,"code":"conflict","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","current":{"id":"addr-1","title":"انبار شهرک صنعتی","receiverName":"نوید رضایی","receiverPhone":"09120000001","countryId":"country-ir","stateId":"state-tehran","stateName":"تهران","cityId":"city-tehran","cityName":"تهران","urbanAreaId":"urban-tehran-21","urbanAreaName":"منطقهٔ ۲۱","addressText":"کیلومتر دوازده جادهٔ مخصوص، خیابان گل‌ها، کوچهٔ نگارش","plaque":"14","postalCode":"1389714567","lat":35.7012,"lng":51.2147,"accessNote":"ورود تریلی از در جنوبی؛ تخلیه با جرثقیل سقفی.","isSelected":true,"updatedAt":"2026-11-18T07:30:00.000Z","version":1}})


export const getUpdateDeliveryAddressResponseMock413 = (): PayloadTooLargeResponse => ({"type":"urn:bazaar:problem:payload-too-large","title":"اندازهٔ درخواست بیش از حد مجاز است.","status":413,"code":"payload-too-large","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getUpdateDeliveryAddressResponseMock415 = (): UnsupportedMediaTypeResponse => ({"type":"urn:bazaar:problem:unsupported-media-type","title":"قالب درخواست پذیرفته نیست.","status":415,"code":"unsupported-media-type","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getUpdateDeliveryAddressResponseMock422 = (): ValidationResponse => ({"type":"urn:bazaar:problem:validation","title":"برخی از مقدارها درست نیست.","status":422,"detail":"۱ مورد را اصلاح کنید.","code":"validation","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"phoneNumber":["شمارهٔ موبایل را به شکل ۰۹۱۲۳۴۵۶۷۸۹ بنویسید."]}})


export const getUpdateDeliveryAddressResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})



export const getDeleteDeliveryAddressResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getDeleteDeliveryAddressResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getDeleteDeliveryAddressResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getDeleteDeliveryAddressResponseMock409 = (): DeliveryAddressConflictResponse => ({"type":"urn:bazaar:problem:conflict","title":"این مورد در جای دیگری تغییر کرده است.","status":409,"code":"conflict","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","current":{"id":"addr-1","title":"انبار شهرک صنعتی","receiverName":"نوید رضایی","receiverPhone":"09120000001","countryId":"country-ir","stateId":"state-tehran","stateName":"تهران","cityId":"city-tehran","cityName":"تهران","urbanAreaId":"urban-tehran-21","urbanAreaName":"منطقهٔ ۲۱","addressText":"کیلومتر دوازده جادهٔ مخصوص، خیابان گل‌ها، کوچهٔ نگارش","plaque":"14","postalCode":"1389714567","lat":35.7012,"lng":51.2147,"accessNote":"ورود تریلی از در جنوبی؛ تخلیه با جرثقیل سقفی.","isSelected":true,"updatedAt":"2026-11-18T07:30:00.000Z","version":1}})


export const getDeleteDeliveryAddressResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getSelectDeliveryAddressResponseMock = (): DeliveryAddress => ({"title":"کارگاه اصفهان","receiverName":"مریم رضایی","receiverPhone":"09120000001","countryId":"country-ir","stateId":"state-isfahan","cityId":"city-isfahan","addressText":"شهرک صنعتی جی، خیابان چهارم، انتهای فرعی دوم","plaque":"27","postalCode":"8159314567","id":"addr-2","stateName":"اصفهان","cityName":"اصفهان","isSelected":true,"updatedAt":"2026-11-21T08:00:00.000Z","version":2})


export const getSelectDeliveryAddressResponseMock200 = (): DeliveryAddress => ({"title":"کارگاه اصفهان","receiverName":"مریم رضایی","receiverPhone":"09120000001","countryId":"country-ir","stateId":"state-isfahan","cityId":"city-isfahan","addressText":"شهرک صنعتی جی، خیابان چهارم، انتهای فرعی دوم","plaque":"27","postalCode":"8159314567","id":"addr-2","stateName":"اصفهان","cityName":"اصفهان","isSelected":true,"updatedAt":"2026-11-21T08:00:00.000Z","version":2})


export const getSelectDeliveryAddressResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getSelectDeliveryAddressResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getSelectDeliveryAddressResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getSelectDeliveryAddressResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListDeliveryAddressesMockHandler = (overrideResponse?: DeliveryAddress[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryAddress[]> | DeliveryAddress[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/deliveryaddresses', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDeliveryAddressesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListDeliveryAddressesMockHandler200 = (overrideResponse?: DeliveryAddress[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryAddress[]> | DeliveryAddress[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/deliveryaddresses', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDeliveryAddressesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListDeliveryAddressesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/deliveryaddresses', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDeliveryAddressesResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListDeliveryAddressesMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/deliveryaddresses', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDeliveryAddressesResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getCreateDeliveryAddressMockHandler = (overrideResponse?: DeliveryAddress | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DeliveryAddress> | DeliveryAddress), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/deliveryaddresses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDeliveryAddressResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCreateDeliveryAddressMockHandler200 = (overrideResponse?: DeliveryAddress | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DeliveryAddress> | DeliveryAddress), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/deliveryaddresses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDeliveryAddressResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCreateDeliveryAddressMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/deliveryaddresses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDeliveryAddressResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateDeliveryAddressMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/deliveryaddresses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDeliveryAddressResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateDeliveryAddressMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/deliveryaddresses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDeliveryAddressResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateDeliveryAddressMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/deliveryaddresses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDeliveryAddressResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateDeliveryAddressMockHandler422 = (overrideResponse?: ValidationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationResponse> | ValidationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/deliveryaddresses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDeliveryAddressResponseMock422(),
      { status: 422, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateDeliveryAddressMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/deliveryaddresses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDeliveryAddressResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetDefaultDeliveryAddressMockHandler = (overrideResponse?: DeliveryAddress | void | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryAddress | undefined> | DeliveryAddress | void), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/deliveryaddresses/default', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const resolvedBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDefaultDeliveryAddressResponseMock();
    return resolvedBody === undefined
      ? new HttpResponse(null, { status: 204 })
      : HttpResponse.json(resolvedBody, { status: 200 })
  }, options)
}


export const getGetDefaultDeliveryAddressMockHandler200 = (overrideResponse?: DeliveryAddress | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryAddress> | DeliveryAddress), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/deliveryaddresses/default', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDefaultDeliveryAddressResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetDefaultDeliveryAddressMockHandler204 = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/deliveryaddresses/default', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getGetDefaultDeliveryAddressMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/deliveryaddresses/default', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDefaultDeliveryAddressResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetDefaultDeliveryAddressMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/deliveryaddresses/default', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDefaultDeliveryAddressResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getUpdateDeliveryAddressMockHandler = (overrideResponse?: DeliveryAddress | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DeliveryAddress> | DeliveryAddress), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/deliveryaddresses/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryAddressResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateDeliveryAddressMockHandler200 = (overrideResponse?: DeliveryAddress | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DeliveryAddress> | DeliveryAddress), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/deliveryaddresses/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryAddressResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateDeliveryAddressMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/deliveryaddresses/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryAddressResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateDeliveryAddressMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/deliveryaddresses/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryAddressResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateDeliveryAddressMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/deliveryaddresses/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryAddressResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateDeliveryAddressMockHandler409 = (overrideResponse?: DeliveryAddressConflictResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DeliveryAddressConflictResponse> | DeliveryAddressConflictResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/deliveryaddresses/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryAddressResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateDeliveryAddressMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/deliveryaddresses/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryAddressResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateDeliveryAddressMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/deliveryaddresses/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryAddressResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateDeliveryAddressMockHandler422 = (overrideResponse?: ValidationResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationResponse> | ValidationResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/deliveryaddresses/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryAddressResponseMock422(),
      { status: 422, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateDeliveryAddressMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/deliveryaddresses/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryAddressResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getDeleteDeliveryAddressMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/deliveryaddresses/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteDeliveryAddressMockHandler204 = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/deliveryaddresses/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteDeliveryAddressMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/deliveryaddresses/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteDeliveryAddressResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteDeliveryAddressMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/deliveryaddresses/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteDeliveryAddressResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteDeliveryAddressMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/deliveryaddresses/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteDeliveryAddressResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteDeliveryAddressMockHandler409 = (overrideResponse?: DeliveryAddressConflictResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeliveryAddressConflictResponse> | DeliveryAddressConflictResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/deliveryaddresses/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteDeliveryAddressResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteDeliveryAddressMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/deliveryaddresses/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteDeliveryAddressResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getSelectDeliveryAddressMockHandler = (overrideResponse?: DeliveryAddress | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DeliveryAddress> | DeliveryAddress), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/deliveryaddresses/:id/selected', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSelectDeliveryAddressResponseMock(),
      { status: 200
      })
  }, options)
}


export const getSelectDeliveryAddressMockHandler200 = (overrideResponse?: DeliveryAddress | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DeliveryAddress> | DeliveryAddress), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/deliveryaddresses/:id/selected', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSelectDeliveryAddressResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getSelectDeliveryAddressMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/deliveryaddresses/:id/selected', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSelectDeliveryAddressResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getSelectDeliveryAddressMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/deliveryaddresses/:id/selected', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSelectDeliveryAddressResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getSelectDeliveryAddressMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/deliveryaddresses/:id/selected', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSelectDeliveryAddressResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getSelectDeliveryAddressMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/deliveryaddresses/:id/selected', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSelectDeliveryAddressResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getDeliveryAddressesMock = () => [
  getListDeliveryAddressesMockHandler(),
  getCreateDeliveryAddressMockHandler(),
  getGetDefaultDeliveryAddressMockHandler(),
  getUpdateDeliveryAddressMockHandler(),
  getDeleteDeliveryAddressMockHandler(),
  getSelectDeliveryAddressMockHandler()
]
