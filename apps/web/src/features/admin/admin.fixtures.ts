import type {
  CustomerSummary,
  Merchant,
  PagedCustomerSummary,
  PagedMerchant,
  PagedWalletTransaction,
  WalletTransaction,
} from '@bazaar/api/model';
import type { LoadedPreview } from './preview/loaded-preview';

const customer = (number: number, more: Partial<CustomerSummary>): CustomerSummary => ({
  id: `customer-${number}`,
  userId: `user-${number}`,
  kind: 'Person',
  firstName: 'مهدی',
  lastName: 'احمدی',
  phoneNumber: `0912000000${number}`,
  roles: ['Consumer', 'Customer', 'Buyer'],
  completeness: 100,
  createdAt: '2026-05-20T08:00:00.000Z',
  ...more,
});

const people = [
  customer(1, {
    kind: 'Company',
    firstName: 'نوید',
    lastName: 'رضایی',
    companyName: 'صنایع نمونهٔ پارس',
    email: 'buyer@mail.example',
    roles: ['Buyer', 'Consumer', 'Customer', 'ConsumerOwner'],
  }),
  customer(2, { firstName: '', lastName: '', roles: ['Consumer'], completeness: 0 }),
  customer(3, { email: 'customer@mail.example' }),
  customer(5, { firstName: 'رضا', lastName: 'حسینی', roles: ['Consumer', 'Supplier'], completeness: 60 }),
];

/** A page of 62 customers, or the one account that is asked for. */
export function customersOf(url: string): PagedCustomerSummary {
  const query = new URL(url).searchParams;
  const userId = query.get('userId');
  const items = userId === null ? people : people.filter((person) => person.userId === userId);
  const totalCount = userId === null ? 62 : items.length;
  return { items, totalCount, pageNumber: Number(query.get('pageNumber') ?? '1'), pageSize: 25 };
}

const merchant = (number: number, more: Partial<Merchant>): Merchant => ({
  id: `m-${number}`,
  name: 'بازرگانی یاتاقان پارس',
  legalName: 'شرکت بازرگانی یاتاقان پارس (سهامی خاص)',
  kind: 'Legal',
  nationalId: '14000000003',
  isConfirmed: true,
  confirmedAt: '2025-04-12T08:00:00.000Z',
  phone: '021-55501234',
  ...more,
});

export const merchantPage: PagedMerchant = {
  items: [
    merchant(1, {}),
    merchant(2, { name: 'SKF ایران', isConfirmed: false, phone: undefined }),
    merchant(3, { name: 'کارگاه احمدی', legalName: 'مهدی احمدی', kind: 'Real', nationalId: undefined }),
  ],
  totalCount: 3,
  pageNumber: 1,
  pageSize: 25,
};

export const credited: WalletTransaction = {
  id: 'wt-9',
  kind: 'AdminCharge',
  direction: 'In',
  amountRial: 5_000_000,
  balanceAfterRial: 6_500_000,
  status: 'Done',
  description: 'اعتبار از سوی پشتیبانی: جبران دیرکرد',
  createdAt: '2026-11-20T14:00:00.000Z',
};

export const customerLedger: PagedWalletTransaction = {
  items: [
    { ...credited, id: 'wt-3', kind: 'Charge', description: 'شارژ کیف پول', balanceAfterRial: 1_500_000 },
    { ...credited, id: 'wt-2', kind: 'Refund', description: 'بازگشت هزینه', amountRial: 500_000 },
  ],
  totalCount: 14,
  pageNumber: 1,
  pageSize: 10,
};

export const draftPreview: LoadedPreview = {
  id: 'pg-draft-1',
  state: 'ready',
  title: 'روانکاری در سرما',
  summary: 'از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید.',
  status: 'Draft',
  updatedAt: '2026-11-02T07:00:00.000Z',
  readingMinutes: 6,
  html: '<p>گریس در سرما سفت می‌شود.</p><h2>دمای کار</h2><p>پیش از خرید دما را بپرسید.</p>',
};
