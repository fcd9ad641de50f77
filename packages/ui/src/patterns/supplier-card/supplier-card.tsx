import { LinkCard, LinkCardFacts } from '../../link-card/link-card';
import { Monogram } from '../../monogram/monogram';
import { cx } from '../../style/cx';
import { TrustLine, type TrustState } from '../../trust-line/trust-line';
import type { SupplierView } from '../supplier-row/supplier-row';

export interface SupplierCardProps {
  readonly supplier: SupplierView;
  /** An expired promise stays visible, greyed. */
  readonly trustState?: TrustState;
  /** Further short facts: «۳ نمایندگی», «میانگین پاسخ ۲ ساعت». */
  readonly facts?: readonly string[];
  readonly level?: 2 | 3 | 4;
}

/**
 * A supplier in a grid.
 *
 * Use it in grids of home and search. Not for lists with room for numbers (SupplierList).
 */
export function SupplierCard({ supplier, trustState, facts = [], level = 3 }: SupplierCardProps) {
  const { href, name, monogram, note, trust, productCount } = supplier;
  return (
    <LinkCard href={href} level={level} picture={<Monogram letters={monogram} />} title={name}>
      <p className={cx('link-card-note')}>{note}</p>
      {trust === undefined ? null : <TrustLine state={trustState}>{trust}</TrustLine>}
      <LinkCardFacts facts={[productCount, ...facts]} />
    </LinkCard>
  );
}
