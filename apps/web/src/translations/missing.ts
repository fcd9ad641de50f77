import type { OperationId } from '@bazaar/api/operations';

/**
 * Names of the parts a page leaves out when their call fails and they have no panel of their own. A call without a name here is left out
 * silently.
 */
const parts: Partial<Record<OperationId, string>> = {
  getActiveCategory: 'دسته',
  getCategoryBreadcrumb: 'مسیر دسته',
  getCategoryMenu: 'درخت دسته‌ها',
  listCategories: 'دسته‌ها',
  listCategoryChildren: 'زیردسته‌ها',
  listCategoryItemsCount: 'شمار موارد',
  listCategoryProperties: 'ویژگی‌های فنی',
  listTopLevelCategories: 'دسته‌های اصلی',
  listContentTypes: 'نوع مطالب',
  getContentTypeTree: 'نوع‌های مطالب',
  listMeasurementUnits: 'واحدهای اندازه‌گیری',
  listUnitsOfMeasurement: 'واحد فروش',
  listSaleCities: 'شهرهای فروش',
  filterStates: 'استان‌ها',
  filterCities: 'شهرها',
  getMerchantContent: 'شمار مطالب',
  listPages: 'مطالب',
  listMediaVideos: 'ویدئوها',
  searchMediaVideos: 'ویدئوها',
  listSupplierProducts: 'فهرست کالاها',
  getSupplier: 'مشخصات تأمین‌کننده',
  listSuppliers: 'تأمین‌کنندگان',
  searchCategorySuppliers: 'شمار گزینه‌های فیلتر',
  getPageByName: 'متن صفحه',
  listTopFaqQuestions: 'پرسش‌های پرتکرار',
  listMerchantDelegations: 'نمایندگی‌ها',
};

/** Names of what the screens behind the login read beside their main data. */
const beside = {
  units: 'واحدها',
  documentTypes: 'نوع مدارک',
  neighbours: 'جای درخواست در فهرست',
  events: 'رویدادها',
  customer: 'مشخصات شما',
  supplier: 'مشخصات تأمین‌کننده',
  overview: 'شمار همهٔ درخواست‌ها و نام تأمین‌کنندگان',
  addresses: 'نشانی‌های تحویل',
  properties: 'ویژگی‌های رسته',
  measures: 'واحدهای ویژگی‌ها',
  plan: 'طرح شما و سهم ماهانهٔ آن',
} as const;

export const missingMessages = {
  parts,
  beside,
  answerOf: (supplier: string) => `پاسخ ${supplier}`,
  moreAnswers: (count: string) => `${count} پاسخ دیگر`,
  title: (names: string) => `${names} خوانده نشد.`,
  /** Beside the rows that are shown. */
  moreRows: 'بقیهٔ ردیف‌ها خوانده نشد.',
  retry: 'تلاش دوباره',
} as const;
