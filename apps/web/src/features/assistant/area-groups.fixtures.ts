import type { AreaGroups } from './load-area-groups';

const groups = (...named: readonly (readonly [text: string, count: string])[]): AreaGroups['groups'] =>
  named.map(([text, count], place) => ({ text, count, href: `#group-${place}` }));

/** The groups of the four areas, for stories. */
export const areas: readonly AreaGroups[] = [
  {
    area: 'IndustrialService',
    groups: groups(
      ['خدمات ماشین‌کاری', '۸۴'],
      ['برش و شکل‌دهی', '۷۲'],
      ['جوش و سازه', '۴۸'],
      ['عملیات سطح و حرارت', '۶۳'],
      ['ریخته‌گری و قالب', '۵۱'],
      ['بازرسی و آزمون', '۳۷'],
    ),
  },
  {
    area: 'Product',
    groups: groups(
      ['انتقال قدرت و یاتاقان', '۵۰۵'],
      ['پمپ و کمپرسور', '۲۰۱'],
      ['شیرآلات و اتصالات', '۱۸۸'],
      ['برق و اتوماسیون', '۳۴۲'],
      ['فلزات و مقاطع', '۲۷۶'],
      ['پیچ و مهره و بست', '۴۱۶'],
      ['ابزار و ماشین‌کاری', '۱۵۹'],
    ),
  },
  {
    area: 'ConsultingService',
    groups: groups(
      ['طراحی صنعتی', '۴۲'],
      ['محاسبات و تحلیل', '۵۶'],
      ['سامانه‌های مدیریت', '۳۸'],
      ['انرژی و نگهداری', '۳۲'],
    ),
  },
  {
    area: 'ElectronicDocument',
    groups: groups(['استانداردها', '۷۰'], ['مدارک فنی', '۲۶'], ['نقشه و مدل', '۲۴'], ['آموزش و فرم', '۲۰']),
  },
];
