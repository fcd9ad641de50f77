import { searchKey } from '../persian/search-key';
import type { Unit } from './unit';

/** Common names of a unit besides its symbol and title, by the folded symbol. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  in: ['inch', 'inches', 'اینچ'],
  ft: ['foot', 'feet', 'فوت', 'فیت'],
  mm: ['میلی', 'میل', 'میلیمتر'],
  cm: ['سانت', 'سانتی'],
  μm: ['um', 'micron', 'microns', 'میکرون'],
  mil: ['thou', 'هزارم'],
  kg: ['کیلو', 'kilo', 'kgs'],
  t: ['ton', 'tonne'],
  '°c': ['c', '°', 'deg', 'degc', 'درجه', 'سانتیگراد', 'درجه سانتیگراد', 'سلسیوس', 'درجه سلسیوس'],
  '°f': ['f', 'degf', 'فارنهایت', 'درجه فارنهایت'],
  '°': ['deg', 'degree', 'degrees', 'درجه'],
  hp: ['اسب', 'اسب بخار'],
  psi: ['پی اس آی', 'پوند بر اینچ مربع'],
  'kgf/cm2': ['kg/cm2', 'کیلوگرم بر سانتیمتر مربع', 'کیلو'],
  'r/min': ['rpm', 'دور', 'دور بر دقیقه'],
  'm3/h': ['m3/hr', 'متر مکعب بر ساعت', 'متر مکعب ساعت', 'متر مکعب'],
  'l/min': ['lpm', 'l/m', 'لیتر بر دقیقه'],
  cm3: ['سی سی', 'cc'],
  ppm: ['پی پی ام'],
  'kg/m': ['کیلوگرم', 'کیلو', 'کیلوگرم در متر'],
  hrc: ['راکول', 'راکول سی'],
  mm2: ['sqmm', 'میلی متر مربع', 'میل مربع'],
  v: ['volt', 'volts'],
  a: ['amp', 'amps', 'ampere'],
  nm: ['نیوتن متر'],
  '٪': ['%', 'percent', 'درصد'],
};

/** The inch and foot signs; a search key drops them, so they are matched first. */
const SIGNS: Readonly<Record<string, string>> = {
  '"': 'in',
  '″': 'in',
  '”': 'in',
  '“': 'in',
  "''": 'in',
  '’’': 'in',
  "'": 'ft',
  '′': 'ft',
};

/** Finds the unit a word names: by its exact symbol, then by symbol, title or a common name in any spelling. */
export function findUnit(text: string, units: readonly Unit[]): Unit | undefined {
  const typed = text.trim();
  const exact = units.find((unit) => namesOf(unit).includes(typed));
  if (exact) return exact;
  const wanted = SIGNS[typed] ?? foldUnit(typed);
  if (wanted === '') return undefined;
  return (
    units.find((unit) => namesOf(unit).some((name) => foldUnit(name) === wanted)) ??
    units.find((unit) => ALIASES[foldUnit(unit.symbol)]?.some((name) => foldUnit(name) === wanted))
  );
}

/** Returns every name of a unit: symbol, display text, title and the common names. */
export function unitNames(unit: Unit): readonly string[] {
  return [...namesOf(unit), ...(ALIASES[foldUnit(unit.symbol)] ?? [])];
}

function namesOf({ symbol, displayText, title }: Unit): readonly string[] {
  return [symbol, displayText, title].filter((name) => name !== undefined && name !== '') as string[];
}

/** Folds a unit's name: ignores case, spaces, half-spaces, marks and signs of multiplication and power; «در دقیقه» equals «بر دقیقه». */
function foldUnit(text: string): string {
  return searchKey(text.replaceAll('\u200c', ''))
    .replace(/(^|\s)در(?=\s)/g, '$1بر')
    .replace(/[\s.·⋅*×^]/g, '');
}
