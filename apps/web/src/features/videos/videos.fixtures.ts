import type { MediaVideo, PagedMediaVideo } from '@bazaar/api/model';
import { drawing } from '@/testing/drawings';
import { video } from '@/testing/supplier-fixtures';
import type { VideosData } from './videos-view';

export const pumpVideo: MediaVideo = {
  ...video,
  title: 'راه‌اندازی پمپ سانتریفیوژ',
  cover: drawing('pump'),
  durationSeconds: 276,
  captions: [{ lang: 'fa', url: '/media/captions/v-1.fa.vtt' }],
  chapters: [
    { startSeconds: 0, title: 'پیش از استارت' },
    { startSeconds: 16, title: 'راه‌اندازی' },
  ],
  supplier: { id: 's-1', name: 'پمپ‌سازان خاورمیانه', slug: 'پمپ-سازان' },
  article: { id: 'pg-1', slug: 'پمپ', title: 'راه‌اندازی پمپ، گام به گام' },
};

export const videoList: PagedMediaVideo = {
  items: [
    pumpVideo,
    { ...video, id: 'v-2' },
    {
      ...pumpVideo,
      id: 'v-3',
      title: 'خواندن کد بلبرینگ: 6205-2RSH C3',
      cover: drawing('tapered-bearing'),
      chapters: [],
    },
    { ...video, id: 'v-4', title: 'کشش درست تسمهٔ V شکل', cover: drawing('motor') },
  ],
  totalCount: 26,
  pageNumber: 1,
  pageSize: 12,
  tagCounts: [
    { tag: 'نصب', count: 9 },
    { tag: 'how-it-work', count: 4 },
  ],
  supplierCount: 6,
  captionedCount: 24,
};

export const videosData: VideosData = {
  address: { pageNumber: 1, term: '', sort: 'new' },
  list: { state: 'ready', value: videoList },
};
