import type { ReactNode } from 'react';

export interface DataColumn<Row> {
  readonly id: string;
  readonly label: string;
  /** Symbol of the unit, in Latin: in the heading and not in every cell. */
  readonly unit?: string;
  /** Aligns numbers in tabular digits. */
  readonly isFigure?: boolean;
  readonly isSortable?: boolean;
  /** Names the row; exactly one column, which stays visible and cannot be hidden. */
  readonly isName?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

export interface DataSort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

export interface DataSelection {
  readonly ids: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
  /** «انتخاب همهٔ ردیف‌ها» */
  readonly allLabel: string;
  /** «انتخاب 6205-2RSH» */
  readonly rowLabel: (rowName: string) => string;
}
