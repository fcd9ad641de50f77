import type { LandingCellView, ModelGroupView, ShortcutsView } from '@bazaar/ui/patterns/category-landing';
import type { ProductView } from '@bazaar/ui/patterns/product-card';
import type { SupplierRowView } from '@bazaar/ui/patterns/supplier-table';
import { toSupplierRow } from '@/entities/supplier/supplier-row';
import { type Drawing, drawing } from '@/testing/drawings';
import { listedSuppliers } from '@/testing/listing-fixtures';
import { NOW_MS } from '@/testing/record-fixtures';

const pictureOf = (name: Drawing) => drawing(name).url;

/** A family of bearings for the stories of the landing page and of search. */
export const subcategories: LandingCellView[] = [
  {
    id: 'c-1',
    picture: pictureOf('ball-bearing'),
    href: '/products/category/c-1',
    name: 'بلبرینگ شیار عمیق',
    scientificName: 'Deep groove ball bearing',
    count: '۱۱۴ محصول',
  },
  {
    id: 'c-2',
    picture: pictureOf('tapered-bearing'),
    href: '/products/category/c-2',
    name: 'بلبرینگ تماس زاویه‌ای',
    scientificName: 'Angular contact ball bearing',
    count: '۴۲ محصول',
  },
  {
    id: 'c-3',
    picture: pictureOf('ball-bearing'),
    href: '/products/category/c-3',
    name: 'بلبرینگ خودتنظیم',
    scientificName: 'Self-aligning ball bearing',
    count: '۲۸ محصول',
  },
  {
    id: 'c-4',
    picture: pictureOf('tapered-bearing'),
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

export const landingSuppliers: SupplierRowView[] = listedSuppliers
  .slice(0, 4)
  .map((supplier) => toSupplierRow(supplier, NOW_MS));

const modelRow = (name: string, d: string, D: string, offers: string, amount?: string) => ({
  id: name,
  href: `/products/base-product/${name}`,
  name,
  values: [d, D, '2RS'],
  brands: 'SKF، FAG، NSK',
  offers,
  price: amount === undefined ? undefined : { prefix: 'از', amount, currency: 'تومان' },
  action: 'مقایسهٔ پیشنهادها',
});
const columns = [
  { id: 'd', label: 'قطر داخلی', note: 'd, mm' },
  { id: 'D', label: 'قطر خارجی', note: 'D, mm' },
  { id: 's', label: 'آب‌بند' },
];

export const landingModels: ModelGroupView[] = [
  {
    id: 'c-1',
    name: 'بلبرینگ شیار عمیق',
    scientificName: 'Deep groove ball bearing',
    picture: pictureOf('ball-bearing'),
    columns,
    rows: [
      modelRow('6204-2RSH', '۲۰', '۴۷', '۴ تأمین‌کننده', '۴۲۰٬۰۰۰'),
      modelRow('6205-2RSH', '۲۵', '۵۲', '۶ تأمین‌کننده', '۶۸۸٬۰۰۰'),
      modelRow('6206-2RSH', '۳۰', '۶۲', 'یک تأمین‌کننده'),
    ],
    more: { href: '#more-1', label: '۱۲ مدل دیگر بلبرینگ شیار عمیق' },
  },
  {
    id: 'c-2',
    name: 'بلبرینگ تماس زاویه‌ای',
    scientificName: 'Angular contact ball bearing',
    picture: pictureOf('tapered-bearing'),
    columns: columns.slice(0, 2),
    rows: [
      { ...modelRow('7306CM', '۳۰', '۷۲', '۳ تأمین‌کننده', '۲٬۱۴۰٬۰۰۰'), values: ['۳۰', '۷۲'] },
      { ...modelRow('7308BECBP', '۴۰', '۹۰', '۲ تأمین‌کننده', '۴٬۹۰۰٬۰۰۰'), values: ['۴۰', '۹۰'] },
    ],
    more: { href: '#more-2', label: '۹ مدل دیگر بلبرینگ تماس زاویه‌ای' },
  },
];

export const landingShortcuts: ShortcutsView[] = [
  {
    id: 'seal',
    title: 'آب‌بند',
    links: [
      { id: '1', href: '#1', label: 'لاستیکی دوطرفه 2RS', count: '۱۱۲' },
      { id: '2', href: '#2', label: 'فلزی دوطرفه ZZ', count: '۴۸' },
    ],
  },
  {
    id: 'port',
    title: 'اندازهٔ پورت',
    links: [
      { id: '1', href: '#1', label: 'G½', count: '۲۲' },
      { id: '2', href: '#2', label: 'G⅜', count: '۹' },
    ],
  },
];
