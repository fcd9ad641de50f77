import type { Catalogue } from '../catalogue-entry.ts';

export const contentPatterns: Catalogue = {
  'Patterns/Content/Ad slot': {
    status: 'stable',
    persian: ['جای تبلیغ', 'آگهی'],
    english: ['advertisement', 'sponsored'],
  },
  'Patterns/Content/Article page': {
    status: 'stable',
    persian: ['مقاله', 'متن بلند'],
    english: ['post', 'reading view'],
  },
  'Patterns/Content/Author line': {
    status: 'stable',
    persian: ['نویسنده', 'پدیدآور'],
    english: ['byline', 'credit'],
  },
  'Patterns/Content/File rows': {
    status: 'stable',
    persian: ['فایل‌ها', 'پیوست‌ها', 'دانلود'],
    english: ['attachments', 'downloads', 'file list'],
  },
  'Patterns/Content/Comment tree': {
    status: 'stable',
    persian: ['دیدگاه‌ها', 'نظرها'],
    english: ['comments', 'discussion', 'replies'],
  },
  'Patterns/Content/Content list': {
    status: 'stable',
    persian: ['فهرست مطلب', 'مقاله‌ها'],
    english: ['article list', 'posts'],
  },
  'Patterns/Content/Like toggle': {
    status: 'stable',
    persian: ['پسندیدن', 'لایک'],
    english: ['like', 'thumbs up'],
  },
  'Patterns/Content/Video grid': {
    status: 'stable',
    persian: ['فهرست ویدیو', 'فیلم‌ها'],
    english: ['video list', 'clips'],
  },
  'Patterns/Content/Video player': {
    status: 'stable',
    persian: ['پخش ویدیو', 'پخش‌کننده'],
    english: ['media player', 'captions'],
  },
};
