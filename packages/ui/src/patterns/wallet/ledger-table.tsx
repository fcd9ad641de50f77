import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '../../badge/badge';
import { Latin } from '../../latin/latin';
import { MixedText } from '../../mixed-text/mixed-text';

export interface LedgerRow {
  readonly id: string;
  readonly time: ReactNode;
  readonly title: string;
  readonly note?: ReactNode;
  readonly code?: string | undefined;
  readonly state: { readonly text: string; readonly tone: NonNullable<BadgeProps['tone']> };
  /** `waiting` has not moved yet, `none` never will. */
  readonly direction: 'in' | 'out' | 'waiting' | 'none';
  /** With its sign, in Toman. */
  readonly amount: string;
  /** The direction in a word. */
  readonly word: string;
  /** Credit after it, in Toman. */
  readonly left: string;
}

export interface LedgerTableProps {
  readonly caption: string;
  readonly heads: Readonly<Record<'time' | 'what' | 'code' | 'state' | 'amount' | 'left', string>>;
  /** Before what is left, on phones, where no head stands above it. */
  readonly leftLabel: string;
  readonly rows: readonly LedgerRow[];
}

/**
 * Lines of a wallet, newest first: a table that becomes two-row entries on phones. The direction is told by sign, word and colour.
 *
 * Use it for money that moved. Not for records that are sorted or selected (DataTable).
 */
export function LedgerTable({ caption, heads, leftLabel, rows }: LedgerTableProps) {
  return (
    <table className="u-ledger">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heads.time}</th>
          <th scope="col">{heads.what}</th>
          <th scope="col" className="u-ledger-code">
            {heads.code}
          </th>
          <th scope="col">{heads.state}</th>
          <th scope="col" className="u-ledger-figure">
            {heads.amount}
          </th>
          <th scope="col" className="u-ledger-figure">
            {heads.left}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <LedgerLine key={row.id} row={row} leftLabel={leftLabel} />
        ))}
      </tbody>
    </table>
  );
}

function LedgerLine({ row, leftLabel }: { readonly row: LedgerRow; readonly leftLabel: string }) {
  const { time, title, note, code, state, direction, amount, word, left } = row;
  const figure = <bdi dir="ltr">{amount}</bdi>;
  return (
    <tr>
      <td className="u-ledger-time">{time}</td>
      <td className="u-ledger-what">
        <b>
          <MixedText>{title}</MixedText>
        </b>
        {note ? <small> {note}</small> : null}
        {code ? (
          <small className="u-ledger-code-below">
            <Latin>{code}</Latin>
          </small>
        ) : null}
      </td>
      <td className="u-ledger-code">{code ? <Latin>{code}</Latin> : null}</td>
      <td className={state.tone === 'success' ? 'u-ledger-state u-ledger-state--quiet' : 'u-ledger-state'}>
        <Badge tone={state.tone}>{state.text}</Badge>
      </td>
      <td className={`u-ledger-money u-ledger-figure u-ledger-figure--${direction}`}>
        {direction === 'none' ? <s>{figure}</s> : direction === 'waiting' ? figure : <b>{figure}</b>}{' '}
        <small>{word}</small>
      </td>
      <td className="u-ledger-left u-ledger-figure">
        <span className="u-ledger-left-label">{leftLabel} </span>
        {left}
      </td>
    </tr>
  );
}
