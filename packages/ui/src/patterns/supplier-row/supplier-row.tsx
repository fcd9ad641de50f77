import type { ReactNode } from 'react';
import { MixedText } from '../../mixed-text/mixed-text';
import { Monogram } from '../../monogram/monogram';
import { cx } from '../../style/cx';
import { TrustLine, type TrustState } from '../../trust-line/trust-line';

export interface SupplierView {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly monogram: string;
  /** Kinds and city in one phrase. */
  readonly note: string;
  /** The dated trust sentence; absent for a supplier that is not confirmed. */
  readonly trust?: ReactNode;
  /** An expired one is greyed, not hidden. */
  readonly trustState?: TrustState;
  /** «۱۲۸ محصول». */
  readonly productCount: string;
}

/**
 * Suppliers, stacked. Place it inside a card without padding.
 *
 * Use it for a few suppliers beside something else. Not for a list to choose from (SupplierTable).
 */
export function SupplierList({
  label,
  suppliers,
}: {
  /** Accessible name; it says what this is for. */
  readonly label: string;
  /** Suppliers in display order. */
  readonly suppliers: readonly SupplierView[];
}) {
  return (
    <ul aria-label={label} className="u-supplier-list">
      {suppliers.map((supplier) => (
        <li key={supplier.id}>
          <SupplierRow supplier={supplier} />
        </li>
      ))}
    </ul>
  );
}

function SupplierRow({ supplier }: { readonly supplier: SupplierView }) {
  const { href, name, monogram, note, trust, trustState, productCount } = supplier;
  return (
    <article className={cx('supplier-row')}>
      <Monogram letters={monogram} />
      <div>
        <h3 className="name">
          <a href={href}>
            <MixedText>{name}</MixedText>
          </a>
        </h3>
        <small>{note}</small>
      </div>
      <div className="trust">
        {trust === undefined ? null : <TrustLine state={trustState}>{trust}</TrustLine>}
      </div>
      <p className="count">{productCount}</p>
    </article>
  );
}
