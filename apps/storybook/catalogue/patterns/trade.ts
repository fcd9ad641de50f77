import type { Catalogue } from '../catalogue-entry.ts';

export const tradePatterns: Catalogue = {
  'Patterns/Trade/Answer comparison': {
    status: 'stable',
    persian: ['مقایسهٔ پاسخ‌ها', 'پاسخ تأمین‌کننده'],
    english: ['quote comparison', 'offers'],
  },
  'Patterns/Trade/Request panel': {
    status: 'stable',
    persian: ['سبد درخواست', 'استعلام قیمت'],
    english: ['basket', 'cart', 'quote request'],
  },
  'Patterns/Trade/Trade wizard': {
    status: 'stable',
    persian: ['ثبت درخواست', 'گام‌های درخواست'],
    english: ['request wizard', 'multi-step form'],
  },
  'Patterns/Trade/Wallet': {
    status: 'stable',
    persian: ['کیف پول', 'اعتبار'],
    english: ['balance', 'ledger', 'credit'],
  },
};
