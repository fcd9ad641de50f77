'use client';

import { classOf, type DataColumn, type DataSelection } from './data-table-view';
import { PickBox } from './pick-box';

export interface DataTableRowProps<Row> {
  readonly id: string;
  readonly name: string;
  readonly row: Row;
  readonly columns: readonly DataColumn<Row>[];
  readonly selection: DataSelection | undefined;
}

export function DataTableRow<Row>({ id, name, row, columns, selection }: DataTableRowProps<Row>) {
  const pick = (isPicked: boolean) => {
    const ids = new Set(selection?.ids);
    if (isPicked) ids.add(id);
    else ids.delete(id);
    selection?.onChange(ids);
  };
  return (
    <tr>
      {selection ? (
        <td className="pick">
          <PickBox label={selection.rowLabel(name)} isPicked={selection.ids.has(id)} onPick={pick} />
        </td>
      ) : null}
      {columns.map((column) =>
        column.isName ? (
          <th key={column.id} scope="row" className="name">
            <span>{column.cell(row)}</span>
            <Below row={row} columns={columns} />
          </th>
        ) : (
          <td
            key={column.id}
            className={classOf(column)}
            data-label={column.place !== undefined && column.isFigure ? column.label : undefined}
          >
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

/** Columns told under the name where they have no room of their own; hidden wherever they have. */
function Below<Row>({ row, columns }: Pick<DataTableRowProps<Row>, 'row' | 'columns'>) {
  const told = columns.filter(({ place, isKnown }) => place === 'below' && (isKnown?.(row) ?? true));
  if (told.length === 0) return null;
  return (
    <small className="u-data-table-below">
      {told.map((column) => (
        <span key={column.id}>{column.cell(row)}</span>
      ))}
    </small>
  );
}
