import type { ReactNode } from 'react';
import { cx } from '../style/cx';

/** Above a table: how much there is, and what can be done with it. */
export function DataTableBar({ children }: { readonly children: ReactNode }) {
  return <div className={cx('data-table-bar')}>{children}</div>;
}
