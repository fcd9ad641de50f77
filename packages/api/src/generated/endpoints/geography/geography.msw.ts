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
  City,
  Country,
  ProblemResponse,
  SaleCity,
  State,
  UrbanArea
} from '../../model';


export const getFilterCitiesResponseMock = (): City[] => ([{"id":"city-neyshabur","name":"نیشابور","englishName":"Neyshabur","parentId":"state-khorasan-razavi","isActive":true}])


export const getFilterCitiesResponseMock200 = (): City[] => ([{"id":"city-neyshabur","name":"نیشابور","englishName":"Neyshabur","parentId":"state-khorasan-razavi","isActive":true}])


export const getFilterCitiesResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getFilterCitiesResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getFilterCountriesResponseMock = (): Country[] => ([{"id":"country-de","name":"آلمان","englishName":"Germany","code":"DE","isActive":false}])


export const getFilterCountriesResponseMock200 = (): Country[] => ([{"id":"country-de","name":"آلمان","englishName":"Germany","code":"DE","isActive":false}])


export const getFilterCountriesResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getFilterCountriesResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getListSaleCitiesResponseMock = (): SaleCity[] => ([{"id":"city-tehran","name":"تهران","englishName":"Tehran","parentId":"state-tehran","isActive":true,"supplierCount":1}])


export const getListSaleCitiesResponseMock200 = (): SaleCity[] => ([{"id":"city-tehran","name":"تهران","englishName":"Tehran","parentId":"state-tehran","isActive":true,"supplierCount":1}])


export const getListSaleCitiesResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListSaleCitiesResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getFilterStatesResponseMock = (): State[] => ([{"id":"state-south-khorasan","name":"خراسان جنوبی","englishName":"South Khorasan","parentId":"country-ir","code":"IR-29","isActive":true},{"id":"state-khorasan-razavi","name":"خراسان رضوی","englishName":"Razavi Khorasan","parentId":"country-ir","code":"IR-09","isActive":true}])


export const getFilterStatesResponseMock200 = (): State[] => ([{"id":"state-south-khorasan","name":"خراسان جنوبی","englishName":"South Khorasan","parentId":"country-ir","code":"IR-29","isActive":true},{"id":"state-khorasan-razavi","name":"خراسان رضوی","englishName":"Razavi Khorasan","parentId":"country-ir","code":"IR-09","isActive":true}])


export const getFilterStatesResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getFilterStatesResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getListUrbanAreasResponseMock = (): UrbanArea[] => ([{"id":"urban-tehran-1","name":"منطقهٔ ۱","englishName":"District 1","parentId":"city-tehran","code":"1","isActive":true},{"id":"urban-tehran-2","name":"منطقهٔ ۲","englishName":"District 2","parentId":"city-tehran","code":"2","isActive":true}])


export const getListUrbanAreasResponseMock200 = (): UrbanArea[] => ([{"id":"urban-tehran-1","name":"منطقهٔ ۱","englishName":"District 1","parentId":"city-tehran","code":"1","isActive":true},{"id":"urban-tehran-2","name":"منطقهٔ ۲","englishName":"District 2","parentId":"city-tehran","code":"2","isActive":true}])


export const getListUrbanAreasResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListUrbanAreasResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getFilterCitiesMockHandler = (overrideResponse?: City[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<City[]> | City[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/cities/filter', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFilterCitiesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getFilterCitiesMockHandler200 = (overrideResponse?: City[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<City[]> | City[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/cities/filter', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFilterCitiesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getFilterCitiesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/cities/filter', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFilterCitiesResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getFilterCitiesMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/cities/filter', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFilterCitiesResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getFilterCountriesMockHandler = (overrideResponse?: Country[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Country[]> | Country[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/countries/filter', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFilterCountriesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getFilterCountriesMockHandler200 = (overrideResponse?: Country[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Country[]> | Country[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/countries/filter', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFilterCountriesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getFilterCountriesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/countries/filter', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFilterCountriesResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getFilterCountriesMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/countries/filter', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFilterCountriesResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListSaleCitiesMockHandler = (overrideResponse?: SaleCity[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SaleCity[]> | SaleCity[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/salecities', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSaleCitiesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListSaleCitiesMockHandler200 = (overrideResponse?: SaleCity[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SaleCity[]> | SaleCity[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/salecities', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSaleCitiesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListSaleCitiesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/salecities', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSaleCitiesResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListSaleCitiesMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/salecities', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSaleCitiesResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getFilterStatesMockHandler = (overrideResponse?: State[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<State[]> | State[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/states/filter', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFilterStatesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getFilterStatesMockHandler200 = (overrideResponse?: State[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<State[]> | State[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/states/filter', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFilterStatesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getFilterStatesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/states/filter', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFilterStatesResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getFilterStatesMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/states/filter', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFilterStatesResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListUrbanAreasMockHandler = (overrideResponse?: UrbanArea[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UrbanArea[]> | UrbanArea[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/urbanareas', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUrbanAreasResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListUrbanAreasMockHandler200 = (overrideResponse?: UrbanArea[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UrbanArea[]> | UrbanArea[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/urbanareas', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUrbanAreasResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListUrbanAreasMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/urbanareas', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUrbanAreasResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListUrbanAreasMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/urbanareas', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUrbanAreasResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getGeographyMock = () => [
  getFilterCitiesMockHandler(),
  getFilterCountriesMockHandler(),
  getListSaleCitiesMockHandler(),
  getFilterStatesMockHandler(),
  getListUrbanAreasMockHandler()
]
