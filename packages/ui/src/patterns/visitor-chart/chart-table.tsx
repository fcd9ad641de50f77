import type { ReactNode } from 'react';
import { Table } from '../../table/table';

export interface ChartTableRow {
  readonly id: string;
  readonly name: string;
  /** In the order of the heads after the first. */
  readonly cells: readonly string[];
}

export interface ChartTableProps {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly ChartTableRow[];
  /** Of the whole period. */
  readonly total: ChartTableRow;
  /** A button for the rows that are not shown. */
  readonly more?: ReactNode;
}

/**
 * The numbers of a chart, the newest first, and their sum.
 *
 * Use it below a Chart that has no table of its own. Not for records that are sorted or chosen (DataTable).
 */
export function ChartTable({ caption, heads, rows, total, more }: ChartTableProps) {
  const [when, ...figures] = heads;
  return (
    <div className="u-chart-numbers">
      <Table
        caption={caption}
        head={
          <tr>
            <th scope="col">{when}</th>
            {figures.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        }
      >
        {[...rows, total].map((row) => (
          <tr key={row.id} data-total={row === total ? '' : undefined}>
            <th scope="row">{row.name}</th>
            {figures.map((head, index) => (
              <td key={head} className="num">
                {row.cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </Table>
      {more ? <div className="u-chart-more">{more}</div> : null}
    </div>
  );
}
