import type { Definitions } from '../generated/definitions';
import { cx } from '../style/cx';

export interface PriceProps {
  /** The amount in Persian digits and Toman, or the text shown instead. */
  readonly amount: string;
  /** «تومان»; absent when there is no amount. */
  readonly currency?: string;
  /** Text before the amount, such as «از». */
  readonly prefix?: string;
  /** Size of the amount: 14 px small, 22 px large. */
  readonly size?: Definitions['price']['size'];
}

/**
 * A price; the currency follows the number.
 *
 * Use it for every displayed amount of money, and for «on request» in its place. Not for entering one (MoneyField), nor for other numbers
 * (NumberText).
 */
export function Price({ amount, currency, prefix, size = 'regular' }: PriceProps) {
  return (
    <span className={cx('price', { size })}>
      {prefix ? <small>{prefix} </small> : null}
      <b>{amount}</b>
      {currency ? <small> {currency}</small> : null}
    </span>
  );
}
