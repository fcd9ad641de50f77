import type { Definitions } from '../generated/definitions';
import { cx } from '../style/cx';

export interface PriceProps {
  /** The amount in Persian digits and Toman, or the words that stand in its place. */
  readonly amount: string;
  /** «تومان»; none when there is no amount. */
  readonly currency?: string;
  /** Words before the amount, such as «از». */
  readonly prefix?: string;
  readonly size?: Definitions['price']['size'];
}

/**
 * A price; the unit of money follows the number.
 *
 * Use it for every amount of money that is shown, and for «on request» in its place. Not for entering one (MoneyField),
 * nor for other numbers (NumberText).
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
