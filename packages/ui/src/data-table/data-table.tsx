'use client';

import { mdiArrowDown, mdiArrowUp, mdiUnfoldMoreHorizontal } from '@mdi/js';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../icon/icon';
import { cx } from '../style/cx';
import { DataTableRow } from './data-table-row';
import { classOf, type DataColumn, type DataSelection, type DataSort } from './data-table-view';
import { PickBox } from './pick-box';
import { useScrollEdges } from './scroll-edges';

export { ColumnsMenu, type ColumnsMenuProps } from './columns-menu';
export { DataTableBar } from './data-table-bar';
export type { DataColumn, DataSelection, DataSort } from './data-table-view';
export { SortSwitch, type SortSwitchProps } from './sort-switch';

export interface DataTableProps<Row> {
  /** Describes the content of the table. */
  readonly caption: string;
  /** The visible columns, in order. */
  readonly columns: readonly DataColumn<Row>[];
  /** Records in display order. */
  readonly rows: readonly Row[];
  /** Returns the id of a record. */
  readonly rowId: (row: Row) => string;
  /** Names the row, for the labels of its controls. */
  readonly rowName: (row: Row) => string;
  /** Column and direction of the sorting. */
  readonly sort?: DataSort;
  /** Called with the column and direction that the reader chose. */
  readonly onSort?: (sort: DataSort) => void;
  /** Picked rows; without it, rows cannot be picked. */
  readonly selection?: DataSelection;
  /** Shown when there are no rows. */
  readonly empty?: ReactNode;
}

/**
 * Records that people compare, sort and select: heading and name stay visible, units are in the heading, the container scrolls on narrow
 * screens. The caller owns sorting, pages and chosen columns, so that they can be part of the address or be computed on the server.
 *
 * Use it for records in the logged-in area. Not for a few fixed rows (Table), nor for products in a public list: a ProductTable needs no
 * script.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowId, rowName, selection, empty } = props;
  const box = useRef<HTMLElement>(null);
  useScrollEdges(box);
  const placed = columns.some(({ place }) => place !== undefined) ? { 'data-placed': '' } : {};
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section ref={box} className={cx('data-table-scroll')} tabIndex={0} aria-label={caption} {...placed}>
      <table className="u-data-table">
        <caption className="sr">{caption}</caption>
        <Head {...props} />
        <tbody>
          {rows.map((row) => (
            <DataTableRow
              key={rowId(row)}
              id={rowId(row)}
              name={rowName(row)}
              row={row}
              columns={columns}
              selection={selection}
            />
          ))}
          {rows.length === 0 ? (
            <tr>
              <td colSpan={columns.length + (selection ? 1 : 0)} className="u-data-table-empty">
                {empty}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </section>
  );
}

function Head<Row>({ columns, rows, rowId, sort, onSort, selection }: DataTableProps<Row>) {
  const ids = rows.map(rowId);
  const picked = ids.filter((id) => selection?.ids.has(id)).length;
  const pickAll = (isPicked: boolean) => {
    const others = [...(selection?.ids ?? [])].filter((id) => !ids.includes(id));
    selection?.onChange(new Set(isPicked ? [...others, ...ids] : others));
  };
  return (
    <thead>
      <tr>
        {selection ? (
          <th scope="col" className="pick">
            <PickBox
              label={selection.allLabel}
              isPicked={picked > 0 && picked === ids.length}
              isMixed={picked > 0 && picked < ids.length}
              onPick={pickAll}
            />
          </th>
        ) : null}
        {columns.map((column) => (
          <ColumnHead key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

function ColumnHead<Row>({
  column,
  sort,
  onSort,
}: { readonly column: DataColumn<Row> } & Pick<DataTableProps<Row>, 'sort' | 'onSort'>) {
  const { id, label, unit, isSortable = false } = column;
  const direction = sort?.columnId === id ? sort.direction : undefined;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  const arrow = direction === 'ascending' ? mdiArrowUp : mdiArrowDown;
  return (
    <th scope="col" className={classOf(column)} aria-sort={direction}>
      {isSortable && onSort ? (
        <button
          type="button"
          className={cx('data-table-sort', { active: direction !== undefined })}
          onClick={() => onSort({ columnId: id, direction: next })}
        >
          {label}
          <Icon path={direction ? arrow : mdiUnfoldMoreHorizontal} size={16} />
          {unit ? <small dir="ltr">{unit}</small> : null}
        </button>
      ) : (
        <>
          {label}
          {unit ? <small dir="ltr">{unit}</small> : null}
        </>
      )}
    </th>
  );
}
