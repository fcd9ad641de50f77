'use client';

import { mdiArrowDown, mdiArrowUp } from '@mdi/js';
import { Icon } from '../icon/icon';
import { cx } from '../style/cx';
import type { DataSort } from './data-table-view';

export interface SortSwitchProps {
  /** What the rows are sorted by, and how: «عضویت، تازه‌ترین». */
  readonly label: string;
  /** Column and direction of the sorting. */
  readonly sort: DataSort;
  /** Called with the other direction of the same column. */
  readonly onSort: (sort: DataSort) => void;
}

/** Sorting of a table with placed columns, in the bar above it on phones: its heads are not shown there. */
export function SortSwitch({ label, sort: { columnId, direction }, onSort }: SortSwitchProps) {
  const isAscending = direction === 'ascending';
  return (
    <button
      type="button"
      className={cx('data-table-sort', { active: true })}
      onClick={() => onSort({ columnId, direction: isAscending ? 'descending' : 'ascending' })}
    >
      {label}
      <Icon path={isAscending ? mdiArrowUp : mdiArrowDown} size={16} />
    </button>
  );
}
