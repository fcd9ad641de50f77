import type { Catalogue } from '../catalogue-entry.ts';

export const assistantPatterns: Catalogue = {
  'Patterns/Assistant/Assistant panel': {
    status: 'stable',
    persian: ['دستیار خرید', 'دستیار'],
    english: ['guided search', 'buying assistant'],
  },
  'Patterns/Assistant/Assistant sentences': {
    status: 'stable',
    persian: ['جمله‌های نمونه', 'پرسش نمونه'],
    english: ['prompt examples', 'suggested questions'],
  },
};
