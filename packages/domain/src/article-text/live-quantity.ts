import { convert } from '../units/unit';
import { ARTICLE_UNITS, type ArticleUnit } from './article-units';

/** A quantity of an article, as its link carries it. */
export interface LiveQuantity {
  readonly value: number;
  readonly maxValue?: number;
  readonly unit: ArticleUnit;
}

const WRITTEN = /^(-?\d+(?:\.\d+)?(?:e-?\d+)?)(?:~(\d+(?:\.\d+)?(?:e-?\d+)?))? (\S+)$/;

/** Parses «16 bar» or «15~20 kW»; undefined for anything else, which may come from a page that somebody else has changed. */
export function readLiveQuantity(written: string): LiveQuantity | undefined {
  const [, value, maxValue, symbol] = WRITTEN.exec(written) ?? [];
  const unit = ARTICLE_UNITS.find((known) => known.symbol === symbol);
  if (unit === undefined || value === undefined) return undefined;
  return { value: Number(value), ...(maxValue === undefined ? {} : { maxValue: Number(maxValue) }), unit };
}

export interface Conversion {
  readonly value: number;
  readonly maxValue?: number;
  readonly unit: ArticleUnit;
}

/** Units in which a converted number would be nothing but zeros. */
const SMALLEST = 0.001;
const LARGEST = 1_000_000;
const MOST = 3;

/** Returns the quantity in at most three other units in which its number can be read. */
export function conversionsOf({ value, maxValue, unit }: LiveQuantity): Conversion[] {
  return ARTICLE_UNITS.filter(({ quantity, symbol }) => quantity === unit.quantity && symbol !== unit.symbol)
    .map((other) => ({
      unit: other,
      value: convert(value, unit, other),
      ...(maxValue === undefined ? {} : { maxValue: convert(maxValue, unit, other) }),
    }))
    .filter((found) => isReadable(found.value) && isReadable(found.maxValue ?? found.value))
    .slice(0, MOST);
}

function isReadable(value: number): boolean {
  const size = Math.abs(value);
  return size === 0 || (size >= SMALLEST && size < LARGEST);
}
