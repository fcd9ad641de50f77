import type { ReactNode } from 'react';
import { MixedText } from '../../mixed-text/mixed-text';
import { Monogram } from '../../monogram/monogram';
import { cx } from '../../style/cx';

export {
  type DelegationLabels,
  DelegationTable,
  type DelegationTableProps,
  type DelegationView,
} from './delegation-table';
export { type EvidenceLabels, EvidenceTable, type EvidenceView } from './evidence-table';

export interface SupplierHeadProps {
  readonly monogram: string;
  readonly name: string;
  /** «تأییدشده» */
  readonly badge?: ReactNode;
  readonly meta: readonly ReactNode[];
  readonly trust?: ReactNode;
  readonly actions?: ReactNode;
  /** The strip of key numbers below. */
  readonly stats: ReactNode;
}

/** The head of a supplier's page. */
export function SupplierHead({ monogram, name, badge, meta, trust, actions, stats }: SupplierHeadProps) {
  return (
    <>
      <div className={cx('supplier-head')}>
        <Monogram letters={monogram} size="large" />
        <div>
          <h1>
            <MixedText>{name}</MixedText> {badge}
          </h1>
          <p className="u-supplier-meta">
            {meta.map((part, index) => (
              <span key={index}>{part}</span>
            ))}
          </p>
          {trust}
        </div>
        {actions ? <div className="u-supplier-actions">{actions}</div> : null}
      </div>
      <div className="u-supplier-stats">{stats}</div>
    </>
  );
}

/** The panels: evidence and products at the start, terms and contact at the end. */
export function SupplierColumns({
  children,
  aside,
}: {
  readonly children: ReactNode;
  readonly aside: ReactNode;
}) {
  return (
    <div className={cx('supplier-columns')}>
      <div className={cx('panel-stack')}>{children}</div>
      <div className={cx('panel-stack')}>{aside}</div>
    </div>
  );
}

/** Shortcuts in one line; on phones it scrolls. */
export function ChipRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={label} className={cx('chip-row')}>
      {children}
    </nav>
  );
}

/** Stacked titles, each with its date below. */
export function TitleList({
  items,
}: {
  readonly items: readonly { readonly id: string; readonly title: ReactNode; readonly note: ReactNode }[];
}) {
  return (
    <ul className="u-title-list">
      {items.map(({ id, title, note }) => (
        <li key={id}>
          {title}
          <small>{note}</small>
        </li>
      ))}
    </ul>
  );
}
