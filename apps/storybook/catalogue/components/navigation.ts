import type { Catalogue } from '../catalogue-entry.ts';

export const navigationComponents: Catalogue = {
  'Components/Navigation/Breadcrumb': {
    status: 'stable',
    persian: ['مسیر صفحه', 'مسیر راهنما'],
    english: ['breadcrumbs', 'path'],
  },
  'Components/Navigation/Pagination': {
    status: 'stable',
    persian: ['صفحه‌بندی', 'شمارهٔ صفحه'],
    english: ['pager', 'paging'],
    apart: 'Pagination bar adds the page size and the count around it.',
  },
  'Components/Navigation/Skip link': {
    status: 'stable',
    persian: ['پرش به محتوا', 'پیوند پرش'],
    english: ['skip to content', 'bypass'],
  },
  'Components/Navigation/Stepper': {
    status: 'stable',
    persian: ['مراحل', 'گام‌ها'],
    english: ['steps', 'wizard progress'],
  },
  'Components/Navigation/Tabs': {
    status: 'stable',
    persian: ['تب', 'زبانه', 'سربرگ'],
    english: ['tab bar', 'section switch'],
    apart: 'Segmented control switches the view of one list; tabs switch sections.',
  },
};
