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
  Customer,
  CustomerConflictResponse,
  ForbiddenResponse,
  MerchantAgent,
  MerchantAgentConflictResponse,
  NotFoundResponse,
  PagedCustomerSummary,
  PayloadTooLargeResponse,
  ProblemResponse,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse,
  ValidationResponse
} from '../../model';


export const getListCustomersResponseMock = (): PagedCustomerSummary => ({"totalCount":1,"pageNumber":1,"pageSize":10,"items":[{"id":"customer-1","userId":"user-1","kind":"Company","firstName":"نوید","lastName":"رضایی","phoneNumber":"09120000001","email":"buyer@bazaar.example","companyName":"صنایع نمونهٔ بازار","roles":["Buyer","Consumer"],"completeness":100,"createdAt":"2025-10-05T08:00:00.000Z"}]})


export const getListCustomersResponseMock200 = (): PagedCustomerSummary => ({"totalCount":1,"pageNumber":1,"pageSize":10,"items":[{"id":"customer-1","userId":"user-1","kind":"Company","firstName":"نوید","lastName":"رضایی","phoneNumber":"09120000001","email":"buyer@bazaar.example","companyName":"صنایع نمونهٔ بازار","roles":["Buyer","Consumer"],"completeness":100,"createdAt":"2025-10-05T08:00:00.000Z"}]})


export const getListCustomersResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListCustomersResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListCustomersResponseMock403 = (): ForbiddenResponse => ({"type":"urn:bazaar:problem:forbidden","title":"اجازهٔ این کار را ندارید.","status":403,"code":"forbidden","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListCustomersResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getCreatePersonCustomerResponseMock = (): Customer => ({"id":"customer-2","userId":"user-2","personId":"person-2","kind":"Person","firstName":"سارا","lastName":"کریمی","nationalCode":"0035711132","birthDate":"1990-07-23","gender":"Female","phoneNumber":"09120000002","email":"consumer@mail.example","jobTitleId":"jt-engineer","roles":["Consumer","Buyer"],"permissions":["favorites.manage","profile.read"],"completeness":100,"missingFields":[],"version":3})


export const getCreatePersonCustomerResponseMock200 = (): Customer => ({"id":"customer-2","userId":"user-2","personId":"person-2","kind":"Person","firstName":"سارا","lastName":"کریمی","nationalCode":"0035711132","birthDate":"1990-07-23","gender":"Female","phoneNumber":"09120000002","email":"consumer@mail.example","jobTitleId":"jt-engineer","roles":["Consumer","Buyer"],"permissions":["favorites.manage","profile.read"],"completeness":100,"missingFields":[],"version":3})


export const getCreatePersonCustomerResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getCreatePersonCustomerResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getCreatePersonCustomerResponseMock409 = (): CustomerConflictResponse => ({"type":"urn:bazaar:problem:conflict","title":"این مورد در جای دیگری تغییر کرده است.","status":409,"code":"conflict","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","current":{"id":"customer-1","userId":"user-1","personId":"person-1","kind":"Company","firstName":"نوید","lastName":"رضایی","nationalCode":"0012345679","birthDate":"1985-04-12","gender":"Male","phoneNumber":"09120000001","email":"buyer@mail.example","jobTitleId":"jt-purchasing-manager","company":{"name":"صنایع نمونهٔ پارس","nationalId":"10101234565","economicCode":"411234567890","registrationNumber":"204861","activityFieldId":"af-machinery"},"roles":["Buyer","Consumer","Customer","ConsumerOwner"],"permissions":["favorites.manage","profile.read","profile.edit","requests.draft","requests.publish","agents.manage"],"completeness":100,"missingFields":[],"version":4}})


export const getCreatePersonCustomerResponseMock413 = (): PayloadTooLargeResponse => ({"type":"urn:bazaar:problem:payload-too-large","title":"اندازهٔ درخواست بیش از حد مجاز است.","status":413,"code":"payload-too-large","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getCreatePersonCustomerResponseMock415 = (): UnsupportedMediaTypeResponse => ({"type":"urn:bazaar:problem:unsupported-media-type","title":"قالب درخواست پذیرفته نیست.","status":415,"code":"unsupported-media-type","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getCreatePersonCustomerResponseMock422 = (): ValidationResponse => ({"type":"urn:bazaar:problem:validation","title":"برخی از مقدارها درست نیست.","status":422,"detail":"۱ مورد را اصلاح کنید.","code":"validation","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"phoneNumber":["شمارهٔ موبایل را به شکل ۰۹۱۲۳۴۵۶۷۸۹ بنویسید."]}})


export const getCreatePersonCustomerResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getGetCustomerProfileResponseMock = (): Customer => ({"id":"customer-1","userId":"user-1","personId":"person-1","kind":"Company","firstName":"نوید","lastName":"رضایی","nationalCode":"0012345679","birthDate":"1985-04-12","gender":"Male","phoneNumber":"09120000001","email":"buyer@bazaar.example","jobTitleId":"jt-purchasing-manager","company":{"name":"صنایع نمونهٔ بازار","nationalId":"14000000003","economicCode":"411234567890","registrationNumber":"204861","activityFieldId":"af-machinery"},"roles":["Buyer","Consumer"],"permissions":["favorites.manage","profile.read"],"completeness":100,"missingFields":[],"version":1})


export const getGetCustomerProfileResponseMock200 = (): Customer => ({"id":"customer-1","userId":"user-1","personId":"person-1","kind":"Company","firstName":"نوید","lastName":"رضایی","nationalCode":"0012345679","birthDate":"1985-04-12","gender":"Male","phoneNumber":"09120000001","email":"buyer@bazaar.example","jobTitleId":"jt-purchasing-manager","company":{"name":"صنایع نمونهٔ بازار","nationalId":"14000000003","economicCode":"411234567890","registrationNumber":"204861","activityFieldId":"af-machinery"},"roles":["Buyer","Consumer"],"permissions":["favorites.manage","profile.read"],"completeness":100,"missingFields":[],"version":1})


export const getGetCustomerProfileResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetCustomerProfileResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetCustomerProfileResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getUpdateCustomerProfileResponseMock = (): Customer => ({"id":"customer-1","userId":"user-1","personId":"person-1","kind":"Company","firstName":"نوید","lastName":"رضایی","nationalCode":"0012345679","birthDate":"1985-04-12","gender":"Male","phoneNumber":"09120000001","email":"buyer@bazaar.example","jobTitleId":"jt-purchasing-manager","company":{"name":"صنایع نمونهٔ بازار","nationalId":"14000000003","economicCode":"411234567890","registrationNumber":"204861","activityFieldId":"af-machinery"},"roles":["Consumer","Buyer"],"permissions":["favorites.manage","profile.read"],"completeness":100,"missingFields":[],"version":2})


export const getUpdateCustomerProfileResponseMock200 = (): Customer => ({"id":"customer-1","userId":"user-1","personId":"person-1","kind":"Company","firstName":"نوید","lastName":"رضایی","nationalCode":"0012345679","birthDate":"1985-04-12","gender":"Male","phoneNumber":"09120000001","email":"buyer@bazaar.example","jobTitleId":"jt-purchasing-manager","company":{"name":"صنایع نمونهٔ بازار","nationalId":"14000000003","economicCode":"411234567890","registrationNumber":"204861","activityFieldId":"af-machinery"},"roles":["Consumer","Buyer"],"permissions":["favorites.manage","profile.read"],"completeness":100,"missingFields":[],"version":2})


export const getUpdateCustomerProfileResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getUpdateCustomerProfileResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getUpdateCustomerProfileResponseMock409 = (): CustomerConflictResponse => ({"type":"urn:bazaar:problem:conflict","title":"این مورد در جای دیگری تغییر کرده است.","status":409,"code":"conflict","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","current":{"id":"customer-1","userId":"user-1","personId":"person-1","kind":"Company","firstName":"نوید","lastName":"رضایی","nationalCode":"0012345679","birthDate":"1985-04-12","gender":"Male","phoneNumber":"09120000001","email":"buyer@mail.example","jobTitleId":"jt-purchasing-manager","company":{"name":"صنایع نمونهٔ پارس","nationalId":"10101234565","economicCode":"411234567890","registrationNumber":"204861","activityFieldId":"af-machinery"},"roles":["Buyer","Consumer","Customer","ConsumerOwner"],"permissions":["favorites.manage","profile.read","profile.edit","requests.draft","requests.publish","agents.manage"],"completeness":100,"missingFields":[],"version":4}})


export const getUpdateCustomerProfileResponseMock413 = (): PayloadTooLargeResponse => ({"type":"urn:bazaar:problem:payload-too-large","title":"اندازهٔ درخواست بیش از حد مجاز است.","status":413,"code":"payload-too-large","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getUpdateCustomerProfileResponseMock415 = (): UnsupportedMediaTypeResponse => ({"type":"urn:bazaar:problem:unsupported-media-type","title":"قالب درخواست پذیرفته نیست.","status":415,"code":"unsupported-media-type","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getUpdateCustomerProfileResponseMock422 = (): ValidationResponse => ({"type":"urn:bazaar:problem:validation","title":"برخی از مقدارها درست نیست.","status":422,"detail":"۱ مورد را اصلاح کنید.","code":"validation","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"phoneNumber":["شمارهٔ موبایل را به شکل ۰۹۱۲۳۴۵۶۷۸۹ بنویسید."]}})


export const getUpdateCustomerProfileResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getListMerchantAgentsResponseMock = (): MerchantAgent[] => ([{"id":"agent-2","merchantId":"merchant-buyer-1","merchantName":"صنایع نمونهٔ بازار","personName":"09120000007","phoneNumber":"09120000007","position":"حسابدار","permissions":["ViewRequests","Finance"],"state":"Invited","isActive":false,"invitedAt":"2026-11-19T08:00:00.000Z","expiresAt":"2026-11-22T08:00:00.000Z","version":1},{"id":"agent-1","merchantId":"merchant-buyer-1","merchantName":"صنایع نمونهٔ بازار","personName":"لیلا محمدی","phoneNumber":"09120000004","position":"کارشناس خرید","permissions":["ViewRequests","Answer"],"state":"Active","isActive":true,"invitedAt":"2026-04-25T08:00:00.000Z","acceptedAt":"2026-04-26T08:00:00.000Z","version":1}])


export const getListMerchantAgentsResponseMock200 = (): MerchantAgent[] => ([{"id":"agent-2","merchantId":"merchant-buyer-1","merchantName":"صنایع نمونهٔ بازار","personName":"09120000007","phoneNumber":"09120000007","position":"حسابدار","permissions":["ViewRequests","Finance"],"state":"Invited","isActive":false,"invitedAt":"2026-11-19T08:00:00.000Z","expiresAt":"2026-11-22T08:00:00.000Z","version":1},{"id":"agent-1","merchantId":"merchant-buyer-1","merchantName":"صنایع نمونهٔ بازار","personName":"لیلا محمدی","phoneNumber":"09120000004","position":"کارشناس خرید","permissions":["ViewRequests","Answer"],"state":"Active","isActive":true,"invitedAt":"2026-04-25T08:00:00.000Z","acceptedAt":"2026-04-26T08:00:00.000Z","version":1}])


export const getListMerchantAgentsResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListMerchantAgentsResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListMerchantAgentsResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListMerchantAgentsResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getInviteMerchantAgentResponseMock = (): MerchantAgent => ({"id":"agent-8a25bab7-67e4-43ca-8e3e-a94cd0577ae7","merchantId":"merchant-buyer-1","merchantName":"صنایع نمونهٔ بازار","personName":"09120000006","phoneNumber":"09120000006","position":"کارشناس خرید","permissions":["ViewRequests"],"state":"Invited","isActive":false,"invitedAt":"2026-11-21T08:00:00.000Z","expiresAt":"2026-11-24T08:00:00.000Z","version":1})


export const getInviteMerchantAgentResponseMock200 = (): MerchantAgent => ({"id":"agent-8a25bab7-67e4-43ca-8e3e-a94cd0577ae7","merchantId":"merchant-buyer-1","merchantName":"صنایع نمونهٔ بازار","personName":"09120000006","phoneNumber":"09120000006","position":"کارشناس خرید","permissions":["ViewRequests"],"state":"Invited","isActive":false,"invitedAt":"2026-11-21T08:00:00.000Z","expiresAt":"2026-11-24T08:00:00.000Z","version":1})


export const getInviteMerchantAgentResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getInviteMerchantAgentResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getInviteMerchantAgentResponseMock403 = (): ForbiddenResponse => ({"type":"urn:bazaar:problem:forbidden","title":"اجازهٔ این کار را ندارید.","status":403,"code":"forbidden","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getInviteMerchantAgentResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getInviteMerchantAgentResponseMock409 = (): MerchantAgentConflictResponse => ({"type":"urn:bazaar:problem:conflict","title":"این مورد در جای دیگری تغییر کرده است.","status":409,"code":"conflict","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","current":{"id":"agent-1","merchantId":"merchant-buyer-1","merchantName":"صنایع نمونهٔ پارس","personName":"لیلا محمدی","phoneNumber":"09120000004","position":"سرپرست خرید","permissions":["ViewRequests","Answer"],"state":"Active","isActive":true,"invitedAt":"2026-04-25T08:00:00.000Z","version":2,"acceptedAt":"2026-04-26T08:00:00.000Z"}})


export const getInviteMerchantAgentResponseMock413 = (): PayloadTooLargeResponse => ({"type":"urn:bazaar:problem:payload-too-large","title":"اندازهٔ درخواست بیش از حد مجاز است.","status":413,"code":"payload-too-large","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getInviteMerchantAgentResponseMock415 = (): UnsupportedMediaTypeResponse => ({"type":"urn:bazaar:problem:unsupported-media-type","title":"قالب درخواست پذیرفته نیست.","status":415,"code":"unsupported-media-type","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getInviteMerchantAgentResponseMock422 = (): ValidationResponse => ({"type":"urn:bazaar:problem:validation","title":"برخی از مقدارها درست نیست.","status":422,"detail":"۱ مورد را اصلاح کنید.","code":"validation","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"phoneNumber":["شمارهٔ موبایل را به شکل ۰۹۱۲۳۴۵۶۷۸۹ بنویسید."]}})


export const getInviteMerchantAgentResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getUpdateMerchantAgentResponseMock = (): MerchantAgent => ({"id":"agent-1","merchantId":"merchant-buyer-1","merchantName":"صنایع نمونهٔ بازار","personName":"لیلا محمدی","phoneNumber":"09120000004","position":"سرپرست خرید","permissions":["ViewRequests","Answer"],"state":"Active","isActive":true,"invitedAt":"2026-04-25T08:00:00.000Z","acceptedAt":"2026-04-26T08:00:00.000Z","version":2})


export const getUpdateMerchantAgentResponseMock200 = (): MerchantAgent => ({"id":"agent-1","merchantId":"merchant-buyer-1","merchantName":"صنایع نمونهٔ بازار","personName":"لیلا محمدی","phoneNumber":"09120000004","position":"سرپرست خرید","permissions":["ViewRequests","Answer"],"state":"Active","isActive":true,"invitedAt":"2026-04-25T08:00:00.000Z","acceptedAt":"2026-04-26T08:00:00.000Z","version":2})


export const getUpdateMerchantAgentResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getUpdateMerchantAgentResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getUpdateMerchantAgentResponseMock403 = (): ForbiddenResponse => ({"type":"urn:bazaar:problem:forbidden","title":"اجازهٔ این کار را ندارید.","status":403,"code":"forbidden","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getUpdateMerchantAgentResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getUpdateMerchantAgentResponseMock409 = (): MerchantAgentConflictResponse => ({"type":"urn:bazaar:problem:conflict","title":"این مورد در جای دیگری تغییر کرده است.","status":409,"code":"conflict","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","current":{"id":"agent-1","merchantId":"merchant-buyer-1","merchantName":"صنایع نمونهٔ پارس","personName":"لیلا محمدی","phoneNumber":"09120000004","position":"سرپرست خرید","permissions":["ViewRequests","Answer"],"state":"Active","isActive":true,"invitedAt":"2026-04-25T08:00:00.000Z","version":2,"acceptedAt":"2026-04-26T08:00:00.000Z"}})


export const getUpdateMerchantAgentResponseMock413 = (): PayloadTooLargeResponse => ({"type":"urn:bazaar:problem:payload-too-large","title":"اندازهٔ درخواست بیش از حد مجاز است.","status":413,"code":"payload-too-large","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getUpdateMerchantAgentResponseMock415 = (): UnsupportedMediaTypeResponse => ({"type":"urn:bazaar:problem:unsupported-media-type","title":"قالب درخواست پذیرفته نیست.","status":415,"code":"unsupported-media-type","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getUpdateMerchantAgentResponseMock422 = (): ValidationResponse => ({"type":"urn:bazaar:problem:validation","title":"برخی از مقدارها درست نیست.","status":422,"detail":"۱ مورد را اصلاح کنید.","code":"validation","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"phoneNumber":["شمارهٔ موبایل را به شکل ۰۹۱۲۳۴۵۶۷۸۹ بنویسید."]}})


export const getUpdateMerchantAgentResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})



export const getRemoveMerchantAgentResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getRemoveMerchantAgentResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getRemoveMerchantAgentResponseMock403 = (): ForbiddenResponse => ({"type":"urn:bazaar:problem:forbidden","title":"اجازهٔ این کار را ندارید.","status":403,"code":"forbidden","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getRemoveMerchantAgentResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getRemoveMerchantAgentResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListCustomersMockHandler = (overrideResponse?: PagedCustomerSummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedCustomerSummary> | PagedCustomerSummary), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/customers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCustomersResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListCustomersMockHandler200 = (overrideResponse?: PagedCustomerSummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedCustomerSummary> | PagedCustomerSummary), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/customers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCustomersResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListCustomersMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/customers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCustomersResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListCustomersMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/customers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCustomersResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListCustomersMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/customers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCustomersResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListCustomersMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/customers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCustomersResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getCreatePersonCustomerMockHandler = (overrideResponse?: Customer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Customer> | Customer), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/customers/personcustomer', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePersonCustomerResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCreatePersonCustomerMockHandler200 = (overrideResponse?: Customer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Customer> | Customer), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/customers/personcustomer', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePersonCustomerResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCreatePersonCustomerMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/customers/personcustomer', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePersonCustomerResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreatePersonCustomerMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/customers/personcustomer', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePersonCustomerResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreatePersonCustomerMockHandler409 = (overrideResponse?: CustomerConflictResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CustomerConflictResponse> | CustomerConflictResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/customers/personcustomer', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePersonCustomerResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreatePersonCustomerMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/customers/personcustomer', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePersonCustomerResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreatePersonCustomerMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/customers/personcustomer', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePersonCustomerResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreatePersonCustomerMockHandler422 = (overrideResponse?: ValidationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationResponse> | ValidationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/customers/personcustomer', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePersonCustomerResponseMock422(),
      { status: 422, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreatePersonCustomerMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/customers/personcustomer', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePersonCustomerResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetCustomerProfileMockHandler = (overrideResponse?: Customer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Customer> | Customer), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/customers/profile', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomerProfileResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetCustomerProfileMockHandler200 = (overrideResponse?: Customer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Customer> | Customer), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/customers/profile', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomerProfileResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetCustomerProfileMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/customers/profile', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomerProfileResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetCustomerProfileMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/customers/profile', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomerProfileResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetCustomerProfileMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/customers/profile', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomerProfileResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getUpdateCustomerProfileMockHandler = (overrideResponse?: Customer | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Customer> | Customer), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/customers/profile', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCustomerProfileResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateCustomerProfileMockHandler200 = (overrideResponse?: Customer | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Customer> | Customer), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/customers/profile', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCustomerProfileResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateCustomerProfileMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/customers/profile', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCustomerProfileResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCustomerProfileMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/customers/profile', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCustomerProfileResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCustomerProfileMockHandler409 = (overrideResponse?: CustomerConflictResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CustomerConflictResponse> | CustomerConflictResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/customers/profile', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCustomerProfileResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCustomerProfileMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/customers/profile', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCustomerProfileResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCustomerProfileMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/customers/profile', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCustomerProfileResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCustomerProfileMockHandler422 = (overrideResponse?: ValidationResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationResponse> | ValidationResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/customers/profile', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCustomerProfileResponseMock422(),
      { status: 422, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCustomerProfileMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/customers/profile', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCustomerProfileResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListMerchantAgentsMockHandler = (overrideResponse?: MerchantAgent[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MerchantAgent[]> | MerchantAgent[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMerchantAgentsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListMerchantAgentsMockHandler200 = (overrideResponse?: MerchantAgent[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MerchantAgent[]> | MerchantAgent[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMerchantAgentsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListMerchantAgentsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMerchantAgentsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListMerchantAgentsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMerchantAgentsResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListMerchantAgentsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMerchantAgentsResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListMerchantAgentsMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMerchantAgentsResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getInviteMerchantAgentMockHandler = (overrideResponse?: MerchantAgent | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MerchantAgent> | MerchantAgent), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getInviteMerchantAgentResponseMock(),
      { status: 200
      })
  }, options)
}


export const getInviteMerchantAgentMockHandler200 = (overrideResponse?: MerchantAgent | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MerchantAgent> | MerchantAgent), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getInviteMerchantAgentResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getInviteMerchantAgentMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getInviteMerchantAgentResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getInviteMerchantAgentMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getInviteMerchantAgentResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getInviteMerchantAgentMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getInviteMerchantAgentResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getInviteMerchantAgentMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getInviteMerchantAgentResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getInviteMerchantAgentMockHandler409 = (overrideResponse?: MerchantAgentConflictResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MerchantAgentConflictResponse> | MerchantAgentConflictResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getInviteMerchantAgentResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getInviteMerchantAgentMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getInviteMerchantAgentResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getInviteMerchantAgentMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getInviteMerchantAgentResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getInviteMerchantAgentMockHandler422 = (overrideResponse?: ValidationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationResponse> | ValidationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getInviteMerchantAgentResponseMock422(),
      { status: 422, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getInviteMerchantAgentMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getInviteMerchantAgentResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getUpdateMerchantAgentMockHandler = (overrideResponse?: MerchantAgent | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MerchantAgent> | MerchantAgent), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMerchantAgentResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateMerchantAgentMockHandler200 = (overrideResponse?: MerchantAgent | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MerchantAgent> | MerchantAgent), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMerchantAgentResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateMerchantAgentMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMerchantAgentResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateMerchantAgentMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMerchantAgentResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateMerchantAgentMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMerchantAgentResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateMerchantAgentMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMerchantAgentResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateMerchantAgentMockHandler409 = (overrideResponse?: MerchantAgentConflictResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MerchantAgentConflictResponse> | MerchantAgentConflictResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMerchantAgentResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateMerchantAgentMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMerchantAgentResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateMerchantAgentMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMerchantAgentResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateMerchantAgentMockHandler422 = (overrideResponse?: ValidationResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationResponse> | ValidationResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMerchantAgentResponseMock422(),
      { status: 422, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateMerchantAgentMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMerchantAgentResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getRemoveMerchantAgentMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getRemoveMerchantAgentMockHandler204 = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getRemoveMerchantAgentMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveMerchantAgentResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRemoveMerchantAgentMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveMerchantAgentResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRemoveMerchantAgentMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveMerchantAgentResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRemoveMerchantAgentMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveMerchantAgentResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRemoveMerchantAgentMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/customers/profile/merchant-agents', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveMerchantAgentResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getCustomersMock = () => [
  getListCustomersMockHandler(),
  getCreatePersonCustomerMockHandler(),
  getGetCustomerProfileMockHandler(),
  getUpdateCustomerProfileMockHandler(),
  getListMerchantAgentsMockHandler(),
  getInviteMerchantAgentMockHandler(),
  getUpdateMerchantAgentMockHandler(),
  getRemoveMerchantAgentMockHandler()
]
