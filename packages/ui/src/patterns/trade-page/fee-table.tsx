import type { ReactNode } from 'react';

export interface FeeRow {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly isCover?: boolean;
}

/** A sum line by line: what makes it up, and the total to pay with its words below. */
export function FeeTable({
  rows,
  total,
  words,
}: {
  readonly rows: readonly FeeRow[];
  readonly total: Omit<FeeRow, 'id'>;
  readonly words?: ReactNode;
}) {
  return (
    <dl className="u-fee-table">
      {rows.map(({ id, label, value, isCover }) => (
        <div key={id} className={isCover ? 'cover' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="total">
        <dt>{total.label}</dt>
        <dd>{total.value}</dd>
      </div>
      {words ? (
        <div className="words">
          <dt className="sr">{total.label}</dt>
          <dd>{words}</dd>
        </div>
      ) : null}
    </dl>
  );
}
