import { slugify } from '../persian-text';
import type { SeedContentType } from './page-types';

const kind = (
  id: string,
  title: string,
  pageType: string,
  icon: string,
  parentId?: string,
): SeedContentType => ({
  id: `ct-${id}`,
  ...(parentId === undefined ? {} : { parentId: `ct-${parentId}` }),
  title,
  slug: slugify(title),
  pageType,
  icon,
});

/** The tree of content types, parents before their children. */
export const contentKinds: readonly SeedContentType[] = [
  kind('knowledge', 'دانش فنی', 'Article', 'school'),
  kind('guides', 'راهنمای خرید', 'Guide', 'book', 'knowledge'),
  kind('guides-machine', 'خرید قطعات ماشین', 'Guide', 'gear', 'guides'),
  kind('guides-process', 'خرید تجهیزات فرایندی', 'Guide', 'pipe', 'guides'),
  kind('guides-material', 'خرید فلز و بست', 'Guide', 'layers', 'guides'),
  kind('guides-plant', 'خرید برق، ابزار و ایمنی', 'Guide', 'bolt', 'guides'),
  kind('services', 'سفارش ساخت و خدمات', 'Guide', 'factory', 'guides'),
  kind('standards', 'استانداردها به زبان ساده', 'Standard', 'badge', 'knowledge'),
  kind('how-to', 'نصب و نگهداری', 'Article', 'wrench', 'knowledge'),
  kind('engineering', 'محاسبات مهندسی', 'Article', 'calculator', 'knowledge'),
  kind('news', 'خبرهای صنعت', 'News', 'newspaper'),
  kind('announcement', 'اطلاعیه‌ها', 'Announcement', 'bell'),
  kind('supplier-contents', 'مطالب تأمین‌کنندگان', 'SupplierContent', 'store'),
  kind('supplier-notes', 'یادداشت فنی تأمین‌کننده', 'SupplierContent', 'pen', 'supplier-contents'),
  kind('site', 'صفحه‌های سایت', 'Static', 'info'),
];
