import type { Unit } from '../units/unit';

/** Quantities an article speaks of. */
export type ArticleQuantity =
  | 'length'
  | 'pressure'
  | 'temperature'
  | 'power'
  | 'mass'
  | 'force'
  | 'torque'
  | 'flow'
  | 'speed'
  | 'rotation'
  | 'area'
  | 'volume'
  | 'voltage'
  | 'current';

export interface ArticleUnit extends Unit {
  readonly quantity: ArticleQuantity;
  /** Spellings in running text, without the symbol. A half-space may stand for each space. */
  readonly names: readonly string[];
}

const unit = (
  quantity: ArticleQuantity,
  symbol: string,
  factor: number,
  names: readonly string[] = [],
  offset = 0,
): ArticleUnit => ({ id: symbol, symbol, displayText: symbol, quantity, factor, offset, names });

/**
 * Units of running text, the base unit of each quantity first.
 *
 * Words that also mean something else are left out on purpose: «بار» (a load, a time), «درجه» alone (of heat, of an angle), «دور», «کیلو»,
 * «ساعت», «درصد». A missed quantity is plain text; a false one would be a wrong number.
 */
export const ARTICLE_UNITS: readonly ArticleUnit[] = [
  unit('length', 'mm', 1, ['میلی متر', 'میلیمتر']),
  unit('length', 'μm', 0.001, ['میکرون', 'میکرومتر']),
  unit('length', 'cm', 10, ['سانتی متر', 'سانتیمتر']),
  unit('length', 'm', 1000, ['متر']),
  unit('length', 'in', 25.4, ['اینچ']),
  unit('pressure', 'bar', 1, []),
  unit('pressure', 'MPa', 10, ['مگاپاسکال']),
  unit('pressure', 'psi', 0.06894757293168, ['پی اس آی']),
  unit('pressure', 'kgf/cm²', 0.980665, []),
  unit('pressure', 'kPa', 0.01, ['کیلوپاسکال']),
  unit('temperature', '°C', 1, ['درجه سلسیوس', 'درجه سانتی گراد', 'درجه سانتیگراد']),
  unit('temperature', '°F', 5 / 9, ['درجه فارنهایت'], -160 / 9),
  unit('temperature', 'K', 1, ['کلوین'], -273.15),
  unit('power', 'kW', 1, ['کیلووات']),
  unit('power', 'W', 0.001, ['وات']),
  unit('power', 'hp', 0.7457, ['اسب بخار']),
  unit('mass', 'kg', 1, ['کیلوگرم']),
  unit('mass', 'g', 0.001, ['گرم']),
  unit('mass', 'lb', 0.45359237, ['پوند']),
  unit('force', 'kN', 1, ['کیلونیوتن']),
  unit('force', 'N', 0.001, ['نیوتن']),
  unit('force', 'kgf', 0.00980665, ['کیلوگرم نیرو']),
  unit('torque', 'N·m', 1, ['نیوتن متر']),
  unit('torque', 'kgf·m', 9.80665, []),
  unit('torque', 'lb·ft', 1.3558179483, []),
  unit('flow', 'm³/h', 1, ['متر مکعب در ساعت', 'متر مکعب بر ساعت', 'مترمکعب در ساعت', 'مترمکعب بر ساعت']),
  unit('flow', 'L/min', 0.06, ['لیتر در دقیقه', 'لیتر بر دقیقه']),
  unit('flow', 'L/s', 3.6, ['لیتر در ثانیه', 'لیتر بر ثانیه']),
  unit('speed', 'm/s', 1, ['متر بر ثانیه', 'متر در ثانیه']),
  unit('speed', 'mm/s', 0.001, ['میلی متر بر ثانیه', 'میلی متر در ثانیه']),
  unit('speed', 'm/min', 1 / 60, ['متر بر دقیقه', 'متر در دقیقه']),
  unit('rotation', 'r/min', 1, ['دور بر دقیقه', 'دور در دقیقه']),
  unit('rotation', 'r/s', 60, []),
  unit('area', 'mm²', 1, ['میلی متر مربع']),
  unit('area', 'cm²', 100, ['سانتی متر مربع']),
  unit('area', 'm²', 1_000_000, ['متر مربع', 'مترمربع']),
  unit('volume', 'L', 1, ['لیتر']),
  unit('volume', 'm³', 1000, ['متر مکعب', 'مترمکعب']),
  unit('voltage', 'V', 1, ['ولت']),
  unit('voltage', 'kV', 1000, ['کیلوولت']),
  unit('current', 'A', 1, ['آمپر']),
  unit('current', 'mA', 0.001, ['میلی آمپر']),
];

/** Symbols written in more than one way. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  μm: ['µm', 'um'],
  '°C': ['℃', '° C'],
  'kgf/cm²': ['kgf/cm2', 'kg/cm²', 'kg/cm2'],
  N·m: ['N.m', 'N m', 'Nm', 'N⋅m'],
  'm³/h': ['m3/h'],
  'L/min': ['l/min', 'lpm', 'LPM'],
  'L/s': ['l/s'],
  'r/min': ['rpm', 'RPM', 'min⁻¹'],
  'mm²': ['mm2'],
  'cm²': ['cm2'],
  'm²': ['m2'],
  'm³': ['m3'],
};

/** Latin symbols of one letter are also names of sizes, steels and sections: «۱۲ A», «304 L». Only their Persian names count. */
const AMBIGUOUS_SYMBOLS = new Set(['m', 'K', 'W', 'g', 'N', 'L', 'V', 'A', 'in', 'lb']);

/** Returns every spelling of a unit that counts in running text. */
export function spellingsOf({ symbol, names }: ArticleUnit): readonly string[] {
  const symbols = AMBIGUOUS_SYMBOLS.has(symbol) ? [] : [symbol, ...(SPELLINGS[symbol] ?? [])];
  return [...symbols, ...names];
}
