import { parseMobile } from '../login/mobile';
import { type LineField, type LineText, take } from './line-text';

/** Numbers found in a line. Each field is filled once; further matches stay in the text. */
export interface LineNumbers {
  readonly postalCode?: string;
  readonly receiverPhone?: string;
  readonly phone?: string;
  readonly plaque?: string;
  readonly unit?: string;
}

export interface Reading<Found> {
  readonly line: LineText;
  readonly found: Found;
}

/** Spaces and half-spaces inside a label. */
const GAP = '[\\s\\u200c]*';
const COLON = `${GAP}[:：.=]?${GAP}`;
/** A label must begin a word. */
const BEGIN = '(?<![\\p{L}\\p{N}\\u200c])';
const NUMBER_LABEL = `(?:شماره${GAP}ی?${GAP})?(?:(?:تلفن|تماس|موبایل|همراه|تل|mobile|phone|tel)${GAP}(?:همراه|تماس|ثابت|گیرنده)?)`;
const TEN = '\\d{5}[ -]?\\d{5}';

const LABELLED_POSTAL = re(
  `${BEGIN}(?:کد${GAP}پستی|ک\\.?${GAP}پ\\.?|پستی|postal${GAP}code|zip)${COLON}(?<value>${TEN}|\\d{4,12})(?!\\d)`,
);
const BARE_TEN = re(`(?<![\\d+/.-])(?<value>${TEN})(?![\\d/])`);
const MOBILE = re(
  `(?:${BEGIN}${NUMBER_LABEL}${COLON})?(?<![\\d+])(?<value>(?:\\+98|0098|98)?[ -]?(?:\\(0\\)|0)?[ -]?9\\d{2}[ -]?\\d{3}[ -]?\\d{2}[ -]?\\d{2})(?!\\d)`,
);
const LANDLINE = re(
  `(?:${BEGIN}${NUMBER_LABEL}${COLON})?(?<![\\d+])(?<value>(?:0|\\+98[ -]?|0098[ -]?)[1-8]\\d[ -]?\\d{4}[ -]?\\d{4})(?!\\d)`,
);
const DOOR = '\\d{1,5}(?:/\\d{1,3}|-\\d{1,3})?';
const DOOR_LETTER = `(?:${GAP}مکرر|[ ]?(?:[A-Za-z]|الف|ب|ج|د)(?![\\p{L}\\u200c]))?`;
/** «پ ۱۲ و ۳» abbreviates «پلاک ۱۲ واحد ۳»; after the full word, «و» joins two door numbers. */
const SHORT_DOOR_AND_UNIT = re(`${BEGIN}پ${COLON}(?<plaque>${DOOR})\\s+و${GAP}(?<unit>\\d{1,4})(?![\\d/])`);
const PLAQUE = re(
  `${BEGIN}(?:پلاک|پ|plaque|pelak|no)${COLON}(?<value>${DOOR}${DOOR_LETTER}(?:\\s+و\\s+\\d{1,4})?)(?![\\d/])`,
);
const UNIT = re(
  `${BEGIN}(?:واحد|unit)${COLON}(?<value>\\d{1,4}${DOOR_LETTER}(?:\\s+و\\s+\\d{1,4})?(?![\\d/])|(?:شرقی|غربی|شمالی|جنوبی|همکف)(?!\\p{L}))`,
);

/** Extracts the numbers of a line. Labelled numbers come first, so that a bare number is one that no label claims. */
export function readNumbers(start: LineText): Reading<LineNumbers> {
  let line = start;
  const found: { -readonly [Key in keyof LineNumbers]: LineNumbers[Key] } = {};
  const read = (field: keyof LineNumbers & LineField, pattern: RegExp, isRight = (_: Match) => true) => {
    const match = [...line.text.matchAll(pattern)].find(
      (candidate) => found[field] === undefined && isRight(candidate),
    );
    if (match === undefined) return;
    found[field] = numberOf(match);
    line = take(line, field, match.index, match.index + match[0].length);
  };
  read('postalCode', LABELLED_POSTAL);
  read('receiverPhone', MOBILE, isMobile);
  read('phone', LANDLINE);
  read('postalCode', BARE_TEN, (match) => isBarePostalCode(match, line.text, found.receiverPhone));
  const short = SHORT_DOOR_AND_UNIT.exec(line.text);
  SHORT_DOOR_AND_UNIT.lastIndex = 0;
  if (short?.groups?.plaque !== undefined && short.groups.unit !== undefined) {
    const middle = short.index + short[0].search(/\s+و/);
    found.plaque = short.groups.plaque;
    found.unit = short.groups.unit;
    line = take(line, 'plaque', short.index, middle);
    line = take(line, 'unit', middle, short.index + short[0].length);
  }
  read('plaque', PLAQUE, fitsDoor);
  read('unit', UNIT, fitsDoor);
  return { line, found: withStoredNumbers(found) };
}

type Match = RegExpMatchArray;

function numberOf(match: Match): string {
  return (match.groups?.value ?? '').replace(/\s+/g, ' ').trim();
}

/** Returns whether the match is a mobile number. Without 0 or +98 in front it might be a postal code, so it then needs its label. */
function isMobile(match: Match): boolean {
  const value = numberOf(match);
  const isLabelled = match[0].trim() !== match.groups?.value?.trim();
  return parseMobile(value).ok && (isLabelled || !/^9/.test(value) || /^98\D*0?\D*9/.test(value));
}

/**
 * Returns whether the match is an unlabelled postal code: ten digits of their own, unless the line has two such runs or they may be a
 * mobile number.
 */
function isBarePostalCode(match: Match, text: string, receiverPhone: string | undefined): boolean {
  const value = numberOf(match);
  if ([...text.matchAll(BARE_TEN)].length > 1 || value.startsWith('0')) return false;
  return !value.startsWith('9') || receiverPhone !== undefined;
}

function fitsDoor(match: Match): boolean {
  return numberOf(match).length <= 10;
}

/** Converts the numbers to their stored form: the postal code without its dash, the mobile number with its leading 0. */
function withStoredNumbers(found: LineNumbers): LineNumbers {
  const mobile = found.receiverPhone === undefined ? undefined : parseMobile(found.receiverPhone);
  return {
    ...found,
    ...(found.postalCode === undefined ? {} : { postalCode: found.postalCode.replace(/\D/g, '') }),
    ...(mobile?.ok ? { receiverPhone: mobile.value } : {}),
    ...(found.phone === undefined
      ? {}
      : { phone: found.phone.replace(/^(?:\+98|0098)[ -]?/, '0').replace(/\D/g, '') }),
  };
}

function re(source: string): RegExp {
  return new RegExp(source, 'giu');
}
