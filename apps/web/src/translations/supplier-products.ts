import { areaNames } from './areas';

/** Texts of a supplier's products in one area. Numbers are passed in Persian digits. */
export const supplierProductMessages = {
  breadcrumb: 'مسیر',
  suppliers: 'تأمین‌کنندگان',
  areas: areaNames,
  title: (area: string, supplier: string) => `${area} ${supplier}`,
  pageTitle: (area: string, supplier: string, page: string) => `${area} ${supplier}، صفحهٔ ${page}`,
  description: (area: string, supplier: string) =>
    `${area} ${supplier} با مشخصات فنی، قیمت یا استعلام و شهرهای فروش؛ به تفکیک دسته.`,
  product: 'مورد',
  areaTabs: 'بخش‌ها',
  search: 'جستجو در این تأمین‌کننده',
  searchPlaceholder: 'نام، کد یا نام علمی',
  searchAction: 'جستجو',
  categories: 'دسته‌ها',
  closeCategories: 'بستن',
  allCategories: 'همهٔ دسته‌ها',
  activeFilters: 'فیلترهای فعال',
  removeFilter: 'حذف فیلتر',
  term: (term: string) => `«${term}»`,
  empty: (area: string) => `این تأمین‌کننده در ${area} چیزی عرضه نکرده است.`,
  emptySearch: 'با این جستجو چیزی یافت نشد.',
  otherAreas: 'بخش‌های دیگر این تأمین‌کننده',
  clear: 'همهٔ موارد',
  profile: 'صفحهٔ تأمین‌کننده',
  failed: 'فهرست خوانده نشد.',
  retry: 'تلاش دوباره',
  pages: 'صفحه‌ها',
  shown: (from: string, to: string, total: string) => `نمایش ${from} تا ${to} از ${total}`,
} as const;
