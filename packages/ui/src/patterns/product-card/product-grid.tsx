import { Children, type ReactNode } from 'react';
import type { Definitions } from '../../generated/definitions';
import { cx } from '../../style/cx';

export interface ProductGridProps {
  readonly label?: string;
  /** Columns on wide screens; `rows` stacks the cards. */
  readonly columns?: Definitions['product-grid']['columns'];
  /** One card each. */
  readonly children: ReactNode;
}

/** Product cards as a list with shared hairlines. Place it inside a card without padding. */
export function ProductGrid({ label, columns = '4', children }: ProductGridProps) {
  return (
    <ul aria-label={label} className={cx('product-grid', { columns })}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
