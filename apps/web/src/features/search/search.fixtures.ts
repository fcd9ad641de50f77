import type { FoundItemView } from '@bazaar/ui/patterns/found-list';
import type { ProductView } from '@bazaar/ui/patterns/product-card';
import type { SupplierRowView } from '@bazaar/ui/patterns/supplier-table';
import type { VideoView } from '@bazaar/ui/patterns/video-grid';

/** Results for a part number. */
export const foundProducts: ProductView[] = ['6205-2RSH', '6205LLU', '6205DDU/C3'].map((code, index) => ({
  id: `sp-${index}`,
  href: `/products/sp-${index}`,
  name: `بلبرینگ شیار عمیق ${code}`,
  code,
  brand: 'SKF',
  subtitle: 'Deep groove ball bearing',
  specs: [
    { id: 'd', label: 'قطر داخلی', symbol: 'd', value: '۲۵', unit: 'mm' },
    { id: 'D', label: 'قطر خارجی', symbol: 'D', value: '۵۲', unit: 'mm' },
  ],
  price: { amount: '۹۸۰٬۰۰۰', currency: 'تومان', per: 'هر عدد' },
  supplier: { name: 'بازرگانی یاتاقان پارس، تهران', confirmedLabel: 'تأمین‌کنندهٔ تأییدشده' },
}));

export const foundSuppliers: SupplierRowView[] = [
  {
    id: 's-1',
    href: '/supplier/s-1',
    name: 'صنایع بلبرینگ دماوندکار',
    monogram: 'ص‌ب',
    kinds: 'تولیدکننده',
    cityName: 'کرج',
    field: 'بلبرینگ شیار عمیق، رولبرینگ استوانه‌ای',
    validity: 'از ۱۴۰۳/۰۲/۱۸ تا ۱۴۰۶/۰۲/۱۸',
    delegations: '۳',
    brands: ['SKF', 'NTN'],
    products: '۲۹',
    response: '۲ ساعت',
  },
];

export const foundContents: FoundItemView[] = [
  {
    id: 'pg-1',
    title: 'راهنمای انتخاب بلبرینگ',
    text: 'از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید بلبرینگ.',
    facts: ['راهنمای خرید', 'کارگروه استاندارد بازار', '۱۴۰۵/۰۴/۱۴', '۲ دقیقه خواندن'],
  },
  { id: 'pg-2', title: 'خواندن شمارهٔ بلبرینگ 6205-2RSH/C3', facts: ['دانش فنی', '۱۴۰۵/۰۲/۰۱'] },
];

export const foundVideos: VideoView[] = [
  {
    id: 'v-1',
    title: 'جازدن بلبرینگ با گرم‌کن القایی',
    poster: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/%3E',
    href: '/videos?v=v-1',
    length: '۰:۴۰',
    facts: ['۱۴۰۵/۰۸/۱۳'],
  },
];

export const foundCategories: FoundItemView[] = [
  {
    id: 'c-1',
    href: '/category/c-1',
    title: 'بلبرینگ',
    scientificName: 'Ball bearings',
    text: 'یاتاقان‌های غلتشی با ساچمه، برای سرعت بالا و بار سبک تا متوسط.',
    facts: ['محصولات', 'نام‌های دیگر: یاتاقان غلتشی، بیرینگ'],
  },
  {
    id: 'c-2',
    href: '/category/c-2',
    title: 'رولبرینگ',
    scientificName: 'Roller bearings',
    facts: ['محصولات'],
  },
];
