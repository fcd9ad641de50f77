/** Texts of the category hub and of the area page. Numbers come in Persian digits. */
export const categoryMessages = {
  breadcrumb: 'مسیر',
  homeCrumb: 'صفحهٔ اصلی',
  description: (name: string) =>
    `${name}: زیردسته‌ها، محصولات با مشخصات فنی قابل جستجو، و تأمین‌کنندگان تأییدشده.`,
  areaDescription: (name: string, detail: string) =>
    `${name}: ${detail}. گروه‌ها، محصولات و تأمین‌کنندگان این بخش.`,
  subcategories: 'زیردسته‌ها',
  doors: 'راه‌های این دسته',
  products: 'محصولات این دسته',
  productsNote: 'فیلتر با مشخصات فنی',
  suppliers: 'تأمین‌کنندگان این دسته',
  suppliersNote: 'با تاریخ تأیید',
  product: 'محصول',
  supplier: 'تأمین‌کننده',
  someProducts: 'تازه‌ترین محصولات',
  seeAllProducts: 'مشاهدهٔ همهٔ محصولات',
  topSuppliers: 'تأمین‌کنندگان',
  subcategoriesFailed: 'زیردسته‌ها خوانده نشد.',
  productsFailed: 'محصولات این دسته خوانده نشد.',
  suppliersFailed: 'تأمین‌کنندگان این دسته خوانده نشد.',
  empty: 'در این دسته هنوز محصولی نیست.',
  retry: 'تلاش دوباره',
  areas: {
    IndustrialService: { name: 'خدمات صنعتی', detail: 'ساخت و تولید' },
    Product: { name: 'محصولات', detail: 'تجهیزات و کالاهای صنعتی' },
    ConsultingService: { name: 'خدمات مشاوره‌ای', detail: 'طراحی و مشاورهٔ صنعتی' },
    ElectronicDocument: { name: 'اسناد الکترونیکی', detail: 'استانداردها و مدارک فنی' },
  },
  areaGroups: (area: string) => `گروه‌های ${area}`,
  areaEmpty: 'در این بخش هنوز دسته‌ای نیست.',
  home: 'بازگشت به صفحهٔ اصلی',
} as const;
