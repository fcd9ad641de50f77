import type { Catalogue } from '../catalogue-entry.ts';

export const overlaysComponents: Catalogue = {
  'Components/Overlays/Account dialog': {
    status: 'stable',
    persian: ['پنجرهٔ حساب', 'مودال حساب'],
    english: ['runtime dialog', 'modal after login'],
    apart: 'Dialog is the same window for public pages; it needs no runtime.',
  },
  'Components/Overlays/Account popover': {
    status: 'stable',
    persian: ['پاپ‌اور حساب', 'منوی حساب'],
    english: ['runtime popover', 'dropdown after login'],
    apart: 'Popover is the same surface for public pages; it needs no runtime.',
  },
  'Components/Overlays/Account sheet': {
    status: 'stable',
    persian: ['برگهٔ پایین', 'شیت'],
    english: ['bottom sheet', 'runtime sheet'],
    apart:
      'It comes from the lower edge. Account side sheet comes from the side; Dialog is for public pages.',
  },
  'Components/Overlays/Account side sheet': {
    status: 'stable',
    persian: ['برگهٔ کناری', 'کشوی کناری'],
    english: ['drawer', 'side panel'],
    apart: 'It comes from the side. Account sheet comes from the lower edge.',
  },
  'Components/Overlays/Confirm dialog': {
    status: 'stable',
    persian: ['پنجرهٔ تأیید', 'پرسش پیش از حذف'],
    english: ['confirmation', 'alert dialog', 'are you sure'],
    apart: 'Dialog is a window with any content; this one only asks a question.',
  },
  'Components/Overlays/Dialog': {
    status: 'stable',
    persian: ['پنجره', 'دیالوگ', 'مودال'],
    english: ['modal', 'popup window', 'bottom sheet'],
    apart:
      'Account dialog is the same window on the runtime, for screens behind the login. Confirm dialog asks before a decision.',
  },
  'Components/Overlays/Picture crop': {
    status: 'stable',
    persian: ['برش تصویر', 'عکس نمایه'],
    english: ['image cropper', 'avatar editor'],
  },
  'Components/Overlays/Popover': {
    status: 'stable',
    persian: ['پاپ‌اور', 'منوی بازشو'],
    english: ['menu', 'dropdown', 'flyout'],
    apart:
      'Account popover is the same surface on the runtime, for screens behind the login. Tooltip only names something.',
  },
  'Components/Overlays/Tooltip': {
    status: 'new',
    persian: ['راهنمای شناور', 'تولتیپ'],
    english: ['hint', 'title'],
    apart:
      'Popover holds content that can be operated. Field help explains a field and is opened by a press.',
  },
};
