import type { ProductView } from '@bazaar/ui/patterns/product-card';
import type { SupplierView } from '@bazaar/ui/patterns/supplier-row';

/** What a search for a part number finds. */
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

export const foundSuppliers: SupplierView[] = [
  {
    id: 's-1',
    href: '/supplier/s-1',
    name: 'صنایع بلبرینگ دماوندکار',
    monogram: 'ص‌ب',
    note: 'تولیدکننده، کرج',
    trust: 'از ۱۴۰۳/۰۲ تا ۱۴۰۶/۰۲',
    productCount: '۲۹ محصول',
  },
];
