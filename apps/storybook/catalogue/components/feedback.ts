import type { Catalogue } from '../catalogue-entry.ts';

export const feedbackComponents: Catalogue = {
  'Components/Feedback/Account toast': {
    status: 'stable',
    persian: ['پیام گذرای حساب', 'اعلان حساب'],
    english: ['runtime toast', 'snackbar after login'],
    apart:
      'Toast is the same message for public pages. This corner stacks and swipes, for screens behind the login.',
  },
  'Components/Feedback/Banner': {
    status: 'stable',
    persian: ['بنر', 'اعلان صفحه'],
    english: ['alert', 'notice', 'announcement'],
    apart: 'Toast goes by itself; a banner stays until it is closed.',
  },
  'Components/Feedback/Loading overlay': {
    status: 'stable',
    persian: ['پوشش بارگذاری', 'صبر کنید'],
    english: ['spinner', 'busy', 'blocking loader'],
  },
  'Components/Feedback/Message panel': {
    status: 'stable',
    persian: ['پنل پیام', 'حالت خالی', 'حالت خطا'],
    english: ['empty state', 'error state', 'blank slate'],
  },
  'Components/Feedback/Progress': {
    status: 'stable',
    persian: ['نوار پیشرفت', 'پیشروی'],
    english: ['progress bar', 'meter'],
  },
  'Components/Feedback/Skeleton': {
    status: 'stable',
    persian: ['اسکلت', 'جای خالی بارگذاری'],
    english: ['placeholder', 'loading state', 'shimmer'],
  },
  'Components/Feedback/Toast': {
    status: 'stable',
    persian: ['پیام گذرا', 'اعلان', 'توست'],
    english: ['snackbar', 'transient message', 'notification'],
    apart:
      'Snackbar and transient message are other names for it. Account toast is the same message on the runtime. Banner stays; Message panel fills a part of the page.',
  },
};
