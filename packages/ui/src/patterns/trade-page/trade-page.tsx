import { mdiCheckCircleOutline, mdiClockOutline, mdiFlagOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon';

export { type FeeRow, FeeTable } from './fee-table';
export { LineTable, type LineTableProps, type TradeLineView } from './line-table';
export { type TradeNeighbour, TradePager } from './trade-pager';

/** Title of a request's page: name and state, facts below, actions at the end. */
export function TradeHead({
  title,
  facts,
  pager,
  actions,
}: {
  readonly title: ReactNode;
  /** Their place is kept while they are unknown; absent where there are none. */
  readonly facts?: readonly ReactNode[] | undefined;
  /** A `nav` to the requests before and after it, at the end of the facts. */
  readonly pager?: ReactNode;
  readonly actions: ReactNode;
}) {
  return (
    <header className="u-trade-head">
      <div>
        <h1>{title}</h1>
        {facts === undefined ? null : (
          <div className="u-trade-facts">
            {facts.map((fact, index) => (
              <span key={index}>{fact}</span>
            ))}
            {pager}
          </div>
        )}
      </div>
      <div className="u-trade-actions">{actions}</div>
    </header>
  );
}

const turnIcons = { own: mdiFlagOutline, waiting: mdiClockOutline, ended: mdiCheckCircleOutline } as const;

export interface NextBandProps {
  /** The reader's turn, somebody else's, or nobody's any more. */
  readonly kind: keyof typeof turnIcons;
  /** Whose turn it is and what to do. */
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** The time left. */
  readonly left?: ReactNode;
  readonly isUrgent?: boolean;
  readonly action?: ReactNode;
}

/** The band below the steps of a request: what is next, who must act, and until when. */
export function NextBand({ kind, title, children, left, isUrgent = false, action }: NextBandProps) {
  return (
    <div className="u-next-band">
      <Icon path={turnIcons[kind]} size={24} />
      <div>
        <h2>{title}</h2>
        {children}
      </div>
      {left || action ? (
        <div className="u-next-end">
          {left ? <span className={isUrgent ? 'urgent' : undefined}>{left}</span> : null}
          {action}
        </div>
      ) : null}
    </div>
  );
}

export interface TradeStepsProps {
  /** «مرحلهٔ ۳ از ۷: پرداخت»: on phones, where the steps are bars without words. */
  readonly now: string;
  /** What comes after it. */
  readonly next?: string | undefined;
  /** Stepper. */
  readonly children: ReactNode;
}

/** The steps of a request's life in one row, above its NextBand. */
export function TradeSteps({ now, next, children }: TradeStepsProps) {
  return (
    <div className="u-trade-steps">
      <p aria-hidden="true">
        <b>{now}</b>
        {next ? <small>{next}</small> : null}
      </p>
      {children}
    </div>
  );
}

/** The two columns of a request's page: what is asked and said, and beside it money and history. On phones money comes first. */
export function TradeColumns({ main, side }: { readonly main: ReactNode; readonly side: ReactNode }) {
  return (
    <div className="u-trade-columns">
      <div>{main}</div>
      <div>{side}</div>
    </div>
  );
}

/** A document of a request: its kind, its file, who put it there and when, and its state. */
export function TradeDocumentRow({
  title,
  file,
  note,
  state,
}: {
  readonly title: ReactNode;
  readonly file: ReactNode;
  readonly note: ReactNode;
  readonly state: ReactNode;
}) {
  return (
    <li className="u-trade-document">
      <div>
        <b>{title}</b> {file}
        <small>{note}</small>
      </div>
      {state}
    </li>
  );
}
