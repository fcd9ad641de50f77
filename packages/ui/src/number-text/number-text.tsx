import type { Definitions } from '../generated/definitions';
import { cx } from '../style/cx';

export interface NumberTextProps {
  /** The bare value, machine-readable in `<data>`. */
  readonly value: number;
  /** The value in the reader's digits, with separators and sign. */
  readonly text: string;
  /** A word after the number: «عدد», «روز», «نتیجه». For symbols in Latin letters use UnitValue. */
  readonly unit?: string;
  /** Tabular digits, for numbers in a column. */
  readonly tabular?: boolean;
  /** Colour of the figure; say what it means in words too. */
  readonly tone?: Definitions['number-text']['tone'];
}

/**
 * A number and what it counts.
 *
 * Use it for counts, totals and changes. Not for money (Price), nor for measured values with a symbol (UnitValue).
 */
export function NumberText({ value, text, unit, tabular, tone }: NumberTextProps) {
  return (
    <data value={value} className={cx('number-text', { tabular, tone })}>
      <bdi>{text}</bdi>
      {unit ? <small> {unit}</small> : null}
    </data>
  );
}
