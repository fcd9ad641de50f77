import type { Definitions } from '../generated/definitions';
import { cx } from '../style/cx';

export interface NumberTextProps {
  /** The bare value, for machines; kept in `<data>`. */
  readonly value: number;
  /** The same in the reader's digits, with thousands and sign as they are to be read. */
  readonly text: string;
  /** A word after the number: «عدد», «روز», «نتیجه». For symbols in Latin letters take UnitValue. */
  readonly unit?: string;
  /** Figures of one width, where numbers stand under one another. */
  readonly tabular?: boolean;
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
