import type { Catalogue } from '../catalogue-entry.ts';

export const accountPatterns: Catalogue = {
  'Patterns/Account/Address card': {
    status: 'stable',
    persian: ['کارت آدرس', 'نشانی'],
    english: ['postal address', 'delivery place'],
  },
  'Patterns/Account/Address form': {
    status: 'stable',
    persian: ['فرم آدرس', 'ثبت نشانی'],
    english: ['postal address form', 'delivery form'],
  },
  'Patterns/Account/Conversations': {
    status: 'stable',
    persian: ['گفت‌وگوها', 'صندوق پیام'],
    english: ['inbox', 'message list'],
  },
  'Patterns/Account/Memory list': {
    status: 'stable',
    persian: ['فهرست حافظه', 'علاقه‌مندی و بازدید'],
    english: ['saved items', 'history'],
  },
  'Patterns/Account/Message thread': {
    status: 'stable',
    persian: ['رشتهٔ پیام', 'گفت‌وگو'],
    english: ['chat', 'conversation'],
  },
  'Patterns/Account/Note panel': {
    status: 'stable',
    persian: ['یادداشت', 'نوت'],
    english: ['memo', 'private note'],
  },
  'Patterns/Account/Object timeline': {
    status: 'stable',
    persian: ['تاریخچهٔ کالا', 'رویدادها'],
    english: ['activity', 'record history'],
    apart: 'Timeline is the list of events alone.',
  },
  'Patterns/Account/Personal information': {
    status: 'stable',
    persian: ['مشخصات فردی', 'اطلاعات شخصی'],
    english: ['profile form', 'identity'],
  },
  'Patterns/Account/Undo row': {
    status: 'stable',
    persian: ['بازگرداندن', 'حذف شد'],
    english: ['undo', 'restore'],
  },
};
