import type { FaqQuestion, PageSummary } from '@bazaar/api/model';
import { listedProducts, listedSuppliers } from '@/testing/listing-fixtures';
import { NOW_MS } from '@/testing/record-fixtures';
import { article, video } from '@/testing/supplier-fixtures';
import { tradeUnits } from '@/testing/unit-fixtures';
import type { AreaTree, TreeNode } from './browser/category-tree';
import type { HomeData } from './home-view';

const node = (id: string, name: string, products: number, children: TreeNode[] = []): TreeNode => ({
  id,
  name,
  slug: name,
  scientificName: 'Deep groove ball bearing',
  products,
  suppliers: 7,
  children,
});
const products = [
  node('c-power', 'انتقال قدرت و یاتاقان', 505, [
    node('c-bearings', 'بلبرینگ', 201, [
      node('c-deep-groove', 'بلبرینگ شیار عمیق', 114),
      node('c-angular', 'بلبرینگ تماس زاویه‌ای', 29),
      node('c-self-aligning', 'بلبرینگ خودتنظیم', 28),
      node('c-thrust', 'بلبرینگ کف‌گرد', 30),
    ]),
    node('c-rollers', 'رولبرینگ', 163),
    node('c-couplings', 'کوپلینگ', 43),
    node('c-chains', 'زنجیر و تسمه', 98),
  ]),
  node('c-pumps', 'پمپ و کمپرسور', 201),
  node('c-valves', 'شیر صنعتی', 188),
  node('c-electric', 'برق و الکتروموتور', 342),
  node('c-fasteners', 'پیچ، مهره و اتصال', 416),
  node('c-instruments', 'ابزار دقیق', 159),
  node('c-pneumatics', 'نیوماتیک و هیدرولیک', 127),
];
const areas: AreaTree[] = [
  { area: 'IndustrialService', products: 355, children: [node('c-laser', 'برش لیزر', 29)] },
  { area: 'Product', products: 1938, children: products },
  { area: 'ConsultingService', products: 168, children: [node('c-design', 'طراحی صنعتی', 12)] },
  { area: 'ElectronicDocument', products: 140, children: [node('c-standards', 'استانداردها', 70)] },
];
const announcements: PageSummary[] = [
  {
    ...article,
    id: 'pg-maintenance',
    title: 'به‌روزرسانی سامانه، بامداد جمعه ۲ تا ۴',
    summary: 'بامداد جمعه از ساعت ۲ تا ۴ پرداخت و ثبت درخواست در دسترس نیست.',
    announcement: {
      severity: 'Warning',
      showFrom: '2000-01-01T00:00:00.000Z',
      showTo: '2100-01-01T00:00:00.000Z',
    },
  },
];
const articles: PageSummary[] = [
  'تشخیص بلبرینگ اصل از تقلبی در پنج گام',
  'پسوندهای بلبرینگ: C3، ZZ، 2RS و P6 چه می‌گویند؟',
  'محاسبهٔ عمر نامی بلبرینگ L10h با یک نمونهٔ حل‌شده',
  'نیازمندی‌های فنی پمپ سانتریفیوژ در ISO 5199',
  'جدول تبدیل ST37 به S235JR و A36، با تفاوت‌ها در شیمی و چقرمگی و آنچه پیش از جایگزینی باید پرسید',
].map((title, index) => ({ ...article, id: `pg-${index}`, title }));
const questions: FaqQuestion[] = [
  'چگونه سفارش مستقیم ثبت کنم؟',
  'استعلام قیمت چه تفاوتی با سفارش مستقیم دارد؟',
  'تأیید تأمین‌کننده چگونه و تا چه تاریخی معتبر است؟',
].map((question, index) => ({
  id: `faq-${index}`,
  categoryId: 'faq-orders',
  question,
  answerHtml: '<p>در صفحهٔ محصول «درخواست مستقیم» را بزنید.</p><p>قلم‌ها و مقدار را بنویسید.</p>',
  visitCount: 10,
  sortOrder: index + 1,
}));
/** The home page with all data. */
export const homeData: HomeData = {
  siteName: 'بازار صنعت',
  areas,
  initialSpans: {
    'c-deep-groove': [
      { id: 'd', title: 'قطر داخلی', symbol: 'd', range: '۳ تا ۳۲۰', unit: 'mm' },
      { id: 'C', title: 'بار دینامیکی', symbol: 'C', range: '۰٫۵ تا ۳۱۲', unit: 'kN' },
    ],
  },
  newest: { state: 'ready', value: { items: listedProducts, totalCount: 3000 } },
  suppliers: {
    state: 'ready',
    value: { items: listedSuppliers.slice(0, 7), totalCount: 149 },
  },
  announcements: { state: 'ready', value: { items: announcements } },
  articles: { state: 'ready', value: { items: articles } },
  videos: { state: 'ready', value: { items: ['v-1', 'v-2', 'v-3', 'v-4'].map((id) => ({ ...video, id })) } },
  questions: { state: 'ready', value: questions },
  tradeUnits,
  nowMs: NOW_MS,
};
