/** Texts of the home page. Numbers and dates come formatted. */
export const homeMessages = {
  description:
    'بازار اینترنتی کالا، خدمت، مشاوره و سند صنعتی: جستجو با مشخصات فنی و تأمین‌کنندگانی که اعتبارشان تاریخ دارد.',
  areas: {
    IndustrialService: { name: 'خدمات صنعتی', detail: 'ساخت و تولید' },
    Product: { name: 'محصولات', detail: 'تجهیزات و کالاهای صنعتی' },
    ConsultingService: { name: 'خدمات مشاوره‌ای', detail: 'طراحی و مشاورهٔ صنعتی' },
    ElectronicDocument: { name: 'اسناد الکترونیکی', detail: 'استانداردها و مدارک فنی' },
  },
  areasLabel: 'بخش‌های بازار',
  itemCount: (count: string) => `${count} مورد`,
  newest: 'تازه‌ترین محصولات',
  newestNote: (count: string) => `از میان ${count} محصول`,
  moreProducts: 'محصولات بیشتر',
  seeAll: 'مشاهدهٔ همه',
  suppliers: 'تأمین‌کنندگان تأییدشده',
  suppliersNote: (count: string) => `${count} شرکت؛ مدارک هر شرکت پیش از تأیید بررسی شده است.`,
  supplierTable: {
    caption: 'جدول تأمین‌کنندگان تأییدشده',
    supplier: 'تأمین‌کننده',
    city: 'شهر',
    field: 'زمینهٔ کار',
    validity: 'تأیید بازار صنعت',
    delegations: 'نمایندگی',
    products: 'محصول',
    response: 'میانگین پاسخ',
  },
  from: 'از',
  until: 'تا',
  hours: (hours: string) => `${hours} ساعت`,
  none: '—',
  validityBar: (name: string) => `گذشته از اعتبار تأیید ${name}`,
} as const;

/** Texts of the column browser: they travel to the browser as script. */
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
