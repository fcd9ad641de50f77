/** Texts of the frame around every page. */
export const shellMessages = {
  skip: 'پرش به محتوا',
  homeLink: (siteName: string) => `${siteName}، صفحهٔ اصلی`,
  search: 'جستجو',
  searchPlaceholder: 'جستجوی کالا، کد یا نام علمی',
  accountNav: 'حساب',
  basket: 'سبد درخواست',
  basketCount: (count: string) => `سبد درخواست، ${count} مورد`,
  login: 'ورود یا ثبت‌نام',
  profile: 'پروفایل',
  areasNav: 'بخش‌ها',
  openArea: (area: string) => `دسته‌های ${area}`,
  browser: {
    columns: ['بخش', 'گروه', 'خانواده', 'دسته'],
    path: 'مسیر دسته',
    move: 'جابه‌جایی',
    open: 'باز کردن',
    back: 'بازگشت',
    go: 'رفتن به دسته',
  },
  areas: {
    IndustrialService: { name: 'خدمات صنعتی', detail: 'ساخت و تولید' },
    Product: { name: 'محصولات', detail: 'تجهیزات و کالاهای صنعتی' },
    ConsultingService: { name: 'خدمات مشاوره‌ای', detail: 'طراحی و مشاورهٔ صنعتی' },
    ElectronicDocument: { name: 'اسناد الکترونیکی', detail: 'استانداردها و مدارک فنی' },
  },
  footer: {
    about:
      'بازار اینترنتی کالا، خدمت، مشاوره و سند صنعتی؛ با مشخصات فنی قابل جستجو و تأمین‌کنندگانی که اعتبارشان تاریخ دارد.',
    note: 'قیمت‌ها به تومان است. تاریخ‌ها هجری خورشیدی است.',
  },
  bottomBar: {
    nav: 'پیمایش اصلی',
    home: 'خانه',
    categories: 'دسته‌ها',
    basket: 'درخواست‌ها',
    profile: 'پروفایل',
  },
  loading: 'در حال بارگذاری…',
  newBuild: 'نسخهٔ تازه‌ای آماده است؛ با رفتن به صفحهٔ بعد بارگذاری می‌شود.',
  closeToast: 'بستن پیام',
  toastRegion: 'پیام‌ها',
} as const;
