import type { ReactNode } from 'react';
import { cx } from '../../style/cx';
import { AnswerCards } from './answer-cards';
import { AnswerTable } from './answer-table';
import type { AnswerComparisonProps } from './answer-view';

export type {
  AnswerAward,
  AnswerLine,
  AnswerOffer,
  AnswerSupplier,
  AnswerWhole,
  AnswerWinner,
} from './answer-view';

/**
 * The answers of several suppliers to one need, line by line.
 *
 * Use it for answers with prices and dates to decide between. Not for properties of products (Comparison).
 */
export function AnswerComparison(props: AnswerComparisonProps) {
  return (
    <div className={cx('answer-comparison')}>
      <dl className={cx('answer-winners')}>
        {props.winners.map(({ id, label, value, note }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            <dd>
              <small>{note}</small>
            </dd>
          </div>
        ))}
      </dl>
      <AnswerTable {...props} />
      <AnswerCards {...props} />
      <small>{props.note}</small>
    </div>
  );
}

/** What can be done with the whole comparison, beside its title. */
export function AnswerTools({ children }: { readonly children: ReactNode }) {
  return <div className={cx('answer-tools')}>{children}</div>;
}
