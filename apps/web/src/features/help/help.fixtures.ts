import type { HelpItem } from '@bazaar/api/model';
import { drawing } from '@/testing/drawings';

export const helpItem: HelpItem = {
  frontUniqueId: 'product-list',
  title: 'راهنمای فهرست محصولات و فیلتر فنی',
  bodyHtml: '<p>با ویژگی‌های عددی، گزینه‌ای و بله‌وخیر، از هزاران کالا به چند کالا برسید.</p>',
  steps: [
    { title: 'فیلتر عددی', text: 'کمینه و بیشینه را با واحد دلخواه بنویسید.', image: drawing('gauge') },
    { title: 'گزینه‌ها', text: 'شمار کنار هر گزینه، نتیجهٔ انتخاب آن را می‌گوید؛ مانند DIN 625-1.' },
    { title: 'ستون‌ها و مرتب‌سازی', text: 'در نمای جدول، ستون‌ها را برگزینید.', image: drawing('motor') },
  ],
  videos: [
    {
      id: 'v-5',
      title: 'فیلتر فنی در پنج دقیقه',
      cover: drawing('pump'),
      sources: [],
      durationSeconds: 275,
      tags: [],
      visitCount: 12,
      publishedAt: '2026-09-01T06:00:00.000Z',
    },
  ],
  relatedIds: ['product', 'compare', 'unknown-screen'],
  updatedAt: '2026-10-12T06:00:00.000Z',
};
