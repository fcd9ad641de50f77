import { describe, expect, it } from 'vitest';
import { findLiveParts } from './find-live-parts';

/** What is found in a sentence, as «kind:text». */
const found = (text: string) =>
  findLiveParts(text).map(({ kind, start, end }) => `${kind}:${text.slice(start, end)}`);
/** Its numbers and units. */
const quantities = (text: string) =>
  findLiveParts(text).flatMap((part) =>
    part.kind === 'quantity' ? [[part.value, part.maxValue, part.unit]] : [],
  );

describe('quantities of running text', () => {
  it.each([
    ['دمای پیوستهٔ بالای ۱۲۰ درجهٔ سلسیوس رینگ پایدارشده', 120, undefined, '°C'],
    ['یعنی ۸۰ میلی‌متر. کدهای 00', 80, undefined, 'mm'],
    ['در موتورهای بالاتر از ۱۰۰ کیلووات، یک سوی موتور', 100, undefined, 'kW'],
    ['پمپ دستی معمولاً ۱ تا ۱٫۵ گرم بیرون می‌دهد', 1, 1.5, 'g'],
    ['نزدیک ۹۸ نیوتن‌متر دارد', 98, undefined, 'N·m'],
    ['موتور ۱۸٫۵ کیلووات و شش‌قطب', 18.5, undefined, 'kW'],
    ['از سرعت کمتر از ۱ متر بر ثانیه قلم‌مو', 1, undefined, 'm/s'],
    ['برای آب با دبی ۵۰ مترمکعب در ساعت', 50, undefined, 'm³/h'],
    ['هد ۳۲ متر و بازده', 32, undefined, 'm'],
    ['نزدیک ۱۴٫۵ آمپر می‌کشد', 14.5, undefined, 'A'],
    ['سندبلاست با نازل 6 میلی‌متر', 6, undefined, 'mm'],
    ['در قطر ۶ اینچ نزدیک', 6, undefined, 'in'],
    ['2.5 mm²', 2.5, undefined, 'mm²'],
    ['موج a در لولهٔ فولادی نزدیک ۱۲۰۰ متر بر ثانیه', 1200, undefined, 'm/s'],
    ['و تنش مجاز ۱۳۸ مگاپاسکال، ضخامت', 138, undefined, 'MPa'],
    ['جریان ۴ تا ۲۰ میلی‌آمپر', 4, 20, 'mA'],
    ['سطح مؤثر نزدیک ۱٫۲ مترمربع', 1.2, undefined, 'm²'],
    ['نزدیک ۱۰۰ وات می‌پراکند', 100, undefined, 'W'],
    ['با سطح ۵۰٫۳ سانتی‌متر مربع', 50.3, undefined, 'cm²'],
    ['بار مجاز نزدیک ۵۳ کیلونیوتن دارد', 53, undefined, 'kN'],
    ['برای ۴۰ لیتر بر دقیقه', 40, undefined, 'L/min'],
    ['زبری Rz ۴۰ تا ۷۰ میکرون.', 40, 70, 'μm'],
    ['۱٬۴۵۵ r/min ردیف دوم', 1455, undefined, 'r/min'],
    ['با گشتاور 120 N.m ببندید', 120, undefined, 'N·m'],
    ['در فشار کار ۱۶ bar و پیچ', 16, undefined, 'bar'],
    ['در فشار ۷ بار، نزدیک', 7, undefined, 'bar'],
    ['فشار آب ورودی ۳ بار باشد', 3, undefined, 'bar'],
    ['در دمای ۸۰ درجه نگه دارید', 80, undefined, '°C'],
    ['۸۰ °C است', 80, undefined, '°C'],
    ['۷٫۵ اسب بخار', 7.5, undefined, 'hp'],
    ['150 psi', 150, undefined, 'psi'],
    ['۶ کیلوگرم، دو', 6, undefined, 'kg'],
    ['از منفی ۲۰ تا ۸۰ درجهٔ سلسیوس', 80, undefined, '°C'],
    ['مثبت ۸۰ درجهٔ سلسیوس', 80, undefined, '°C'],
    ['۵ لیتر آب', 5, undefined, 'L'],
    ['۲۰ متر آب‌بند', 20, undefined, 'm'],
    ['۲۲۰ ولت در شبکه', 220, undefined, 'V'],
    ['۳ متر در سالن', 3, undefined, 'm'],
  ] as const)('R-501 «%s» has %d to %s %s', (text, value, maxValue, unit) => {
    expect(quantities(text)).toEqual([[value, maxValue, unit]]);
  });

  it.each([
    'از سال ۱۴۰۵ متر و معیار تازه شد',
    'در سال ۱۴۰۴ ثبت شد',
    'جدول ۱ میلی‌متر است',
    'بند ۴ استاندارد',
    'شکل ۲ را ببینید',
    'تلفن ۰۲۱-۸۸۷۲۴۱۰۰',
    'بازده ۷۰ درصد',
    '۸۰٪ آن',
    'هر روز ۳ بار بچرخانید',
    'فشار را ۲ بار در روز بسنجید',
    'فشار را ۲ بار بسنجید',
    'زاویهٔ ۴۵ درجه ببرید',
    'درزها را ۹۰ درجه بچرخانید',
    'نزدیک ۱۰٫۲ متر ستون آب است',
    '۸ کیلونیوتن بر متر',
    'سالن ۸۰۰ متری',
    'لولهٔ ۶متری',
    'با اندازهٔ ۲۰ × ۳۰ mm',
    '۲۰×۳۰×۵ میلی‌متر',
    'سوراخ ۱/۲ اینچ',
    '۵ کیلو بخرید',
    '۲۰ ساعت کار',
    '۴۰ قطره در دقیقه',
    'AISI 304 L است',
    'بیست میلی‌متر',
    'نسخهٔ ۱۲.۳.۴ متر',
    'دمای منفی ۲۰ درجهٔ سلسیوس',
    'دمای منفی ۲۰ درجه باشد',
    'تا منهای ۴۰ درجه سانتی‌گراد',
    'قطر ۲۰±۵ mm',
    'قطر ۲۰ ± ۵ میلی‌متر',
    'رواداری ±۰٫۱ میلی‌متر',
    'چگالی ۷۸۵۰ کیلوگرم در متر مکعب',
    '۵ گرم در هر لیتر',
    'خوردگی ۰٫۱ میلی‌متر در سال',
    '۵۰ کیلوگرم در روز',
    '۲ گرم در سانتی‌متر مکعب',
    'مصرف ۳ کیلووات ساعت',
    'مصرف ۳ کیلووات‌ساعت',
    'باتری ۱۰۰ آمپر ساعت',
    'ترانس ۱۰ کیلوولت آمپر',
    'فشار ۲۰ میلی‌متر جیوه',
    'هد ۱۰ متر آب',
    '۲۰ درجهٔ سانتی‌گراد زیر صفر',
    'دمای ۲۰ درجه زیر صفر',
  ])('R-501 «%s» has none', (text) => {
    expect(quantities(text)).toEqual([]);
  });
});

describe('standards of running text', () => {
  it.each([
    ['فلنج DIN 2501 در فشار', 'DIN 2501'],
    ['این حد در ISO 20816-1 است', 'ISO 20816-1'],
    ['پمپ API 610', 'API 610'],
    ['لولهٔ ASTM A106 بی‌درز', 'ASTM A106'],
    ['موتور IEC 60034-30-1 چهار', 'IEC 60034-30-1'],
    ['کفش EN ISO 20345', 'EN ISO 20345'],
    ['ضخامت ASME B31.3، رواداری', 'ASME B31.3'],
    ['لولهٔ API 5L', 'API 5L'],
    ['NACE MR0175 را هم', 'NACE MR0175'],
    ['DIN EN ISO 898-1 و', 'DIN EN ISO 898-1'],
  ])('R-502 «%s» names %s', (text, code) => {
    expect(findLiveParts(text)).toMatchObject([{ kind: 'standard', code }]);
  });

  it('R-502 a clause, a class and a certificate after a standard stay plain', () => {
    expect(found('برابر DIN 2501-1 بند ۴')).toEqual(['standard:DIN 2501-1']);
    expect(found('EN 10204 3.1 بخواهید')).toEqual(['standard:EN 10204']);
    expect(found('رواداری ISO 2768-mK کافی')).toEqual(['standard:ISO 2768']);
  });

  it.each([
    'طرح API مانند Plan 11',
    'با نشان ISO و ضربه',
    'گواهی EN',
    'DINO 2501',
    'ISO VG 32',
    'SAE 30',
    'DIN 25x01',
  ])('R-502 «%s» names none', (text) => {
    expect(findLiveParts(text).filter(({ kind }) => kind === 'standard')).toEqual([]);
  });
});

describe('codes of running text', () => {
  it.each([
    ['بلبرینگ 6205 است', '6205'],
    ['بلبرینگ 6205-2RSH/C3 بخواهید', '6205-2RSH/C3'],
    ['غلتکی NU 206 و', 'NU 206'],
    ['بشکه‌ای 22216 دارد', '22216'],
    ['پیچ M16 با گشتاور', 'M16'],
    ['پیچ M20x1.5 ریز', 'M20x1.5'],
    ['تسمهٔ SPZ باریک', 'SPZ'],
    ['فلنج DN50 PN16 گلودار', 'DN50 PN16'],
    ['لولهٔ DN125 بگیرید', 'DN125'],
  ])('R-503 «%s» has %s', (text, code) => {
    expect(findLiveParts(text)).toMatchObject([{ kind: 'code', code }]);
  });

  it.each([
    'سال 2025 و 1403',
    'آلومینیوم 6005 و 6082',
    'فولاد 6030',
    'دورنگار 6205 متر',
    '6205 عدد',
    'کد 62051234',
    'M17 نیست',
    'DN33 نیست',
    'IP65',
    'A2-70',
    '6205×20',
    'SM16',
    'X6205',
  ])('R-503 «%s» has none', (text) => {
    expect(findLiveParts(text).filter(({ kind }) => kind === 'code')).toEqual([]);
  });

  it('R-503 a part never overlaps another: a standard before a code', () => {
    expect(found('DIN 6204 و 6204 در 16 bar')).toEqual(['standard:DIN 6204', 'code:6204', 'quantity:16 bar']);
  });
});
