import { searchKey } from '../../persian/search-key';
import type { AssistantProperty } from '../vocabulary';
import { splitWords, termKey } from '../words/split-words';
import { BRAND_NAMES } from './brand-names';
import { OPTION_NAMES } from './property-names';

const brandNames = new Map(Object.entries(BRAND_NAMES).map(([title, names]) => [searchKey(title), names]));

export interface OptionKey {
  readonly key: string;
  readonly needsName: boolean;
  readonly isPartial: boolean;
}

const GENERIC = new Set(
  'و با از به دو یک سه چهار هشت دار نوع عادی ندارد بدون خط محل فلز کار مواد درجه اینچ لایه محور هر مرکز جنس شفت'.split(
    ' ',
  ),
);
const COUNTS = [
  ['دو', '2'],
  ['سه', '3'],
  ['چهار', '4'],
  ['یک', '1'],
  ['پنج', '5'],
  ['هشت', '8'],
  ['تک', '1'],
] as const;

/** Returns the folded forms an option is named by: its title, its Persian and Latin halves, other names, and the words that stand out. */
export function optionKeys(property: AssistantProperty, title: string): readonly OptionKey[] {
  const whole = [title, ...counted(title), ...otherNames(title), ...inInches(title)];
  const latin = title.match(/[A-Za-z0-9₂₃₄][A-Za-z0-9₂₃₄./+-]*/g) ?? [];
  const persian = title.replace(/[A-Za-z0-9₂₃₄¼½¾⅛⅜./+…°×-]+/g, ' ').trim();
  const keys = new Map<string, OptionKey>();
  const add = (name: string, isPartial: boolean) => {
    const key = termKey(name);
    const stem = key.replace(/(?:ای|ی)$/, '');
    if (stem !== key && stem.length >= 4 && !keys.has(stem)) {
      keys.set(stem, { key: stem, needsName: false, isPartial: true });
    }
    if (key === '' || keys.has(key)) return;
    keys.set(key, { key, needsName: isAmbiguous(key, property), isPartial });
  };
  for (const name of whole) add(name, false);
  // «فولادی» is the adjective of «فولاد».
  if (/^[آ-ی]{3,}$/.test(title)) add(`${title}ی`, false);
  for (const name of brandNames.get(searchKey(title)) ?? []) add(name, false);
  if (persian !== '' && persian !== title) {
    for (const name of [persian, ...counted(persian), ...otherNames(persian)]) add(name, true);
    for (const name of latin) add(name, true);
  }
  if (property.title === 'برند') return [...keys.values()];
  // Half-spaces join: «سخت‌کاری» is named by no «سخت».
  for (const { key, kind } of splitWords(title.replaceAll('\u200c', ''))) {
    if (kind === 'number') add(key, true);
    if (kind === 'word' && key.length >= 3 && !GENERIC.has(key)) {
      add(key, true);
      for (const name of otherNames(key)) add(name, true);
    }
  }
  return [...keys.values()];
}

function isAmbiguous(key: string, property: AssistantProperty): boolean {
  if (/^\d+$/.test(key)) return key.length < 4 && !(key.length === 3 && property.title.includes('گرید'));
  return /^[a-z]$/.test(key) || key.length < 2;
}

function otherNames(title: string): readonly string[] {
  const whole = Object.entries(OPTION_NAMES).flatMap(([name, others]) => {
    if (!title.includes(name)) return [];
    return others.split('|').map((other) => title.replace(name, other));
  });
  return whole;
}

/** «G½» is written «نیم اینچ» and «1/2 اینچ». */
function inInches(title: string): readonly string[] {
  const [, sign = ''] = /^G?([½¼¾⅛⅜])(?: اینچ)?$/.exec(title) ?? [];
  if (sign === '') return [];
  return [`${sign} اینچ`, `${sign}"`, ...(sign === '½' ? ['نیم اینچ'] : [])];
}

/** «دوردیفه» is as often written «۲ ردیفه», «۵ محور» as «پنج محور». */
function counted(title: string): readonly string[] {
  const digits = title.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)));
  return COUNTS.flatMap(([word, digit]) => {
    if (title.startsWith(word)) return [digit + title.slice(word.length)];
    return digits.startsWith(`${digit} `) ? [word + digits.slice(1)] : [];
  });
}
