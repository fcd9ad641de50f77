import type { ReactNode } from 'react';

export interface RecentRequestView {
  readonly id: string;
  readonly number: ReactNode;
  /** The link that opens the request. */
  readonly title: ReactNode;
  readonly supplier: string;
  readonly status: ReactNode;
  /** What comes next, and whose turn it is. */
  readonly next: string;
  readonly isOwnTurn: boolean;
  /** Day of the last event. */
  readonly day: string;
}

export interface RecentRequestsProps {
  readonly caption: string;
  /** Number, request and supplier, state, next step. */
  readonly heads: readonly string[];
  readonly requests: readonly RecentRequestView[];
}

/** The last requests as a small table, on phones as rows of the same cells. */
export function RecentRequests({ caption, heads, requests }: RecentRequestsProps) {
  return (
    <table className="u-recent-requests">
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
        {requests.map(({ id, number, title, supplier, status, next, isOwnTurn, day }) => (
          <tr key={id}>
            <td className="number">
              <bdi dir="ltr">{number}</bdi>
            </td>
            <th scope="row" className="title">
              {title}
              <small>{supplier}</small>
            </th>
            <td className="status">{status}</td>
            <td className="next">
              <span className={isOwnTurn ? 'own' : undefined}>{next}</span>
              <small>{day}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
