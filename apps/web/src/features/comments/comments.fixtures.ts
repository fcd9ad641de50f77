import type { PageComment, PagedPageSummary, PageSummary } from '@bazaar/api/model';

const MINUTE_MS = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();

const page = (id: string, title: string, uniquePageName?: string): PageSummary => ({
  id,
  title,
  slug: id,
  ...(uniquePageName === undefined ? {} : { uniquePageName }),
  contentTypeId: 'ct-guides',
  contentTypeTitle: 'راهنمای خرید',
  pageType: uniquePageName === undefined ? 'Article' : 'Static',
  labels: [],
  categoryIds: [],
  publishedAt: ago(60 * 24 * 40),
  updatedAt: ago(60 * 24 * 20),
  readingMinutes: 6,
  likeCount: 48,
  isLikedByMe: false,
  commentCount: 5,
  allowComments: true,
  visitCount: 1_820,
  status: 'Published',
  seo: { title, description: title, noindex: false },
});

export const guide = page('pg-bearing-selection', 'راهنمای انتخاب بلبرینگ');
export const howItWorks = page('pg-how-it-work', 'بازار صنعت چگونه کار می‌کند', 'how-it-work');

export const listOf = (...items: PageSummary[]): PagedPageSummary => ({
  items,
  totalCount: items.length,
  pageNumber: 1,
  pageSize: 5,
});

const said = (id: string, minutes: number, more: Partial<PageComment>): PageComment => ({
  id,
  pageId: guide.id,
  text: 'برای دورهای بالا لقی C3 بهتر نیست؟',
  authorName: 'نوید رضایی',
  isSupplierAnswer: false,
  isMine: true,
  status: 'Approved',
  likeCount: 3,
  isLikedByMe: false,
  createdAt: ago(minutes),
  children: [],
  ...more,
});

export const answer = said('cm-2', 90, {
  parentId: 'cm-1',
  text: 'بله، وقتی گرم می‌شود لقی کم می‌شود؛ C3 جا می‌گذارد.',
  authorName: 'بلبرینگ یاتاقان پارس',
  isSupplierAnswer: true,
  isMine: false,
});

/** Threads of the guide: an answered one, one that waits and one that was rejected. */
export const guideThreads: PageComment[] = [
  said('cm-1', 60 * 24 * 3, { children: [answer] }),
  said('cm-3', 5, { text: 'جدول معادل‌ها برای FAG هم هست؟', status: 'Pending', likeCount: 0 }),
  said('cm-4', 60 * 24 * 9, {
    text: 'با ۰۹۱۲۱۲۳۴۵۶۷ تماس بگیرید.',
    status: 'Rejected',
    rejectReason: 'شمارهٔ تماس در دیدگاه پذیرفته نیست.',
    likeCount: 0,
  }),
];

export const siteThreads: PageComment[] = [
  said('cm-9', 60 * 24 * 12, { pageId: howItWorks.id, text: 'روشن و کوتاه بود.', likeCount: 1 }),
];

/** Returns the threads of the page that a call asks for. */
export function threadsOf({ request }: { readonly request: Request }): PageComment[] {
  return request.url.includes(howItWorks.id) ? siteThreads : guideThreads;
}
