import type { ContentType, MediaVideo, PageSummary } from '@bazaar/api/model';
import { drawing } from './drawings';
import { supplierSummary } from './record-fixtures';

export const contentTypes: ContentType[] = [
  {
    id: 'ct-supplier-notes',
    title: 'یادداشت فنی تأمین‌کننده',
    slug: 'یادداشت-فنی',
    pageType: 'SupplierContent',
    pageCount: 2,
    children: [],
  },
];

export const article: PageSummary = {
  id: 'pg-bearing-fake',
  title: 'تشخیص بلبرینگ اصل از تقلبی در پنج گام',
  slug: 'تشخیص-بلبرینگ-اصل',
  contentTypeId: 'ct-supplier-notes',
  contentTypeTitle: 'یادداشت فنی تأمین‌کننده',
  pageType: 'SupplierContent',
  labels: ['بلبرینگ'],
  categoryIds: [],
  supplier: supplierSummary,
  summary: 'از بسته‌بندی و حکاکی تا لقی و صدا؛ آنچه پیش از خرید می‌توان دید.',
  publishedAt: '2026-11-10T05:30:00.000Z',
  updatedAt: '2026-11-10T05:30:00.000Z',
  readingMinutes: 6,
  likeCount: 48,
  isLikedByMe: false,
  commentCount: 5,
  allowComments: true,
  visitCount: 1820,
  status: 'Published',
  seo: { noindex: false },
};

export const video: MediaVideo = {
  id: 'v-1',
  title: 'جازدن بلبرینگ با گرم‌کن القایی',
  cover: drawing('ball-bearing'),
  sources: [],
  durationSeconds: 184,
  tags: ['نصب'],
  visitCount: 920,
  publishedAt: '2026-09-01T06:00:00.000Z',
};
