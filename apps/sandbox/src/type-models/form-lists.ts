/** One entry of a small list for forms, as the contract's `TypeModel`. */
export interface ListEntry {
  id: string;
  title: string;
  parentId?: string;
}

/** Positions of people, by department. */
export const jobTitles: readonly ListEntry[] = [
  { id: 'jt-management', title: 'مدیریت' },
  { id: 'jt-ceo', title: 'مدیر عامل', parentId: 'jt-management' },
  { id: 'jt-plant-manager', title: 'مدیر کارخانه', parentId: 'jt-management' },
  { id: 'jt-commerce', title: 'بازرگانی' },
  { id: 'jt-purchasing-manager', title: 'مدیر خرید', parentId: 'jt-commerce' },
  { id: 'jt-purchasing-expert', title: 'کارشناس خرید', parentId: 'jt-commerce' },
  { id: 'jt-sales-manager', title: 'مدیر فروش', parentId: 'jt-commerce' },
  { id: 'jt-sales-expert', title: 'کارشناس فروش', parentId: 'jt-commerce' },
  { id: 'jt-technical', title: 'فنی و مهندسی' },
  { id: 'jt-engineer', title: 'مهندس', parentId: 'jt-technical' },
  { id: 'jt-maintenance', title: 'کارشناس نگهداری و تعمیرات', parentId: 'jt-technical' },
  { id: 'jt-quality', title: 'کارشناس کنترل کیفیت', parentId: 'jt-technical' },
  { id: 'jt-designer', title: 'طراح صنعتی', parentId: 'jt-technical' },
  { id: 'jt-finance', title: 'مالی' },
  { id: 'jt-accountant', title: 'حسابدار', parentId: 'jt-finance' },
  { id: 'jt-other', title: 'سمت دیگر' },
];

/** Business fields of companies. */
export const activityFields: readonly ListEntry[] = [
  { id: 'af-machinery', title: 'ماشین‌سازی و تجهیزات' },
  { id: 'af-metal', title: 'فولاد و فلزات' },
  { id: 'af-automotive', title: 'خودرو و قطعه‌سازی' },
  { id: 'af-oil-gas', title: 'نفت، گاز و پتروشیمی' },
  { id: 'af-power', title: 'برق و نیرو' },
  { id: 'af-mining', title: 'معدن و صنایع معدنی' },
  { id: 'af-food', title: 'صنایع غذایی و دارویی' },
  { id: 'af-construction', title: 'ساختمان و تأسیسات' },
  { id: 'af-textile', title: 'نساجی و چرم' },
  { id: 'af-packaging', title: 'چاپ و بسته‌بندی' },
  { id: 'af-services', title: 'خدمات مهندسی و بازرگانی' },
  { id: 'af-other', title: 'زمینهٔ دیگر' },
];

/** Subjects of feedback. */
export const contactSubjects: readonly ListEntry[] = [
  { id: 'cs-site', title: 'کار با سایت' },
  { id: 'cs-account', title: 'حساب کاربری و ورود' },
  { id: 'cs-order', title: 'درخواست و سفارش مستقیم' },
  { id: 'cs-payment', title: 'پرداخت و کیف پول' },
  { id: 'cs-supplier', title: 'تأمین‌کنندگان و محصولات' },
  { id: 'cs-partnership', title: 'همکاری و تبلیغات' },
  { id: 'cs-other', title: 'موضوع دیگر' },
];
