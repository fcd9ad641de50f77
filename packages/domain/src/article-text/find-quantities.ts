import { toLatinDigits } from '../persian/digits';
import { ARTICLE_UNITS, type ArticleUnit, spellingsOf } from './article-units';
import type { LivePart } from './live-part';

/** A number as prose writes it: Persian or Latin digits, «٬» between thousands, «٫», «.» or «/» before the fraction. */
const NUMBER = '[۰-۹0-9]{1,3}(?:[٬,][۰-۹0-9]{3})+(?:[٫.][۰-۹0-9]+)?|[۰-۹0-9]+(?:[٫./][۰-۹0-9]+)?';
/** What may stand before the number: the start, a space, an opening sign. Not a letter, a digit, a point, a dash, a comparison of sizes, a minus, a tolerance. */
const BEFORE =
  '(?<![\\p{L}\\p{N}\\p{M}.٫٬,/×xX*+±−–-]|[×xX*/+±−–-]\\s|(?<!\\p{L})(?:منفی|منهای)[ \\u00a0\\u200c])';
/** What a quantity is divided by: «۷۸۵۰ کیلوگرم در متر مکعب», «۵۰ کیلوگرم در روز». */
const DIVISORS =
  'هر|ثانیه|دقیقه|ساعت|روز|شبانه|هفته|ماه|سال|متر|مترمکعب|مترمربع|سانتی ?متر|میلی ?متر|میکرون|کیلومتر|اینچ|فوت|لیتر|میلی ?لیتر|گرم|کیلوگرم|تن|درجه'.replaceAll(
    ' ',
    '[ \\u00a0\\u200c]',
  );
/** Words after a unit that make another one of it: «کیلووات ساعت», «میلی‌متر جیوه». */
const SECOND_UNITS = '(?:ثانیه|دقیقه|ساعت|آمپر|ولت|متر|جیوه|(?<=متر[ \\u00a0\\u200c])آب)(?![\\p{L}\\u200c])';
/** What may not follow a unit: a letter, a digit, a half-space, a word that makes another unit of it, or one that turns it below zero. */
const AFTER = [
  '(?![\\p{L}\\p{N}\\p{M}\\u200c²³/·⋅^]',
  `|[ \\u00a0\\u200c](?:(?:مربع|مکعب|ستون|بر|در[ \\u00a0](?:${DIVISORS})|نیرو|زیر[ \\u00a0]صفر)(?!\\p{L})|${SECOND_UNITS})`,
  '|\\s?[×x/]\\s?[۰-۹0-9])',
].join('');
/** Words whose number is a place in the text, a year or an ordinal. */
const COUNTED = /(?:جدول|شکل|بند|ردیف|سال|صفحه|فصل|مرحله|گام|شماره|ماده|تلفن|پلاک)(?:ٔ|‌?ی)?\s*$/u;

/**
 * Words that are a unit beside what they measure, and something else anywhere: «فشار ۷ بار» is a pressure, «۳ بار» is three times; «دمای ۸۰ درجه» is
 * warm, «۹۰ درجه» is an angle.
 */
const BESIDE: readonly (readonly [name: string, symbol: string, measured: RegExp])[] = [
  ['بار', 'bar', /فشار(?:ِ|‌?ی)?(?:\s(?!را|هر|یک)[^\s.؛،:()۰-۹]+){0,3}\s$/u],
  ['درجه', '°C', /دما(?:ی|یِ)?(?:\s(?!را|هر)[^\s.؛،:()۰-۹]+){0,3}\s$/u],
];
/** «۲ بار در روز» counts times whatever stands before it. */
const TIMES = /^\s(?:در|دیگر|بیشتر|تکرار|پشت)(?!\p{L})/u;

/** Characters before a number that say what it measures. */
const LOOK_BACK = 40;

const SPACE = '[ \\u00a0\\u200c]';
const UNIT_OF = new Map<string, ArticleUnit>();
for (const unit of ARTICLE_UNITS) {
  for (const spelling of spellingsOf(unit)) UNIT_OF.set(keyOf(spelling), unit);
}
const UNITS = [...new Set([...ARTICLE_UNITS.flatMap(spellingsOf), ...BESIDE.map(([name]) => name)])]
  .toSorted((left, right) => right.length - left.length)
  .map(patternOf)
  .join('|');
const QUANTITY = new RegExp(
  `${BEFORE}(${NUMBER})(?:${SPACE}?(تا|–|-|…)${SPACE}?(${NUMBER}))?[ \\u00a0]?(${UNITS})${AFTER}`,
  'gu',
);

/**
 * Finds the quantities of a piece of running text: a number, or two with «تا» between them, and a unit. A number without a unit, a percentage, an
 * ordinal or a size such as «۲۰ × ۳۰ mm» is none.
 */
export function findQuantities(text: string): LivePart[] {
  return [...text.matchAll(QUANTITY)].flatMap((match): LivePart[] => {
    const [whole, low = '', , high, name = ''] = match;
    const before = text.slice(Math.max(0, match.index - LOOK_BACK), match.index);
    const unit = UNIT_OF.get(keyOf(name)) ?? unitBeside(name, before, text.slice(match.index + whole.length));
    const value = read(low);
    const maxValue = high === undefined ? undefined : read(high);
    if (unit === undefined || value === undefined || COUNTED.test(before)) return [];
    if (high !== undefined && (maxValue === undefined || maxValue <= value)) return [];
    return [
      {
        kind: 'quantity',
        start: match.index,
        end: match.index + whole.length,
        unitStart: match.index + whole.length - name.length,
        value,
        ...(maxValue === undefined ? {} : { maxValue }),
        unit: unit.symbol,
      },
    ];
  });
}

function unitBeside(name: string, before: string, after: string): ArticleUnit | undefined {
  const row = BESIDE.find(([word]) => word === name.replace('\u0654', ''));
  if (row === undefined || TIMES.test(after) || !row[2].test(before)) return undefined;
  return ARTICLE_UNITS.find(({ symbol }) => symbol === row[1]);
}

function read(written: string): number | undefined {
  const plain = toLatinDigits(written).replace(/[٬,]/g, '');
  // A point and a bar are the decimal sign of handwriting; a fraction of a ruler, «۱/۲», is left alone.
  if (plain.includes('/')) return undefined;
  const value = Number(plain.replace('٫', '.'));
  return Number.isFinite(value) ? value : undefined;
}

function keyOf(spelling: string): string {
  return spelling
    .replace(/[\s\u00a0\u200c]+/g, '')
    .replaceAll('\u0654', '')
    .replaceAll('ۀ', 'ه');
}

/** A space of a name may be a half-space or missing between its words; «درجه» may carry its «ٔ». */
function patternOf(spelling: string): string {
  return spelling
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replaceAll('درجه ', 'درجهٔ? ')
    .replaceAll(' ', '[ \\u00a0\\u200c]?');
}
