import type { LandingCellView } from '@bazaar/ui/patterns/category-landing';
import type { ProductView } from '@bazaar/ui/patterns/product-card';
import type { SupplierView } from '@bazaar/ui/patterns/supplier-row';

/** A family of bearings for the stories of the landing page and of search. */
export const subcategories: LandingCellView[] = [
  {
    id: 'c-1',
    href: '/products/category/c-1',
    name: 'بلبرینگ شیار عمیق',
    scientificName: 'Deep groove ball bearing',
    count: '۱۱۴ محصول',
  },
  {
    id: 'c-2',
    href: '/products/category/c-2',
    name: 'بلبرینگ تماس زاویه‌ای',
    scientificName: 'Angular contact ball bearing',
    count: '۴۲ محصول',
  },
  {
    id: 'c-3',
    href: '/products/category/c-3',
    name: 'بلبرینگ خودتنظیم',
    scientificName: 'Self-aligning ball bearing',
    count: '۲۸ محصول',
  },
  {
    id: 'c-4',
    href: '/products/category/c-4',
    name: 'بلبرینگ کف‌گرد',
    scientificName: 'Thrust ball bearing',
    count: 'بدون محصول',
  },
];

const product = (id: string, code: string, brand: string, amount: string): ProductView => ({
  id,
  href: `/products/${id}`,
  name: `بلبرینگ شیار عمیق ${code}`,
  code,
  brand,
  subtitle: 'Deep groove ball bearing',
  specs: [
    { id: 'd', label: 'قطر داخلی', symbol: 'd', value: '۲۵', unit: 'mm' },
    { id: 'D', label: 'قطر خارجی', symbol: 'D', value: '۵۲', unit: 'mm' },
    { id: 'C', label: 'بار دینامیکی', symbol: 'C', value: '۱۴٫۸', unit: 'kN' },
  ],
  price:
    amount === '' ? { amount: 'استعلام قیمت', per: 'هر عدد' } : { amount, currency: 'تومان', per: 'هر عدد' },
  supplier: { name: 'بازرگانی یاتاقان پارس، تهران', confirmedLabel: 'تأمین‌کنندهٔ تأییدشده' },
});

export const landingProducts: ProductView[] = [
  product('sp-1', '6205-2RSH', 'SKF', '۹۸۰٬۰۰۰'),
  product('sp-2', '6204LLU', 'NTN', ''),
  product('sp-3', '6305-2RS1', 'SKF', '۱٬۴۵۰٬۰۰۰'),
  product('sp-4', '6206DDU', 'NSK', '۹۳۴٬۰۰۰'),
];

export const landingSuppliers: SupplierView[] = [
  {
    id: 's-1',
    href: '/supplier/s-1',
    name: 'بازرگانی یاتاقان پارس',
    monogram: 'ی‌پ',
    note: 'توزیع‌کننده و واردکننده، تهران',
    trust: 'از ۱۴۰۳/۰۲ تا ۱۴۰۶/۰۲',
    productCount: '۱۲۸ محصول',
  },
  {
    id: 's-2',
    href: '/supplier/s-2',
    name: 'کارخانهٔ یاتاقان‌سازی و قطعات دوار خاورمیانهٔ بزرگ',
    monogram: 'ک‌ی',
    note: 'تولیدکننده، کرج',
    productCount: '۱۴ محصول',
  },
];
