import type { BrowserNode, ColumnBrowserLabels } from './column-browser';

const leaf = (id: string, name: string, count: string): BrowserNode => ({
  id,
  name,
  count,
  href: `#${id}`,
  children: [],
});

export const browserRoots: readonly BrowserNode[] = [
  {
    ...leaf('service', 'خدمات صنعتی', '۱٬۹۴۲'),
    area: 'IndustrialService',
    detail: 'ساخت و تولید',
    children: [leaf('machining', 'ماشین‌کاری', '۴۲۰'), leaf('casting', 'ریخته‌گری', '۱۸۶')],
  },
  {
    ...leaf('product', 'محصولات', '۴۸٬۳۱۶'),
    area: 'Product',
    detail: 'تجهیزات و کالاهای صنعتی',
    children: [
      {
        ...leaf('power', 'انتقال قدرت و یاتاقان', '۷٬۶۴۰'),
        children: [
          {
            ...leaf('bearing', 'بلبرینگ', '۲٬۷۳۶'),
            children: [
              leaf('deep', 'بلبرینگ شیار عمیق', '۱٬۲۸۴'),
              leaf('angular', 'بلبرینگ تماس زاویه‌ای', '۴۶۲'),
              leaf('self', 'بلبرینگ خودتنظیم', '۲۰۸'),
            ],
          },
          leaf('roller', 'رولبرینگ', '۱٬۳۰۸'),
          leaf('coupling', 'کوپلینگ', '۵۱۶'),
        ],
      },
      leaf('pump', 'پمپ و کمپرسور', '۵٬۱۲۸'),
      leaf('valve', 'شیرآلات و اتصالات', '۸٬۹۰۴'),
    ],
  },
  {
    ...leaf('consulting', 'خدمات مشاوره‌ای', '۶۸۷'),
    area: 'ConsultingService',
    detail: 'طراحی و مشاورهٔ صنعتی',
    children: [leaf('design', 'طراحی خط تولید', '۹۴')],
  },
  {
    ...leaf('document', 'اسناد الکترونیکی', '۳٬۲۰۵'),
    area: 'ElectronicDocument',
    detail: 'استانداردها و مدارک فنی',
    children: [leaf('standard', 'استانداردها', '۲٬۱۱۰')],
  },
];

export const browserLabels: ColumnBrowserLabels = {
  columns: ['بخش', 'گروه', 'خانواده', 'دسته'],
  path: 'مسیر',
  move: 'جابه‌جایی',
  open: 'باز کردن',
  back: 'بازگشت',
  go: 'رفتن به دسته',
};
