import type { ReactNode } from 'react';
import { cx } from '../style/cx';

/** Bar above a table: the number of rows and the available actions. */
export function DataTableBar({ children }: { readonly children: ReactNode }) {
  return <div className={cx('data-table-bar')}>{children}</div>;
}
