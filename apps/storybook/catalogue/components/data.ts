import type { Catalogue } from '../catalogue-entry.ts';

export const dataComponents: Catalogue = {
  'Components/Data/Avatar': {
    status: 'stable',
    persian: ['آواتار', 'تصویر کاربر'],
    english: ['profile picture', 'user image'],
    apart: 'Monogram is for companies; an avatar is for a person.',
  },
  'Components/Data/Badge': {
    status: 'stable',
    persian: ['نشان', 'برچسب وضعیت'],
    english: ['status label', 'tag', 'pill'],
  },
  'Components/Data/Chart': {
    status: 'stable',
    persian: ['نمودار', 'چارت'],
    english: ['graph', 'bar chart', 'line chart'],
  },
  'Components/Data/Data table': {
    status: 'stable',
    persian: ['جدول داده', 'جدول مرتب‌شونده'],
    english: ['grid', 'sortable table', 'data grid'],
    apart: 'Table only shows; this one sorts, picks rows and chooses columns.',
  },
  'Components/Data/Monogram': {
    status: 'stable',
    persian: ['نشان حروفی', 'حروف نام'],
    english: ['initials', 'company mark'],
    apart: 'Avatar is for a person; a monogram is for a company.',
  },
  'Components/Data/Price': {
    status: 'stable',
    persian: ['قیمت', 'بها', 'تومان'],
    english: ['amount', 'cost'],
  },
  'Components/Data/Spec strip': {
    status: 'stable',
    persian: ['نوار مشخصات', 'ویژگی‌های کلیدی'],
    english: ['key properties', 'specification'],
  },
  'Components/Data/Table': {
    status: 'stable',
    persian: ['جدول ساده', 'جدول'],
    english: ['static table', 'plain table'],
    apart: 'Data table sorts, picks rows and chooses columns; this one only shows.',
  },
  'Components/Data/Timeline': {
    status: 'stable',
    persian: ['خط زمان', 'تاریخچه'],
    english: ['history', 'events', 'activity'],
    apart: 'Object timeline groups the events of one record by day.',
  },
  'Components/Data/Trust line': {
    status: 'stable',
    persian: ['خط اعتماد', 'تأیید اعتبار'],
    english: ['verification', 'dated confirmation'],
  },
};
