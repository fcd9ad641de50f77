import type { PageComment } from '@bazaar/api/model';
import type { QueryResult } from '@/lib/data/query-result';

export const PAGE = {
  pageId: 'pg-shaft-alignment',
  pageTitle: 'هم‌محوری پمپ و الکتروموتور',
  path: '/contents/pg-shaft-alignment',
  allowComments: true,
};

const said = (id: string, day: number, more: Partial<PageComment> = {}): PageComment => ({
  id,
  pageId: PAGE.pageId,
  text: 'آیا جدول ۱ برای کوپلینگ فاصله‌دار هم درست است؟ فاصلهٔ دو پیشانی ما 140 mm است.',
  authorName: 'مجید رستگار',
  isSupplierAnswer: false,
  isMine: false,
  status: 'Approved',
  likeCount: 5,
  isLikedByMe: false,
  createdAt: `2026-11-${String(day).padStart(2, '0')}T05:42:00.000Z`,
  children: [],
  ...more,
});

export const answer = said('cm-2', 18, {
  parentId: 'cm-1',
  text: 'بله. با کوپلینگ فاصله‌دار، حد زاویه‌ای همان است ولی حد موازی به طول فاصله بستگی دارد.',
  authorName: 'پمپ‌سازان خاورمیانه',
  isSupplierAnswer: true,
  likeCount: 7,
  children: [said('cm-3', 19, { parentId: 'cm-2', text: 'سپاس، روی پمپ ما جواب داد.', likeCount: 2 })],
});
export const question = said('cm-1', 17, { children: [answer] });
export const others = [
  question,
  said('cm-4', 15, { authorName: 'نسترن امینی', text: 'خواندن ساعت ۳ و ۹ هم اضافه شود.', likeCount: 9 }),
  said('cm-5', 12, { authorName: 'حمید توکلی', text: 'روشن و کاربردی بود.', likeCount: 0 }),
];

/** What its writer alone sees. */
export const waiting = said('cm-6', 21, {
  isMine: true,
  authorName: 'نوید رضایی',
  status: 'Pending',
  likeCount: 0,
  text: 'برای پمپ عمودی هم همین جدول به کار می‌آید؟',
});
export const refused = said('cm-7', 20, {
  isMine: true,
  authorName: 'نوید رضایی',
  status: 'Rejected',
  rejectReason: 'شمارهٔ تماس در دیدگاه پذیرفته نیست.',
  likeCount: 0,
  text: 'با ۰۹۱۲۱۲۳۴۵۶۷ تماس بگیرید.',
});

export const ready = (comments: PageComment[]): QueryResult<PageComment[]> => ({
  state: 'ready',
  value: comments,
});

/** Returns the threads that a call asks for: everybody's, or one's own. */
export function threadsOf({ request }: { readonly request: Request }): PageComment[] {
  return request.url.includes('mine=true') ? [waiting, refused] : others;
}
