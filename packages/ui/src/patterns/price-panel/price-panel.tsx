import type { ReactNode } from 'react';
import { Price } from '../../price/price';
import { cx } from '../../style/cx';
import type { PriceView } from '../product-card/product-view';

export { QuantityStepper, type QuantityStepperProps } from './quantity-stepper';

export interface PriceTierView {
  readonly id: string;
  /** «۵۰ تا ۱۹۹ عدد» */
  readonly range: string;
  /** «٪۴ کمتر» */
  readonly saving?: string;
  readonly amount: string;
  readonly currency: string;
  readonly isCurrent?: boolean;
}

export interface PriceBlockProps {
  readonly isJoined?: boolean;
  readonly isParted?: boolean;
  readonly children: ReactNode;
}

/** One block of the panel. */
export function PriceBlock({ isJoined, isParted, children }: PriceBlockProps) {
  return <div className={cx('price-block', { isJoined, isParted })}>{children}</div>;
}

/** The price, its unit, and what it includes. */
export function PriceHead({ price, note }: { readonly price: PriceView; readonly note?: ReactNode }) {
  return (
    <>
      <p className={cx('price-head')}>
        <Price amount={price.amount} currency={price.currency} prefix={price.prefix} size="large" />
        {price.per ? <small>{price.per}</small> : null}
      </p>
      {note ? <p className="u-price-note">{note}</p> : null}
    </>
  );
}

/** Prices of larger quantities; the row in force is highlighted. */
export function PriceTiers({
  label,
  tiers,
}: {
  readonly label: string;
  readonly tiers: readonly PriceTierView[];
}) {
  if (tiers.length === 0) return null;
  return (
    <ul className={cx('price-tiers')} aria-label={label}>
      {tiers.map((tier) => (
        <li key={tier.id} aria-current={tier.isCurrent ? 'true' : undefined}>
          <span>{tier.range}</span>
          <small>{tier.saving}</small>
          <span>
            {tier.amount} <small>{tier.currency}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Stacked buttons. */
export function PriceActions({ children }: { readonly children: ReactNode }) {
  return <div className={cx('price-actions')}>{children}</div>;
}

export interface ActionBarProps {
  readonly price: PriceView;
  readonly action: ReactNode;
}

/** Keeps price and primary action at the bottom of the screen on phones, in place of the site's bar. */
export function ActionBar({ price, action }: ActionBarProps) {
  const note = [price.per, price.minimum].filter(Boolean).join('، ');
  return (
    <div className={cx('action-bar')}>
      <span>
        <Price amount={price.amount} currency={price.currency} prefix={price.prefix} />
        {note ? <small>{note}</small> : null}
      </span>
      {action}
    </div>
  );
}
