/** Texts of the column browser of categories, on the home page and below the header. */
export const browserMessages = {
  label: 'مرور دسته‌بندی‌ها',
  columns: ['بخش', 'گروه', 'خانواده', 'دسته'],
  path: 'مسیر دسته',
  move: 'جابه‌جایی',
  open: 'باز کردن',
  back: 'بازگشت',
  go: 'رفتن به دسته',
  seeProducts: (count: string) => `مشاهدهٔ ${count}`,
  seeCategory: 'مشاهدهٔ دسته',
  product: 'محصول',
  supplier: 'تأمین‌کننده',
} as const;
