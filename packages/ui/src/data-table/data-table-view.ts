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
  /**
   * Makes the table one that fits its page, with rows of few lines on phones. `below` is told under the name where there is no room for a
   * column; `start` and `end` are the two sides of a phone's row, filled from above.
   */
  readonly place?: 'below' | 'start' | 'end';
  /** Whether a row has a value to tell under its name; every row, if it is not given. */
  readonly isKnown?: (row: Row) => boolean;
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

/** Returns the class of a column's cells. */
export function classOf<Row>({ isName, isFigure, place }: DataColumn<Row>): string | undefined {
  if (isName) return 'name';
  return [isFigure ? 'num' : '', place ?? ''].filter(Boolean).join(' ') || undefined;
}
