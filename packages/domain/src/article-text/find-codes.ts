import type { LivePart } from './live-part';

/** No letter, digit or sign of a longer code before it. */
const BEFORE = '(?<![\\p{L}\\p{N}./×+−-]|[\\p{L}\\p{N}][ ]?[-/])';
const AFTER = '(?![\\p{L}\\p{N}×/]|[.-][\\p{L}\\p{N}]| ?[×x] ?\\d)';

/** Nominal diameters and pressures of pipes, threads of bolts: only the sizes that exist. */
const DIAMETERS =
  '6|8|10|15|20|25|32|40|50|65|80|100|125|150|200|250|300|350|400|450|500|600|700|800|900|1000';
const PRESSURES = '2\\.5|6|10|16|25|40|63|100|160|250|320|400';
const THREADS = '3|4|5|6|8|10|12|14|16|18|20|22|24|27|30|33|36|39|42|45|48|52|56|64';
/** Seals, cages and clearance after a bearing's number. */
const SUFFIX = '(?:-(?:2RS[HR1]?|2Z|ZZ|RS|Z|M|MA))?(?:[ /]?C[2345])?';

const CODES: readonly RegExp[] = [
  // Ball bearings by their series, bore up to 200 mm: the last two digits are a fifth of it.
  `(?:6[0234]|160|72|73)(?:0\\d|[1-3]\\d|40)${SUFFIX}`,
  `(?:32[023]|30[23]|222|223|231|232|511|512)(?:0[2-9]|[1-4]\\d)${SUFFIX}`,
  `(?:NU|NJ|NUP|UCP|UCF|UCFL|SNL?) ?\\d{3,4}(?:-?[A-Z]{1,3})?`,
  `M(?:${THREADS})(?:[x×](?:\\d{1,3}(?:[.]\\d{1,2})?))?`,
  `DN ?(?:${DIAMETERS})(?:[ /]PN ?(?:${PRESSURES}))?`,
  `PN ?(?:${PRESSURES})`,
  'SP[ZABC](?: ?\\d{3,5})?',
  'XP[ZABC](?: ?\\d{3,5})?',
].map((code) => new RegExp(`${BEFORE}${code}${AFTER}`, 'gu'));

/** Words that make a number of a grade, a year or an ordinal of it. */
const OTHER =
  /(?:AISI|SAE|EN|ISO|DIN|API|ASTM|ASME|IEC|آلومینیوم|آلیاژ|فولاد|گرید|سال|شماره|جدول|بند|تلفن|کد پستی|قیمت|سری)\s?$/u;
/** A bare number is a bearing only where nothing counts or measures with it. */
const COUNTING =
  /^\s?(?:[%٪°]|[A-Za-z\u0600-\u06ff]*(?:متر|ولت|وات|عدد|تومان|ریال|نفر|ساعت|دور|کیلو|گرم|درصد))/u;

/** Finds the product codes of a piece of running text that this market knows: bearings, threads, flanges and pipes, belts. */
export function findCodes(text: string): LivePart[] {
  return CODES.flatMap((code) => [...text.matchAll(code)])
    .filter(({ 0: whole, index }) => {
      if (!/^\d/.test(whole)) return true;
      const isOther = OTHER.test(text.slice(Math.max(0, index - 12), index));
      return !isOther && !COUNTING.test(text.slice(index + whole.length));
    })
    .map(({ 0: whole, index }) => ({ kind: 'code', start: index, end: index + whole.length, code: whole }));
}
