import type { ReactNode } from 'react';

export interface TradeRowProps {
  readonly isPicked: boolean;
  readonly pick: ReactNode;
  /** The link that opens the request. */
  readonly title: ReactNode;
  /** Its numbers, below the title. */
  readonly note: ReactNode;
  readonly supplier: ReactNode;
  readonly place?: ReactNode;
  readonly lines: string;
  readonly status: ReactNode;
  readonly turn: string;
  readonly isOwnTurn: boolean;
  readonly due: string;
  readonly dueNote?: ReactNode;
  readonly isUrgent: boolean;
  readonly next: ReactNode;
}

/** One request of a TradeTable. */
export function TradeRow(row: TradeRowProps) {
  return (
    <tr className={row.isPicked ? 'is-picked' : undefined}>
      <td className="pick">{row.pick}</td>
      <th scope="row" className="title">
        {row.title}
        <small>{row.note}</small>
      </th>
      <td className="supplier">
        <span>{row.supplier}</span>
        {row.place ? <small>{row.place}</small> : null}
      </td>
      <td className="lines">{row.lines}</td>
      <td className="status">{row.status}</td>
      <td className="turn">
        <span className={row.isOwnTurn ? 'own' : undefined}>{row.turn}</span>
      </td>
      <td className="due">
        <span className={row.isUrgent ? 'urgent' : undefined}>{row.due}</span>
        {row.dueNote ? <small>{row.dueNote}</small> : null}
      </td>
      <td className="next">{row.next}</td>
    </tr>
  );
}
