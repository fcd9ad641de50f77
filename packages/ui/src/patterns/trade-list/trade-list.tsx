import type { ReactNode } from 'react';

export { PickBox } from '../../data-table/pick-box';
export { TradeFilters } from './trade-filters';
export { TradeRow, type TradeRowProps } from './trade-row';

export interface TurnTab {
  readonly id: string;
  readonly href: string;
  readonly label: string;
  /** «۴»; empty while it is unknown. */
  readonly count: string;
  readonly isCurrent: boolean;
}

/**
 * Links to the requests that wait for one side, each with its count.
 *
 * Use it above the list of requests. Not for views of one object (Tabs).
 */
export function TurnTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly TurnTab[] }) {
  return (
    <nav aria-label={label} className="u-turn-tabs">
      {tabs.map(({ id, href, label: name, count, isCurrent }) => (
        <a key={id} href={href} aria-current={isCurrent ? 'true' : undefined}>
          <small>{name}</small> <b>{count}</b>
        </a>
      ))}
    </nav>
  );
}

/** The line between filters and rows: chips and count at the start, what is done with rows at the end. */
export function TradeBar({ children, end }: { readonly children: ReactNode; readonly end?: ReactNode }) {
  return (
    <div className="u-trade-bar">
      {children}
      {end ? <span className="u-trade-bar-end">{end}</span> : null}
    </div>
  );
}

export interface TradeTableProps {
  readonly caption: string;
  /** Head of the column of boxes. */
  readonly pick: ReactNode;
  readonly heads: readonly string[];
  readonly children: ReactNode;
}

/**
 * The requests of a page as a table, on phones as cards of the same cells.
 *
 * Use it for requests with a state and a next step. Not for records that people sort and compare by column (DataTable).
 */
export function TradeTable({ caption, pick, heads, children }: TradeTableProps) {
  return (
    <table className="u-trade-table">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          <td>{pick}</td>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
