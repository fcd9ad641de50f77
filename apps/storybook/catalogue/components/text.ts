import type { Catalogue } from '../catalogue-entry.ts';

export const textComponents: Catalogue = {
  'Components/Text/Heading': {
    status: 'stable',
    persian: ['عنوان', 'تیتر'],
    english: ['title', 'header'],
  },
  'Components/Text/Icon': {
    status: 'stable',
    persian: ['آیکون', 'نماد'],
    english: ['symbol', 'glyph', 'pictogram'],
  },
  'Components/Text/Latin': {
    status: 'stable',
    persian: ['متن لاتین', 'کد'],
    english: ['code', 'part number', 'bdi'],
  },
  'Components/Text/Mixed text': {
    status: 'stable',
    persian: ['متن دوجهته', 'فارسی و لاتین'],
    english: ['bidi text', 'isolated text'],
  },
  'Components/Text/Number text': {
    status: 'stable',
    persian: ['عدد', 'رقم'],
    english: ['figure', 'numeral', 'delta'],
  },
  'Components/Text/Text': {
    status: 'stable',
    persian: ['متن', 'نوشته'],
    english: ['paragraph', 'body', 'typography'],
  },
  'Components/Text/Time text': {
    status: 'stable',
    persian: ['زمان', 'تاریخ'],
    english: ['date', 'relative time', 'ago'],
  },
  'Components/Text/Unit value': {
    status: 'stable',
    persian: ['مقدار و یکا', 'اندازه'],
    english: ['quantity', 'measure'],
  },
};
