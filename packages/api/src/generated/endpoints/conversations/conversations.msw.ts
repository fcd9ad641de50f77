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
  Conversation,
  ConversationConflictResponse,
  ConversationMessage,
  ConversationThread,
  MessageConflictResponse,
  NotFoundResponse,
  PagedConversation,
  PagedConversationMessage,
  PayloadTooLargeResponse,
  ProblemResponse,
  UnauthorizedResponse,
  UnreadConversations,
  UnsupportedMediaTypeResponse,
  ValidationResponse
} from '../../model';


export const getListConversationsResponseMock = (): PagedConversation => ({"totalCount":1,"pageNumber":1,"pageSize":10,"counts":{"all":12,"unread":2,"requests":10,"archived":0},"items":[{"id":"conv-seed-6","subject":"درخواست TR-100206: تراش محور پمپ","objectType":"TradeRequest","objectId":"tr-seed-6","objectTitle":"تراش محور پمپ","tradeRequestId":"tr-seed-6","tradeRequestNumber":"TR-100206","tradeRequestStatus":"Answered","counterpart":{"kind":"Supplier","id":"s-1","name":"مجتمع قطعه‌ساز راستین‌کوش"},"lastMessage":{"text":"با سپاس از درخواست شما؛ پاسخ هر ردیف نوشته شد.","at":"2026-11-17T10:00:00.000Z","isMine":false},"unreadCount":1,"state":"Open","createdAt":"2026-11-17T06:00:00.000Z","version":2}]})


export const getListConversationsResponseMock200 = (): PagedConversation => ({"totalCount":1,"pageNumber":1,"pageSize":10,"counts":{"all":12,"unread":2,"requests":10,"archived":0},"items":[{"id":"conv-seed-6","subject":"درخواست TR-100206: تراش محور پمپ","objectType":"TradeRequest","objectId":"tr-seed-6","objectTitle":"تراش محور پمپ","tradeRequestId":"tr-seed-6","tradeRequestNumber":"TR-100206","tradeRequestStatus":"Answered","counterpart":{"kind":"Supplier","id":"s-1","name":"مجتمع قطعه‌ساز راستین‌کوش"},"lastMessage":{"text":"با سپاس از درخواست شما؛ پاسخ هر ردیف نوشته شد.","at":"2026-11-17T10:00:00.000Z","isMine":false},"unreadCount":1,"state":"Open","createdAt":"2026-11-17T06:00:00.000Z","version":2}]})


export const getListConversationsResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListConversationsResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListConversationsResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getSendMessageResponseMock = (): ConversationMessage => ({"id":"msg-fd3cbfe8-788e-4240-a201-b64c8e8cb9ee","conversationId":"conv-9c82f859-b416-4a4e-9e82-4a7e5c525c1e","rootId":"msg-fd3cbfe8-788e-4240-a201-b64c8e8cb9ee","text":"سلام، این کالا موجود است؟","files":[],"senderName":"نوید رضایی","isMine":true,"sentAt":"2026-11-21T08:00:00.000Z","clientMessageId":"0f6d6d1c-9a57-4e0c-8a43-6f0f0d6c2b10"})


export const getSendMessageResponseMock200 = (): ConversationMessage => ({"id":"msg-fd3cbfe8-788e-4240-a201-b64c8e8cb9ee","conversationId":"conv-9c82f859-b416-4a4e-9e82-4a7e5c525c1e","rootId":"msg-fd3cbfe8-788e-4240-a201-b64c8e8cb9ee","text":"سلام، این کالا موجود است؟","files":[],"senderName":"نوید رضایی","isMine":true,"sentAt":"2026-11-21T08:00:00.000Z","clientMessageId":"0f6d6d1c-9a57-4e0c-8a43-6f0f0d6c2b10"})


export const getSendMessageResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getSendMessageResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getSendMessageResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getSendMessageResponseMock409 = (): MessageConflictResponse => ({"type":"urn:bazaar:problem:conflict","title":"این مورد در جای دیگری تغییر کرده است.","status":409,"code":"conflict","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","current":{"id":"conv-seed-6","subject":"درخواست TR-100206: تراش محور پمپ","objectType":"TradeRequest","objectId":"tr-seed-6","objectTitle":"تراش محور پمپ","tradeRequestId":"tr-seed-6","counterpart":{"kind":"Supplier","id":"s-1","name":"بازرگانی یاتاقان پارس"},"lastMessage":{"text":"با سپاس؛ پاسخ هر ردیف در درخواست نوشته شد.","at":"2026-11-20T12:02:00.000Z","isMine":false},"unreadCount":1,"state":"Open","createdAt":"2026-11-20T10:25:00.000Z","version":2}})


export const getSendMessageResponseMock413 = (): PayloadTooLargeResponse => ({"type":"urn:bazaar:problem:payload-too-large","title":"اندازهٔ درخواست بیش از حد مجاز است.","status":413,"code":"payload-too-large","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getSendMessageResponseMock415 = (): UnsupportedMediaTypeResponse => ({"type":"urn:bazaar:problem:unsupported-media-type","title":"قالب درخواست پذیرفته نیست.","status":415,"code":"unsupported-media-type","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getSendMessageResponseMock422 = (): ValidationResponse => ({"type":"urn:bazaar:problem:validation","title":"برخی از مقدارها درست نیست.","status":422,"detail":"۱ مورد را اصلاح کنید.","code":"validation","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"phoneNumber":["شمارهٔ موبایل را به شکل ۰۹۱۲۳۴۵۶۷۸۹ بنویسید."]}})


export const getSendMessageResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getListConversationMessagesResponseMock = (): PagedConversationMessage => ({"totalCount":1,"pageNumber":1,"pageSize":10,"items":[{"id":"msg-seed-6-1","conversationId":"conv-seed-6","rootId":"msg-seed-6-1","text":"نقشهٔ ساخت پس از توافق فرستاده می‌شود.","files":[],"senderName":"نوید رضایی","isMine":true,"sentAt":"2026-11-17T06:00:00.000Z","seenAt":"2026-11-17T06:12:00.000Z","clientMessageId":"msg-seed-6-1"}]})


export const getListConversationMessagesResponseMock200 = (): PagedConversationMessage => ({"totalCount":1,"pageNumber":1,"pageSize":10,"items":[{"id":"msg-seed-6-1","conversationId":"conv-seed-6","rootId":"msg-seed-6-1","text":"نقشهٔ ساخت پس از توافق فرستاده می‌شود.","files":[],"senderName":"نوید رضایی","isMine":true,"sentAt":"2026-11-17T06:00:00.000Z","seenAt":"2026-11-17T06:12:00.000Z","clientMessageId":"msg-seed-6-1"}]})


export const getListConversationMessagesResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getListConversationMessagesResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListConversationMessagesResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListConversationMessagesResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getGetUnreadConversationsResponseMock = (): UnreadConversations => ({"totalUnread":2,"items":[{"id":"conv-seed-21","subject":"ساخت قطعه از روی نمونه","counterpart":{"kind":"Supplier","id":"s-1","name":"مجتمع قطعه‌ساز راستین‌کوش"},"lastMessage":{"text":"اگر ساخت را به ما بسپارید، رایگان است.","at":"2026-11-20T20:00:00.000Z","isMine":false},"unreadCount":1,"state":"Open","createdAt":"2026-11-12T14:00:00.000Z","version":4},{"id":"conv-seed-6","subject":"درخواست TR-100206: تراش محور پمپ","objectType":"TradeRequest","objectId":"tr-seed-6","objectTitle":"تراش محور پمپ","tradeRequestId":"tr-seed-6","tradeRequestNumber":"TR-100206","tradeRequestStatus":"Answered","counterpart":{"kind":"Supplier","id":"s-1","name":"مجتمع قطعه‌ساز راستین‌کوش"},"lastMessage":{"text":"با سپاس از درخواست شما؛ پاسخ هر ردیف نوشته شد.","at":"2026-11-17T10:00:00.000Z","isMine":false},"unreadCount":1,"state":"Open","createdAt":"2026-11-17T06:00:00.000Z","version":2}]})


export const getGetUnreadConversationsResponseMock200 = (): UnreadConversations => ({"totalUnread":2,"items":[{"id":"conv-seed-21","subject":"ساخت قطعه از روی نمونه","counterpart":{"kind":"Supplier","id":"s-1","name":"مجتمع قطعه‌ساز راستین‌کوش"},"lastMessage":{"text":"اگر ساخت را به ما بسپارید، رایگان است.","at":"2026-11-20T20:00:00.000Z","isMine":false},"unreadCount":1,"state":"Open","createdAt":"2026-11-12T14:00:00.000Z","version":4},{"id":"conv-seed-6","subject":"درخواست TR-100206: تراش محور پمپ","objectType":"TradeRequest","objectId":"tr-seed-6","objectTitle":"تراش محور پمپ","tradeRequestId":"tr-seed-6","tradeRequestNumber":"TR-100206","tradeRequestStatus":"Answered","counterpart":{"kind":"Supplier","id":"s-1","name":"مجتمع قطعه‌ساز راستین‌کوش"},"lastMessage":{"text":"با سپاس از درخواست شما؛ پاسخ هر ردیف نوشته شد.","at":"2026-11-17T10:00:00.000Z","isMine":false},"unreadCount":1,"state":"Open","createdAt":"2026-11-17T06:00:00.000Z","version":2}]})


export const getGetUnreadConversationsResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetUnreadConversationsResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getGetConversationThreadResponseMock = (): ConversationThread => ({"conversation":{"id":"conv-seed-6","subject":"درخواست TR-100206: تراش محور پمپ","objectType":"TradeRequest","objectId":"tr-seed-6","objectTitle":"تراش محور پمپ","tradeRequestId":"tr-seed-6","tradeRequestNumber":"TR-100206","tradeRequestStatus":"Answered","counterpart":{"kind":"Supplier","id":"s-1","name":"مجتمع قطعه‌ساز راستین‌کوش"},"lastMessage":{"text":"با سپاس از درخواست شما؛ پاسخ هر ردیف نوشته شد.","at":"2026-11-17T10:00:00.000Z","isMine":false},"unreadCount":1,"state":"Open","createdAt":"2026-11-17T06:00:00.000Z","version":2},"messages":[{"id":"msg-seed-6-1","conversationId":"conv-seed-6","rootId":"msg-seed-6-1","text":"نقشهٔ ساخت پس از توافق فرستاده می‌شود.","files":[],"senderName":"نوید رضایی","isMine":true,"sentAt":"2026-11-17T06:00:00.000Z","seenAt":"2026-11-17T06:12:00.000Z","clientMessageId":"msg-seed-6-1","children":[{"id":"msg-seed-6-2","conversationId":"conv-seed-6","rootId":"msg-seed-6-1","parentId":"msg-seed-6-1","text":"با سپاس از درخواست شما؛ پاسخ هر ردیف نوشته شد.","files":[],"senderName":"مجتمع قطعه‌ساز راستین‌کوش","isMine":false,"sentAt":"2026-11-17T10:00:00.000Z","clientMessageId":"msg-seed-6-2","children":[]}]}],"hasOlder":false})


export const getGetConversationThreadResponseMock200 = (): ConversationThread => ({"conversation":{"id":"conv-seed-6","subject":"درخواست TR-100206: تراش محور پمپ","objectType":"TradeRequest","objectId":"tr-seed-6","objectTitle":"تراش محور پمپ","tradeRequestId":"tr-seed-6","tradeRequestNumber":"TR-100206","tradeRequestStatus":"Answered","counterpart":{"kind":"Supplier","id":"s-1","name":"مجتمع قطعه‌ساز راستین‌کوش"},"lastMessage":{"text":"با سپاس از درخواست شما؛ پاسخ هر ردیف نوشته شد.","at":"2026-11-17T10:00:00.000Z","isMine":false},"unreadCount":1,"state":"Open","createdAt":"2026-11-17T06:00:00.000Z","version":2},"messages":[{"id":"msg-seed-6-1","conversationId":"conv-seed-6","rootId":"msg-seed-6-1","text":"نقشهٔ ساخت پس از توافق فرستاده می‌شود.","files":[],"senderName":"نوید رضایی","isMine":true,"sentAt":"2026-11-17T06:00:00.000Z","seenAt":"2026-11-17T06:12:00.000Z","clientMessageId":"msg-seed-6-1","children":[{"id":"msg-seed-6-2","conversationId":"conv-seed-6","rootId":"msg-seed-6-1","parentId":"msg-seed-6-1","text":"با سپاس از درخواست شما؛ پاسخ هر ردیف نوشته شد.","files":[],"senderName":"مجتمع قطعه‌ساز راستین‌کوش","isMine":false,"sentAt":"2026-11-17T10:00:00.000Z","clientMessageId":"msg-seed-6-2","children":[]}]}],"hasOlder":false})


export const getGetConversationThreadResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getGetConversationThreadResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetConversationThreadResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getGetConversationThreadResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})

export const getUpdateConversationResponseMock = (): Conversation => ({"id":"conv-seed-6","subject":"درخواست TR-100206: تراش محور پمپ","objectType":"TradeRequest","objectId":"tr-seed-6","objectTitle":"تراش محور پمپ","tradeRequestId":"tr-seed-6","tradeRequestNumber":"TR-100206","tradeRequestStatus":"Answered","counterpart":{"kind":"Supplier","id":"s-1","name":"مجتمع قطعه‌ساز راستین‌کوش"},"lastMessage":{"text":"با قیمت موافقم.","at":"2026-11-21T08:00:00.000Z","isMine":true},"unreadCount":0,"state":"Open","createdAt":"2026-11-17T06:00:00.000Z","version":3})


export const getUpdateConversationResponseMock200 = (): Conversation => ({"id":"conv-seed-6","subject":"درخواست TR-100206: تراش محور پمپ","objectType":"TradeRequest","objectId":"tr-seed-6","objectTitle":"تراش محور پمپ","tradeRequestId":"tr-seed-6","tradeRequestNumber":"TR-100206","tradeRequestStatus":"Answered","counterpart":{"kind":"Supplier","id":"s-1","name":"مجتمع قطعه‌ساز راستین‌کوش"},"lastMessage":{"text":"با قیمت موافقم.","at":"2026-11-21T08:00:00.000Z","isMine":true},"unreadCount":0,"state":"Open","createdAt":"2026-11-17T06:00:00.000Z","version":3})


export const getUpdateConversationResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getUpdateConversationResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getUpdateConversationResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getUpdateConversationResponseMock409 = (): ConversationConflictResponse => ({"type":"urn:bazaar:problem:conflict","title":"این مورد در جای دیگری تغییر کرده است.","status":409,"code":"conflict","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","current":{"id":"conv-seed-6","subject":"درخواست TR-100206: تراش محور پمپ","objectType":"TradeRequest","objectId":"tr-seed-6","objectTitle":"تراش محور پمپ","tradeRequestId":"tr-seed-6","counterpart":{"kind":"Supplier","id":"s-1","name":"بازرگانی یاتاقان پارس"},"lastMessage":{"text":"با سپاس؛ پاسخ هر ردیف در درخواست نوشته شد.","at":"2026-11-20T12:02:00.000Z","isMine":false},"unreadCount":1,"state":"Open","createdAt":"2026-11-20T10:25:00.000Z","version":2}})


export const getUpdateConversationResponseMock413 = (): PayloadTooLargeResponse => ({"type":"urn:bazaar:problem:payload-too-large","title":"اندازهٔ درخواست بیش از حد مجاز است.","status":413,"code":"payload-too-large","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getUpdateConversationResponseMock415 = (): UnsupportedMediaTypeResponse => ({"type":"urn:bazaar:problem:unsupported-media-type","title":"قالب درخواست پذیرفته نیست.","status":415,"code":"unsupported-media-type","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getUpdateConversationResponseMock422 = (): ValidationResponse => ({"type":"urn:bazaar:problem:validation","title":"برخی از مقدارها درست نیست.","status":422,"detail":"۱ مورد را اصلاح کنید.","code":"validation","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"phoneNumber":["شمارهٔ موبایل را به شکل ۰۹۱۲۳۴۵۶۷۸۹ بنویسید."]}})


export const getUpdateConversationResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})



export const getHideConversationResponseMock400 = (): BadRequestResponse => ({"type":"urn:bazaar:problem:bad-request","title":"درخواست درست نیست.","status":400,"detail":"۱ مورد را اصلاح کنید.","code":"bad-request","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11","errors":{"pageSize":["مقدار نباید بیشتر از ۱۰۰ باشد."]}})


export const getHideConversationResponseMock401 = (): UnauthorizedResponse => ({"type":"urn:bazaar:problem:unauthorized","title":"برای این کار وارد شوید.","status":401,"code":"unauthorized","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getHideConversationResponseMock404 = (): NotFoundResponse => ({"type":"urn:bazaar:problem:not-found","title":"پیدا نشد.","status":404,"detail":"این محصول پیدا نشد.","code":"not-found","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getHideConversationResponseMockDefault = (): ProblemResponse => ({"type":"urn:bazaar:problem:server","title":"مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.","status":500,"code":"server","traceId":"0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11"})


export const getListConversationsMockHandler = (overrideResponse?: PagedConversation | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedConversation> | PagedConversation), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/conversations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListConversationsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListConversationsMockHandler200 = (overrideResponse?: PagedConversation | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedConversation> | PagedConversation), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/conversations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListConversationsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListConversationsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/conversations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListConversationsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListConversationsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/conversations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListConversationsResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListConversationsMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/conversations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListConversationsResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getSendMessageMockHandler = (overrideResponse?: ConversationMessage | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConversationMessage> | ConversationMessage), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/conversations', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendMessageResponseMock(),
      { status: 200
      })
  }, options)
}


export const getSendMessageMockHandler200 = (overrideResponse?: ConversationMessage | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConversationMessage> | ConversationMessage), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/conversations', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendMessageResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getSendMessageMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/conversations', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendMessageResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getSendMessageMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/conversations', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendMessageResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getSendMessageMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/conversations', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendMessageResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getSendMessageMockHandler409 = (overrideResponse?: MessageConflictResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MessageConflictResponse> | MessageConflictResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/conversations', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendMessageResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getSendMessageMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/conversations', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendMessageResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getSendMessageMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/conversations', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendMessageResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getSendMessageMockHandler422 = (overrideResponse?: ValidationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationResponse> | ValidationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/conversations', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendMessageResponseMock422(),
      { status: 422, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getSendMessageMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/conversations', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendMessageResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListConversationMessagesMockHandler = (overrideResponse?: PagedConversationMessage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedConversationMessage> | PagedConversationMessage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/conversations/thread/flat', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListConversationMessagesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListConversationMessagesMockHandler200 = (overrideResponse?: PagedConversationMessage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedConversationMessage> | PagedConversationMessage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/conversations/thread/flat', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListConversationMessagesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListConversationMessagesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/conversations/thread/flat', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListConversationMessagesResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListConversationMessagesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/conversations/thread/flat', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListConversationMessagesResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListConversationMessagesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/conversations/thread/flat', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListConversationMessagesResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListConversationMessagesMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/conversations/thread/flat', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListConversationMessagesResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetUnreadConversationsMockHandler = (overrideResponse?: UnreadConversations | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnreadConversations> | UnreadConversations), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/conversations/unread-thread', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUnreadConversationsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetUnreadConversationsMockHandler200 = (overrideResponse?: UnreadConversations | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnreadConversations> | UnreadConversations), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/conversations/unread-thread', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUnreadConversationsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetUnreadConversationsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/conversations/unread-thread', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUnreadConversationsResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetUnreadConversationsMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/conversations/unread-thread', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUnreadConversationsResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetConversationThreadMockHandler = (overrideResponse?: ConversationThread | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ConversationThread> | ConversationThread), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/conversations/:id/thread', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetConversationThreadResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetConversationThreadMockHandler200 = (overrideResponse?: ConversationThread | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ConversationThread> | ConversationThread), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/conversations/:id/thread', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetConversationThreadResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetConversationThreadMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/conversations/:id/thread', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetConversationThreadResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetConversationThreadMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/conversations/:id/thread', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetConversationThreadResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetConversationThreadMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/conversations/:id/thread', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetConversationThreadResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetConversationThreadMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/conversations/:id/thread', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetConversationThreadResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getUpdateConversationMockHandler = (overrideResponse?: Conversation | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Conversation> | Conversation), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/conversations/:id/thread', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateConversationResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateConversationMockHandler200 = (overrideResponse?: Conversation | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Conversation> | Conversation), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/conversations/:id/thread', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateConversationResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateConversationMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/conversations/:id/thread', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateConversationResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateConversationMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/conversations/:id/thread', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateConversationResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateConversationMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/conversations/:id/thread', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateConversationResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateConversationMockHandler409 = (overrideResponse?: ConversationConflictResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ConversationConflictResponse> | ConversationConflictResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/conversations/:id/thread', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateConversationResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateConversationMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/conversations/:id/thread', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateConversationResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateConversationMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/conversations/:id/thread', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateConversationResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateConversationMockHandler422 = (overrideResponse?: ValidationResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationResponse> | ValidationResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/conversations/:id/thread', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateConversationResponseMock422(),
      { status: 422, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateConversationMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/conversations/:id/thread', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateConversationResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getHideConversationMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/conversations/:id/thread', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getHideConversationMockHandler204 = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/conversations/:id/thread', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getHideConversationMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/conversations/:id/thread', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getHideConversationResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getHideConversationMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/conversations/:id/thread', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getHideConversationResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getHideConversationMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/conversations/:id/thread', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getHideConversationResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getHideConversationMockHandlerDefault = (overrideResponse?: ProblemResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ProblemResponse> | ProblemResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/conversations/:id/thread', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getHideConversationResponseMockDefault(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getConversationsMock = () => [
  getListConversationsMockHandler(),
  getSendMessageMockHandler(),
  getListConversationMessagesMockHandler(),
  getGetUnreadConversationsMockHandler(),
  getGetConversationThreadMockHandler(),
  getUpdateConversationMockHandler(),
  getHideConversationMockHandler()
]
