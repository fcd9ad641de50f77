import type { ReactNode } from 'react';

export interface TradeLineView {
  readonly id: string;
  readonly title: ReactNode;
  /** Required properties, note and files, below the title. */
  readonly detail?: ReactNode;
  readonly quantity: ReactNode;
  /** Target price or the answer's price. */
  readonly price: ReactNode;
  readonly total: ReactNode;
  /** The supplier's answer to this line, or why it must be corrected. */
  readonly below?: ReactNode;
}

export interface LineTableProps {
  readonly caption: string;
  readonly heads: readonly [title: string, quantity: string, price: string, total: string];
  readonly lines: readonly TradeLineView[];
  readonly foot?: { readonly label: ReactNode; readonly total: ReactNode } | undefined;
}

/** The lines of a request. Rows outside of the screen are not laid out, so that hundreds of them scroll without a stall. */
export function LineTable({ caption, heads, lines, foot }: LineTableProps) {
  return (
    <table className="u-line-table">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              {line.title}
              {line.detail ? <small>{line.detail}</small> : null}
              {line.below}
            </th>
            <td>{line.quantity}</td>
            <td>{line.price}</td>
            <td>{line.total}</td>
          </tr>
        ))}
      </tbody>
      {foot ? (
        <tfoot>
          <tr>
            <th scope="row">{foot.label}</th>
            <td>{foot.total}</td>
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}
