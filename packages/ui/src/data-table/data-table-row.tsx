'use client';

import type { DataColumn, DataSelection } from './data-table-view';
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
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} className={column.isFigure ? 'num' : undefined}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}
