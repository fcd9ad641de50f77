import { countPhrase, formatNumber } from '@bazaar/domain/persian';

/** Texts of the page of videos. Times are passed formatted. */
export const videosMessages = {
  breadcrumb: 'مسیر',
  home: 'صفحهٔ اصلی',
  title: 'ویدئوها',
  /** Of the site's own videos. */
  publisher: 'گروه فنی بازار',
  pageTitle: (page: string) => `ویدئوها، صفحهٔ ${page}`,
  termTitle: (term: string) => `ویدئوهای «${term}»`,
  tagTitle: (tag: string) => `ویدئوهای ${tag}`,
  description:
    'ویدئوهای کوتاه نصب، راه‌اندازی، نگهداری و انتخاب کالای صنعتی، با زیرنویس فارسی و متن قابل جستجو.',
  lead: (total: number, suppliers: number, captioned: number) =>
    [
      `${countPhrase(total, 'ویدئو')}${suppliers > 0 ? ` از ${countPhrase(suppliers, 'تأمین‌کننده')}` : ''}`,
      ...(captioned > 0 ? [`${formatNumber(captioned)} تا با زیرنویس و متن قابل جستجو`] : []),
    ].join('، '),
  none: 'ویدئویی نیست',
  search: 'جستجو در ویدئوها',
  searchAction: 'جستجو',
  placeholder: 'مثلاً نصب پمپ',
  tags: 'موضوع',
  allTags: 'همه',
  /** Tags of the service that are names of screens. */
  tagNames: { 'how-it-work': 'کار با بازار صنعت' } as Readonly<Record<string, string>>,
  sort: 'ترتیب',
  newest: 'تازه‌ترین',
  mostWatched: 'پربازدیدترین',
  ofCategory: (name: string) => `دستهٔ ${name}`,
  chosenCategory: 'دستهٔ برگزیده',
  remove: '، برداشتن این فیلتر',
  list: 'فهرست ویدئوها',
  pages: 'صفحه‌های ویدئوها',
  shown: (from: string, to: string, total: string) => `نمایش ${from} تا ${to} از ${total}`,
  length: 'مدت',
  captions: 'زیرنویس',
  captionsTrack: 'زیرنویس فارسی',
  withoutCaptions: 'بدون زیرنویس',
  chapters: (count: number) => countPhrase(count, 'فصل'),
  watched: (part: string) => `${part} دیده شده`,
  fullArticle: 'مطلب کامل',
  download: 'دریافت ویدئو',
  failed: 'ویدئوها خوانده نشد.',
  retry: 'تلاش دوباره',
  empty: 'هنوز ویدئویی منتشر نشده است.',
  emptyTerm: (term: string) => `برای «${term}» ویدئویی نیست.`,
  emptyFilter: 'ویدئویی با این فیلتر نیست.',
  emptyPage: 'این صفحه از فهرست خالی است.',
  showAll: 'همهٔ ویدئوها',
  notFound: 'این ویدئو در سایت نیست یا برداشته شده است.',
  videoFailed: 'این ویدئو خوانده نشد.',
} as const;
