import type { Conversation, ConversationMessage } from '@bazaar/api/model';
import type { Reply } from '@/entities/conversation/thread/use-reply';

/** Time of the stories. */
export const NOW_MS = Date.parse('2026-11-21T11:00:00+03:30');
const at = (day: number, time: string) => `2026-11-${day}T${time}:00+03:30`;
const nothing = () => undefined;

const conversation = (id: string, name: string, more: Partial<Conversation>): Conversation => ({
  id,
  subject: 'پرسش دربارهٔ بلبرینگ شیار عمیق 6205-2RSH',
  counterpart: { kind: 'Supplier', id: 's-1', name },
  lastMessage: { text: 'آیا سفارش را تأیید می‌کنید؟', at: at(21, '10:42'), isMine: false },
  unreadCount: 0,
  state: 'Open',
  createdAt: at(19, '16:20'),
  version: 1,
  ...more,
});

const bearing = {
  objectType: 'Product',
  objectId: 'sp-1',
  objectTitle: 'بلبرینگ شیار عمیق 6205-2RSH',
} as const;

export const conversations: readonly [Conversation, ...Conversation[]] = [
  conversation('conv-1', 'صنایع یاتاقان البرز', {
    ...bearing,
    counterpart: {
      ...{ kind: 'Supplier', id: 's-1', name: 'صنایع یاتاقان البرز' },
      confirmation: { issuedAt: '2025-08-01T00:00:00Z', validTo: '2027-08-01T00:00:00Z' },
    },
    unreadCount: 2,
  }),
  conversation('conv-2', 'بازرگانی یاتاقان پارس', {
    subject: 'درخواست TR-100214: ساخت قطعه از روی نمونه',
    ...{ objectType: 'TradeRequest', objectId: 'tr-1', objectTitle: 'ساخت قطعه از روی نمونه' },
    ...{ tradeRequestId: 'tr-1', tradeRequestNumber: 'TR-100214', tradeRequestStatus: 'Answered' },
    lastMessage: {
      text: 'برای دویست عدد، آماده‌سازی چند روز کاری زمان می‌برد؟',
      at: at(20, '09:05'),
      isMine: true,
    },
  }),
  conversation('conv-3', 'پشتیبانی بازار', {
    subject: 'فاکتور رسمی طرح عضویت',
    counterpart: { kind: 'Support', id: 'support', name: 'پشتیبانی بازار' },
    lastMessage: {
      text: 'فاکتور پس از پایان ماه در بخش کیف پول گذاشته می‌شود.',
      at: at(8, '12:00'),
      isMine: false,
    },
    state: 'Closed',
  }),
];

const message = (id: string, text: string, more: Partial<ConversationMessage>): ConversationMessage => ({
  id,
  conversationId: 'conv-1',
  rootId: 'msg-1',
  text,
  files: [],
  senderName: 'نگار مرادی',
  senderPosition: 'کارشناس فروش',
  isMine: false,
  sentAt: at(21, '10:42'),
  clientMessageId: id,
  ...more,
});

export const messages: readonly ConversationMessage[] = [
  message('msg-1', 'سلام. برای ۲۰۰ عدد قیمت و زمان آماده‌سازی را اعلام می‌کنید؟', {
    isMine: true,
    sentAt: at(19, '16:20'),
    seenAt: at(19, '16:40'),
  }),
  message('msg-2', 'سلام. پیش‌فاکتور پیوست است؛ آماده‌سازی ۲ روز کاری.', {
    sentAt: at(19, '16:55'),
    files: [
      {
        id: 'file-1',
        url: '/files/file-1/invoice.pdf',
        name: 'پیش‌فاکتور ۷۷۴۱.pdf',
        mime: 'application/pdf',
        sizeBytes: 430_080,
      },
    ],
  }),
  message('msg-3', '', { sentAt: at(20, '08:10'), deletedAt: at(20, '08:12') }),
  message('msg-4', 'آیا سفارش را تأیید می‌کنید؟', { editedAt: at(21, '10:44') }),
  message('msg-5', 'بله، فردا ثبت می‌کنیم.', { isMine: true, sentAt: at(21, '10:50') }),
];

export const reply: Reply = {
  text: '',
  error: '',
  files: [],
  outgoing: [],
  uploads: [],
  writingId: 'mine-0',
  type: nothing,
  addFiles: nothing,
  removeFile: nothing,
  retryFile: nothing,
  send: nothing,
  resend: nothing,
  discard: () => nothing,
};

const mine = { files: [], missing: [], isFailed: false };
export const notArrived: Reply = {
  ...reply,
  uploads: [
    {
      ...{ id: 'up-1', target: 'mine-2', name: 'نقشهٔ پایه.dwg', sizeBytes: 3_200_000 },
      ...{ state: 'uploading', percent: 60 },
    },
    {
      ...{ id: 'up-2', target: 'mine-2', name: 'drawing.pdf', sizeBytes: 420_000 },
      ...{ state: 'failed', percent: 0, problem: 'network' },
    },
  ],
  outgoing: [
    {
      ...{ ...mine, clientMessageId: 'mine-1', text: 'شمارهٔ فاکتور را هم بنویسید.' },
      ...{ sentAt: at(21, '10:58'), isFailed: true },
    },
    {
      ...{ ...mine, clientMessageId: 'mine-2', text: 'نشانی تحویل همان نشانی پیشین است.' },
      ...{ sentAt: at(21, '10:59'), missing: ['نقشهٔ پایه.dwg', 'drawing.pdf'] },
    },
  ],
};

/** A thread as it is read. */
export const threadParts = {
  messages,
  news: { firstId: 'msg-4', count: 1 },
  older: { state: 'none', read: nothing },
} as const;
