import type { Catalogue } from '../catalogue-entry.ts';

export const suppliersPatterns: Catalogue = {
  'Patterns/Suppliers/Certainty panel': {
    status: 'stable',
    persian: ['پنل اعتبار', 'احراز هویت'],
    english: ['identity check', 'verification steps'],
  },
  'Patterns/Suppliers/Delegation list': {
    status: 'stable',
    persian: ['نمایندگی‌ها', 'شعبه‌ها'],
    english: ['branches', 'dealers', 'agencies'],
  },
  'Patterns/Suppliers/Evidence table': {
    status: 'stable',
    persian: ['مدارک', 'گواهی‌ها'],
    english: ['certificates', 'documents'],
  },
  'Patterns/Suppliers/Match table': {
    status: 'stable',
    persian: ['جدول محصولات منطبق', 'محصولات زیر تأمین‌کننده'],
    english: ['matching products', 'products of a vendor', 'nested table'],
    apart: 'Product table is a list of products of its own, with sorting and selection.',
  },
  'Patterns/Suppliers/Supplier bar': {
    status: 'stable',
    persian: ['نوار تأمین‌کننده', 'سر صفحهٔ تأمین‌کننده'],
    english: ['supplier header', 'sub-page head'],
  },
  'Patterns/Suppliers/Supplier directory': {
    status: 'stable',
    persian: ['فهرست الفبایی', 'راهنمای تأمین‌کنندگان'],
    english: ['A to Z', 'index'],
  },
  'Patterns/Suppliers/Supplier list': {
    status: 'stable',
    persian: ['فهرست تأمین‌کننده', 'شرکت‌ها'],
    english: ['vendor list', 'company rows'],
  },
  'Patterns/Suppliers/Supplier offers': {
    status: 'stable',
    persian: ['محصولات تأمین‌کننده', 'پیشنهادها'],
    english: ['supplier products', 'catalogue'],
  },
  'Patterns/Suppliers/Supplier table': {
    status: 'stable',
    persian: ['جدول تأمین‌کننده', 'مقایسهٔ شرکت‌ها'],
    english: ['vendor table', 'company table'],
  },
};
