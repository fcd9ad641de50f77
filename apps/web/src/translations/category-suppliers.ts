/** Texts of the suppliers of a category. Numbers are passed in Persian digits. */
export const categorySuppliersMessages = {
  title: (category: string) => `تأمین‌کنندگان ${category}`,
  crumb: 'تأمین‌کنندگان',
  description: (category: string) =>
    `سازندگان و فروشندگان ${category}؛ بر پایهٔ آنچه می‌سازند یا می‌فروشند، با محصولات منطبق و تاریخ تأیید هر شرکت.`,
  supplier: 'تأمین‌کننده',
  suppliers: 'تأمین‌کنندگان',
  match: 'محصول منطبق',
  products: 'محصولات این دسته',
  matches: (supplier: string) => `محصولات منطبق ${supplier}`,
  /** Titles of the columns of the products below a supplier, beside their properties. */
  columns: { product: 'محصول', price: 'قیمت' },
  everyMatch: 'همهٔ محصولات منطبق',
  sorts: { '-rank': 'مناسب‌ترین', name: 'نام، الف تا ی' },
  nobody: 'تأمین‌کننده‌ای با همهٔ این ویژگی‌ها یافت نشد.',
  loosen: 'یکی از این‌ها را بردارید یا بازهٔ آن را بازتر کنید.',
  emptyCategory: 'این دسته هنوز تأمین‌کننده‌ای ندارد.',
  pastTheEnd: 'این صفحه در فهرست نیست.',
  firstPage: 'رفتن به صفحهٔ نخست',
  failed: 'جستجوی تأمین‌کنندگان انجام نشد.',
  failedDetail: 'فیلترهای شما نگه داشته شده‌اند.',
  retry: 'تلاش دوباره',
} as const;
