import type { ReactNode } from 'react';
import { Card } from '../../card/card';
import { Skeleton } from '../../skeleton/skeleton';
import { cx } from '../../style/cx';

export interface HelpSheetBodyProps {
  readonly isLoading: boolean;
  readonly loadingLabel: string;
  /** HTML of the help's own page, sanitised by the server; empty while there is none. */
  readonly html: string;
  /** Links to the whole page and on. */
  readonly foot: ReactNode;
  /** Replaces the help when it cannot be read. */
  readonly children?: ReactNode;
}

/**
 * The content of a dialog that stands beside the page as a side sheet.
 *
 * Use it inside a Dialog, for the help of the screen behind it. Not for tasks (RuntimeSideSheet).
 */
export function HelpSheetBody({ isLoading, loadingLabel, html, foot, children }: HelpSheetBodyProps) {
  return (
    <div className="u-help-sheet" aria-busy={isLoading}>
      {isLoading ? (
        <div role="status">
          <span className="sr">{loadingLabel}</span>
          <Waiting />
        </div>
      ) : null}
      {children ? <Card>{children}</Card> : null}
      {html === '' ? null : <div className={cx('help-article')} dangerouslySetInnerHTML={{ __html: html }} />}
      <div className="u-help-foot">{foot}</div>
    </div>
  );
}

/** Lead and steps of a help, in their size. */
function Waiting() {
  return (
    <div className="u-help-wait">
      <Skeleton shape="title" />
      <Card>
        {['first', 'second', 'third'].map((step) => (
          <div key={step} className={cx('help-step')}>
            <span className={`${cx('skeleton')} u-help-number`} />
            <div className="u-help-wait">
              <Skeleton shape="short" />
              <Skeleton />
              <Skeleton />
            </div>
          </div>
        ))}
      </Card>
    </div>
  );
}
