import { expect, it } from 'vitest';
import { readSeedVocabulary } from './testing/seed-vocabulary.fixtures';
import { understand } from './understand';
import type { UnderstoodPart } from './understanding';

const vocabulary = readSeedVocabulary();

/** Returns the numbers of a sentence as one word each: «p-bore ≤20 mm», «500 عدد». */
function numbersOf(sentence: string): string[] {
  return understand(sentence, vocabulary).parts.flatMap((part) => textOf(part) ?? []);
}

function textOf(part: UnderstoodPart): string | undefined {
  if (part.kind === 'quantity') return `${part.amount} ${part.unitTitle ?? ''}`.trim();
  if (part.kind === 'price') return `price ${part.minRial ?? ''}~${part.maxRial ?? ''}`;
  if (part.kind !== 'range') return undefined;
  const { comparison, min, max, propertyId, unitText = '' } = part;
  const value = {
    equal: `${min}`,
    between: `${min}~${max}`,
    atLeast: `≥${min}`,
    atMost: `≤${max}`,
  }[comparison];
  return `${propertyId} ${value} ${unitText}`.trim();
}

const leftOf = (sentence: string) => understand(sentence, vocabulary).notUnderstood.map(({ text }) => text);

it.each([
  ['بلبرینگ قطر داخلی ≤ ۲۰ mm', ['p-bore ≤20 mm']],
  ['بلبرینگ قطر داخلی ≥۲۰ mm', ['p-bore ≥20 mm']],
  ['بلبرینگ قطر داخلی <= 20 mm', ['p-bore ≤20 mm']],
  ['بلبرینگ قطر داخلی < 20mm', ['p-bore ≤20 mm']],
  ['بلبرینگ قطر داخلی > ۲۰', ['p-bore ≥20']],
  ['پمپ سانتریفیوژ دبی >= ۵۰', ['p-flow ≥50']],
  ['پمپ سانتریفیوژ دبی>=۵۰', ['p-flow ≥50']],
  ['گیج فشار دمای کار ≥ -20 درجه', ['p-working-temperature ≥-20 °C']],
  ['گیج فشار دمای کار ≥-20 درجه', ['p-working-temperature ≥-20 °C']],
  ['پمپ سانتریفیوژ دبی = ۵۰', ['p-flow 50']],
  ['کابل افشان رشته ≥ ۴', ['p-cores ≥4']],
])('R-551 reads the signs of comparison: %s', (sentence, numbers) => {
  expect(numbersOf(sentence)).toEqual(numbers);
  expect(leftOf(sentence)).toEqual([]);
});

it.each([
  ['پیچ M10x1.5x60 صد عدد', ['p-thread 10', 'p-thread-pitch 1.5', 'p-bolt-length 60', '100 عدد']],
  ['پیچ M12×1.75×50', ['p-thread 12', 'p-thread-pitch 1.75', 'p-bolt-length 50']],
  ['پیچ M8×1.25 طول ۳۰', ['p-thread 8', 'p-thread-pitch 1.25', 'p-bolt-length 30']],
  ['پیچ M20x1 هزار عدد', ['p-thread 20', 'p-thread-pitch 1', '1000 عدد']],
  ['پیچ M16×60', ['p-thread 16', 'p-bolt-length 60']],
  ['پیچ M6×6', ['p-thread 6', 'p-bolt-length 6']],
  ['پیچ M16×2 اینچ', ['p-thread 16', 'p-bolt-length 2 in']],
  ['استاد بولت M20×2.5×150 میلی‌متر', ['p-thread 20 mm', 'p-thread-pitch 2.5 mm', 'p-bolt-length 150 mm']],
  ['مهره شش گوش M12×1.75', ['p-thread 12', 'p-thread-pitch 1.75']],
])('R-551 reads the pitch of a thread: %s', (sentence, numbers) => {
  expect(numbersOf(sentence)).toEqual(numbers);
  expect(leftOf(sentence)).toEqual([]);
});

it('R-552 leaves the pitch out where the category has none', () => {
  const sentence = 'رول بولت M12×1.75×100';
  expect(numbersOf(sentence)).toEqual(['p-thread 12', 'p-bolt-length 100']);
  expect(leftOf(sentence)).toEqual(['1.75']);
  expect(numbersOf('واشر تخت M12×1.75')).toEqual([]);
});

it.each([
  ['شیر توپی 1-1/2 اینچ', ['p-dn 40']],
  ['شیر توپی ۲ و ۱/۲ اینچ', ['p-dn 65']],
  ['شیر توپی ۲-۱/۲ اینچ', ['p-dn 65']],
  ['شیر توپی ۲ ½ اینچ', ['p-dn 65']],
  ['شیر توپی 1 1/2"', ['p-dn 40']],
  ['شیر توپی 1-1/2 تا 2-1/2 اینچ', ['p-dn 40~65']],
  ['شیر توپی ۱/۲-۱ اینچ', ['p-dn 15~25']],
  ['شیر توپی ۱-۲ اینچ', ['p-dn 25~50']],
  ['بلبرینگ قطر داخلی ۱-۲/۵ میل', ['p-bore 1~2.5 mm']],
])('R-551 reads mixed fractions before a range: %s', (sentence, numbers) => {
  expect(numbersOf(sentence)).toEqual(numbers);
  expect(leftOf(sentence)).toEqual([]);
});

it.each([
  ['ورق ۱/۲ میلی‌متر', ['p-thickness 1.2 mm']],
  ['ورق ۰/۸ میل', ['p-thickness 0.8 mm']],
  ['ورق ۱/۲ تا ۲/۴ میل', ['p-thickness 1.2~2.4 mm']],
  ['شیر توپی ۱/۲ اینچ', ['p-dn 15']],
  ['شیر توپی ۱/۲ تا ۳/۴ اینچ', ['p-dn 15~20']],
  ['شیر توپی ۶/۸ اینچ', ['p-dn 20']],
  ['ورق ۶/۸ میل', ['p-thickness 6.8 mm']],
  ['ورق ۶/۸ اینچ', ['p-thickness 0.75 in']],
  ['ورق ۲/۴×۱۰۰×۲۰۰ اینچ', ['p-thickness 0.5 in', 'p-width 100 in', 'p-length 200 in']],
  ['میلگرد ۱۶ زیر ۱/۲ میلیون تومان', ['p-bar-diameter 16', 'price ~12000000']],
  ['ورق ۱/۲×۱۰۰۰×۲۰۰۰ میلی‌متر', ['p-thickness 1.2 mm', 'p-width 1000 mm', 'p-length 2000 mm']],
  ['میلگرد ۱۶، ۱/۲ تن', ['p-bar-diameter 16', '1.2 تن']],
])('R-551 reads a bar of Persian digits as R-062 does: %s', (sentence, numbers) => {
  expect(numbersOf(sentence)).toEqual(numbers);
});

it.each([
  ['سنسور دما منفی ۲۰ تا مثبت ۸۰ درجه سانتیگراد', ['p-measuring-temperature -20~80 °C']],
  ['سنسور دما منفی بیست تا مثبت هشتاد درجه', ['p-measuring-temperature -20~80 °C']],
  ['سنسور دما -20 تا +80 درجه', ['p-measuring-temperature -20~80 °C']],
  ['سنسور دما -20~+80°C', ['p-measuring-temperature -20~80 °C']],
  ['سنسور دما -20…-5 °C', ['p-measuring-temperature -20~-5 °C']],
  ['سنسور دما -20..+80 °C', ['p-measuring-temperature -20~80 °C']],
  ['سنسور دما 0 تا +80 درجه', ['p-measuring-temperature 0~80 °C']],
  ['-۵۰ عدد پیچ M16×60', ['50 عدد', 'p-thread 16', 'p-bolt-length 60']],
])('R-551 R-552 reads one range of signed numbers: %s', (sentence, numbers) => {
  expect(numbersOf(sentence)).toEqual(numbers);
  expect(leftOf(sentence)).toEqual([]);
});

it.each([
  ['بلبرینگ قطر داخلی ۲۰±۰٫۵ میلیمتر', ['p-bore 19.5~20.5 mm'], []],
  ['بلبرینگ قطر داخلی ۲۰ میلیمتر ± ۰٫۵', ['p-bore 19.5~20.5 mm'], []],
  ['بلبرینگ قطر داخلی 20+/-0.5 mm', ['p-bore 19.5~20.5 mm'], []],
  ['بلبرینگ قطر داخلی ۰٫۳±۰٫۱ میل', ['p-bore 0.2~0.4 mm'], []],
  ['میلگرد ۱۶ ± ۰٫۵ میل', ['p-bar-diameter 15.5~16.5 mm'], []],
  ['میلگرد ۱۶±۰٫۵', ['p-bar-diameter 15.5~16.5'], []],
  ['ورق ۲×۱۰۰۰×۲۰۰۰ ± ۵ میل', ['p-thickness 2', 'p-width 1000', 'p-length 2000'], ['۵ میل']],
  ['میلگرد ۱۶، ۵۰۰ ± ۵۰ تن', ['p-bar-diameter 16', '500 تن'], ['۵۰']],
  ['میلگرد ۱۶، ۵۰۰ تن ± ۵ تن', ['p-bar-diameter 16', '500 تن'], ['۵ تن']],
  ['گیج فشار ۱۰ بار دقت ±۱٪', ['p-measuring-pressure 10 bar', 'p-instrument-accuracy 1 ٪'], []],
])('R-552 makes no condition of a tolerance: %s', (sentence, numbers, left) => {
  expect(numbersOf(sentence)).toEqual(numbers);
  expect(leftOf(sentence)).toEqual(left);
});

it('R-552 makes no option of the fraction of a mixed number', () => {
  const { parts } = understand('شیر برقی G1-1/4', vocabulary);
  expect(parts.map(({ key }) => key)).not.toContain('property:p-port');
  expect(understand('شیر برقی G1/4', vocabulary).parts.map(({ key }) => key)).toContain('property:p-port');
});

it('R-552 takes no sign into a quantity', () => {
  expect(numbersOf('سنسور دما قطب مثبت ۵ عدد')).toEqual(['5 عدد']);
  expect(leftOf('سنسور دما قطب مثبت ۵ عدد')).toEqual(['قطب مثبت']);
});

it.each([
  ['شیر برقی 24 1/4', 'property:p-port', ['24']],
  ['شیر برقی G1/4', 'property:p-port', []],
])(
  'R-551 takes the fraction of a size alone after a number that is no whole of it: %s',
  (sentence, key, left) => {
    expect(understand(sentence, vocabulary).parts.map((part) => part.key)).toEqual([key]);
    expect(leftOf(sentence)).toEqual(left);
  },
);

it.each([
  ['شیر توپی PN16 1/2 اینچ', ['p-pn 16', 'p-dn 15']],
  ['شیر توپی PN10 1/2 اینچ', ['p-pn 10', 'p-dn 15']],
  ['شیر توپی 12 1/2', ['p-dn 12.5']],
  ['بلبرینگ قطر داخلی 24 1/2 اینچ', ['p-bore 24.5 in']],
  ['بلبرینگ قطر داخلی 25 1/2 میل', ['p-bore 25.5 mm']],
  ['شیلنگ هیدرولیک طول ۲۰ و ۱/۲ متر', ['p-length 20.5 m']],
  ['بلبرینگ قطر داخلی 24 1/2 تا 26 1/2 اینچ', ['p-bore 24.5~26.5 in']],
])('R-551 tells a mixed number from a number beside a fraction: %s', (sentence, numbers) => {
  expect(numbersOf(sentence)).toEqual(numbers);
});

it.each([
  ['پیچ M16...500 عدد', ['p-thread 16', '500 عدد']],
  ['پیچ M16…500 عدد', ['p-thread 16', '500 عدد']],
  ['پیچ M16..500 تا', ['p-thread 16', '500 عدد']],
  ['پیچ M16...20', ['p-thread 16~20']],
  ['بلبرینگ قطر داخلی ۲۰...۳۰ میل', ['p-bore 20~30 mm']],
])('R-551 makes no range of dots before how many are wanted: %s', (sentence, numbers) => {
  expect(numbersOf(sentence)).toEqual(numbers);
});

it.each([
  ['بلبرینگ > قطر داخلی ۲۵ میلی‌متر', ['p-bore 25 mm']],
  ['بلبرینگ -> قطر داخلی ۲۵', ['p-bore 25']],
  ['بلبرینگ قطر داخلی ==> ۲۵ میل', ['p-bore 25 mm']],
  ['بلبرینگ قطر داخلی <- ۲۵ میل', ['p-bore 25 mm']],
  ['بلبرینگ >> قطر داخلی >> ۲۵ میل', ['p-bore 25 mm']],
  ['بلبرینگ > قطر داخلی > ۲۵', ['p-bore ≥25']],
  ['بلبرینگ قطر داخلی > حدود ۲۵', ['p-bore ≥25']],
  ['بلبرینگ ‹۶۲۰۵> قطر داخلی ۲۵ میل', ['p-bore 25 mm']],
  ['بلبرینگ ‹۶۲۰۵> ۱۰ عدد', ['10 عدد']],
  ['ورق <2 میل>', ['p-thickness 2 mm']],
  ['ورق <2 میل', ['p-thickness ≤2 mm']],
  ['سنسور دما <-20 درجه', ['p-measuring-temperature ≤-20 °C']],
  ['پمپ سانتریفیوژ دبی => ۵۰', ['p-flow ≥50']],
  ['بلبرینگ قطر داخلی <20 و قطر خارجی >40', ['p-bore ≤20', 'p-outer-diameter ≥40']],
])('R-552 makes no bound of arrows, paths and brackets: %s', (sentence, numbers) => {
  expect(numbersOf(sentence)).toEqual(numbers);
  expect(leftOf(sentence)).toEqual([]);
});

it('R-552 makes no bound of the path of a category', () => {
  expect(numbersOf('دسته > بلبرینگ > قطر داخلی ۲۵ میلی‌متر')).toEqual(['p-bore 25 mm']);
});
