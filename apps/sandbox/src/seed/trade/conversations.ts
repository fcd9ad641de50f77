import type { SeedTradeMessage } from './seed-trade-request';

export interface SeedConversation {
  no: number;
  userId: string;
  /** Absent for the marketplace's support. */
  supplierId?: string;
  subject: string;
  messages: SeedTradeMessage[];
  isClosed?: boolean;
}

/** Conversations without a request. */
export const seedConversations: readonly SeedConversation[] = [
  {
    no: 21,
    userId: 'user-1',
    supplierId: 's-1',
    subject: 'ساخت قطعه از روی نمونه',
    messages: [
      { side: 'Buyer', hoursAgo: 210, text: 'سلام، ساخت قطعه از روی نمونه را می‌پذیرید؟ نقشه نداریم.' },
      {
        side: 'Supplier',
        hoursAgo: 207,
        text: 'سلام، بله؛ نمونه را بفرستید تا اندازه‌برداری کنیم. نقشه هم تحویل می‌دهیم.',
      },
      { side: 'Buyer', hoursAgo: 206, text: 'هزینهٔ اندازه‌برداری جداست؟' },
      { side: 'Supplier', hoursAgo: 12, text: 'اگر ساخت را به ما بسپارید، رایگان است.', isUnread: true },
    ],
  },
  {
    no: 22,
    userId: 'user-1',
    subject: 'فاکتور رسمی طرح عضویت',
    messages: [
      { side: 'Buyer', hoursAgo: 330, text: 'سلام، فاکتور رسمی طرح عضویت را از کجا بگیریم؟' },
      { side: 'Support', hoursAgo: 329, text: 'سلام، فاکتور پس از پایان ماه در بخش کیف پول گذاشته می‌شود.' },
    ],
  },
  {
    no: 23,
    userId: 'user-3',
    supplierId: 's-1',
    subject: 'ظرفیت ماشین‌کاری در آذرماه',
    messages: [
      {
        side: 'Buyer',
        hoursAgo: 7,
        text: 'سلام، برای آذرماه ظرفیت تراش محور تا قطر ۲۰۰ میلی‌متر دارید؟',
        isUnread: true,
      },
    ],
  },
];
