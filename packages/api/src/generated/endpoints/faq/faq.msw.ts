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
  FaqCategory,
  FaqGroup,
  FaqQuestion,
  NotFoundResponse,
  PagedFaqQuestion,
  ProblemResponse
} from '../../model';


export const getListFaqCategoriesResponseMock = (): FaqCategory[] => ([{"id":"faq-orders","title":"سفارش و استعلام","icon":"clipboard","questionCount":9},{"id":"faq-payments","title":"پرداخت و کیف پول","icon":"wallet","questionCount":8}])


export const getListFaqCategoriesResponseMock200 = (): FaqCategory[] => ([{"id":"faq-orders","title":"سفارش و استعلام","icon":"clipboard","questionCount":9},{"id":"faq-payments","title":"پرداخت و کیف پول","icon":"wallet","questionCount":8}])


export const getListFaqCategoriesResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListFaqCategoriesResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getListFaqQuestionsResponseMock = (): PagedFaqQuestion => ({"totalCount":9,"pageNumber":1,"pageSize":10,"items":[{"id":"faq-orders-1","categoryId":"faq-orders","question":"چگونه سفارش مستقیم ثبت کنم؟","answerHtml":"<p>در صفحهٔ محصول «درخواست مستقیم» را بزنید، مقدار و محل تحویل را بنویسید و درخواست را بفرستید.</p>","visitCount":1767,"sortOrder":1},{"id":"faq-orders-2","categoryId":"faq-orders","question":"استعلام قیمت با سفارش مستقیم چه فرقی دارد؟","answerHtml":"<p>تا پیش از انتشار. پس از انتشار نسخه‌ای تازه بسازید.</p>","visitCount":1094,"sortOrder":2}]})


export const getListFaqQuestionsResponseMock200 = (): PagedFaqQuestion => ({"totalCount":9,"pageNumber":1,"pageSize":10,"items":[{"id":"faq-orders-1","categoryId":"faq-orders","question":"چگونه سفارش مستقیم ثبت کنم؟","answerHtml":"<p>در صفحهٔ محصول «درخواست مستقیم» را بزنید، مقدار و محل تحویل را بنویسید و درخواست را بفرستید.</p>","visitCount":1767,"sortOrder":1},{"id":"faq-orders-2","categoryId":"faq-orders","question":"استعلام قیمت با سفارش مستقیم چه فرقی دارد؟","answerHtml":"<p>تا پیش از انتشار. پس از انتشار نسخه‌ای تازه بسازید.</p>","visitCount":1094,"sortOrder":2}]})


export const getListFaqQuestionsResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListFaqQuestionsResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListFaqQuestionsResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getListFaqGroupsResponseMock = (): FaqGroup[] => ([{"category":{"id":"faq-products","title":"کالا، مشخصات و واحدها","icon":"ruler","questionCount":9},"questions":[{"id":"faq-products-3","categoryId":"faq-products","question":"محصول پایه چیست؟","answerHtml":"<p>در صفحهٔ محصول «درخواست مستقیم» را بزنید، مقدار و محل تحویل را بنویسید و درخواست را بفرستید.</p>","visitCount":924,"sortOrder":3}]}])


export const getListFaqGroupsResponseMock200 = (): FaqGroup[] => ([{"category":{"id":"faq-products","title":"کالا، مشخصات و واحدها","icon":"ruler","questionCount":9},"questions":[{"id":"faq-products-3","categoryId":"faq-products","question":"محصول پایه چیست؟","answerHtml":"<p>در صفحهٔ محصول «درخواست مستقیم» را بزنید، مقدار و محل تحویل را بنویسید و درخواست را بفرستید.</p>","visitCount":924,"sortOrder":3}]}])


export const getListFaqGroupsResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListFaqGroupsResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getListTopFaqQuestionsResponseMock = (): FaqQuestion[] => ([{"id":"faq-orders-1","categoryId":"faq-orders","question":"چگونه سفارش مستقیم ثبت کنم؟","answerHtml":"<p>در صفحهٔ محصول «درخواست مستقیم» را بزنید، مقدار و محل تحویل را بنویسید و درخواست را بفرستید.</p>","visitCount":1767,"sortOrder":1},{"id":"faq-safety-1","categoryId":"faq-safety","question":"صفحهٔ بانک را چگونه بشناسم؟","answerHtml":"<p>تا پیش از انتشار. پس از انتشار نسخه‌ای تازه بسازید.</p>","visitCount":1727,"sortOrder":1}])


export const getListTopFaqQuestionsResponseMock200 = (): FaqQuestion[] => ([{"id":"faq-orders-1","categoryId":"faq-orders","question":"چگونه سفارش مستقیم ثبت کنم؟","answerHtml":"<p>در صفحهٔ محصول «درخواست مستقیم» را بزنید، مقدار و محل تحویل را بنویسید و درخواست را بفرستید.</p>","visitCount":1767,"sortOrder":1},{"id":"faq-safety-1","categoryId":"faq-safety","question":"صفحهٔ بانک را چگونه بشناسم؟","answerHtml":"<p>تا پیش از انتشار. پس از انتشار نسخه‌ای تازه بسازید.</p>","visitCount":1727,"sortOrder":1}])


export const getListTopFaqQuestionsResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListTopFaqQuestionsResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListFaqCategoriesMockHandler = (overrideResponse?: FaqCategory[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FaqCategory[]> | FaqCategory[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/faqcategories/active-list/by-platform', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFaqCategoriesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListFaqCategoriesMockHandler200 = (overrideResponse?: FaqCategory[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FaqCategory[]> | FaqCategory[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/faqcategories/active-list/by-platform', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFaqCategoriesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListFaqCategoriesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/faqcategories/active-list/by-platform', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFaqCategoriesResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListFaqCategoriesMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/faqcategories/active-list/by-platform', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFaqCategoriesResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListFaqQuestionsMockHandler = (overrideResponse?: PagedFaqQuestion | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedFaqQuestion> | PagedFaqQuestion), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/faqquestions/by-category/by-platform', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFaqQuestionsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListFaqQuestionsMockHandler200 = (overrideResponse?: PagedFaqQuestion | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedFaqQuestion> | PagedFaqQuestion), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/faqquestions/by-category/by-platform', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFaqQuestionsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListFaqQuestionsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/faqquestions/by-category/by-platform', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFaqQuestionsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListFaqQuestionsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/faqquestions/by-category/by-platform', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFaqQuestionsResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListFaqQuestionsMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/faqquestions/by-category/by-platform', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFaqQuestionsResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListFaqGroupsMockHandler = (overrideResponse?: FaqGroup[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FaqGroup[]> | FaqGroup[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/faqquestions/group-by-category', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFaqGroupsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListFaqGroupsMockHandler200 = (overrideResponse?: FaqGroup[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FaqGroup[]> | FaqGroup[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/faqquestions/group-by-category', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFaqGroupsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListFaqGroupsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/faqquestions/group-by-category', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFaqGroupsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListFaqGroupsMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/faqquestions/group-by-category', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFaqGroupsResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListTopFaqQuestionsMockHandler = (overrideResponse?: FaqQuestion[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FaqQuestion[]> | FaqQuestion[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/faqquestions/top-most-visited/by-platform', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTopFaqQuestionsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListTopFaqQuestionsMockHandler200 = (overrideResponse?: FaqQuestion[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FaqQuestion[]> | FaqQuestion[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/faqquestions/top-most-visited/by-platform', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTopFaqQuestionsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListTopFaqQuestionsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/faqquestions/top-most-visited/by-platform', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTopFaqQuestionsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListTopFaqQuestionsMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/faqquestions/top-most-visited/by-platform', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTopFaqQuestionsResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getFaqMock = () => [
  getListFaqCategoriesMockHandler(),
  getListFaqQuestionsMockHandler(),
  getListFaqGroupsMockHandler(),
  getListTopFaqQuestionsMockHandler()
]
