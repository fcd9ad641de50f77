import type { ReactNode } from 'react';
import { u } from '../style/u';

/** Above a table: how much there is, and what can be done with it. */
export function DataTableBar({ children }: { readonly children: ReactNode }) {
  return <div className={u('data-table-bar')}>{children}</div>;
}
