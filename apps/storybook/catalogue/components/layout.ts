import type { Catalogue } from '../catalogue-entry.ts';

export const layoutComponents: Catalogue = {
  'Components/Layout/Accordion': {
    status: 'stable',
    persian: ['آکاردئون', 'بخش بازشو', 'جمع‌شونده'],
    english: ['collapse', 'disclosure', 'expander'],
  },
  'Components/Layout/Card': {
    status: 'stable',
    persian: ['کارت', 'قاب'],
    english: ['tile', 'surface', 'box'],
  },
  'Components/Layout/Carousel': {
    status: 'new',
    persian: ['چرخ‌وفلک', 'اسلایدر', 'نوار تصویر'],
    english: ['slider', 'slideshow', 'gallery'],
  },
  'Components/Layout/Divider': {
    status: 'stable',
    persian: ['خط جداکننده', 'جداساز'],
    english: ['separator', 'rule', 'hairline'],
  },
  'Components/Layout/Panel': {
    status: 'stable',
    persian: ['پنل', 'بخش قاب‌دار'],
    english: ['section', 'titled box'],
  },
};
