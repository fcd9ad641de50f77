import type { Catalogue } from '../catalogue-entry.ts';

export const searchAndListsPatterns: Catalogue = {
  'Patterns/Search and lists/Area links': {
    status: 'stable',
    persian: ['پیوند بخش‌ها', 'چهار بخش'],
    english: ['section links', 'entry points'],
  },
  'Patterns/Search and lists/Category landing page': {
    status: 'stable',
    persian: ['صفحهٔ دسته', 'درگاه دسته'],
    english: ['category page', 'hub'],
  },
  'Patterns/Search and lists/Filter chips': {
    status: 'stable',
    persian: ['فیلترهای فعال', 'چیپ فیلتر'],
    english: ['active filters', 'applied filters'],
  },
  'Patterns/Search and lists/Filter panel': {
    status: 'stable',
    persian: ['پنل فیلتر', 'پالایش نتایج'],
    english: ['facets', 'refine', 'sidebar filters'],
  },
  'Patterns/Search and lists/Found list': {
    status: 'stable',
    persian: ['فهرست یافته‌ها', 'نتیجهٔ هر بخش'],
    english: ['result groups', 'matches'],
  },
  'Patterns/Search and lists/Landing filter': {
    status: 'stable',
    persian: ['فیلتر صفحهٔ دسته', 'جستجو در دسته'],
    english: ['quick filter', 'filter box'],
  },
  'Patterns/Search and lists/Pagination bar': {
    status: 'stable',
    persian: ['نوار صفحه‌بندی', 'تعداد در صفحه'],
    english: ['pager bar', 'page size'],
    apart: 'Pagination is the row of pages alone.',
  },
  'Patterns/Search and lists/Property reference': {
    status: 'stable',
    persian: ['مرجع ویژگی‌ها', 'راهنمای ویژگی'],
    english: ['property glossary', 'reference table'],
  },
  'Patterns/Search and lists/Results bar': {
    status: 'stable',
    persian: ['نوار نتایج', 'مرتب‌سازی'],
    english: ['sort', 'view switch', 'toolbar'],
  },
  'Patterns/Search and lists/Search box': {
    status: 'stable',
    persian: ['کادر جستجو', 'جستجو'],
    english: ['search field', 'search input'],
  },
  'Patterns/Search and lists/Search results': {
    status: 'stable',
    persian: ['نتایج جستجو', 'یافته‌ها'],
    english: ['results list', 'hits'],
  },
  'Patterns/Search and lists/Search suggestions': {
    status: 'stable',
    persian: ['پیشنهاد جستجو', 'جستجوهای اخیر'],
    english: ['autocomplete', 'recent searches'],
  },
  'Patterns/Search and lists/Unit converter': {
    status: 'stable',
    persian: ['تبدیل یکا', 'مبدل'],
    english: ['conversion', 'calculator'],
  },
  'Patterns/Search and lists/Unit switch': {
    status: 'stable',
    persian: ['تغییر یکا', 'متریک و اینچی'],
    english: ['metric imperial', 'units toggle'],
  },
};
