import { mdiArrowLeft } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon';
import { cx } from '../../style/cx';
import { MissingBall } from './missing-ball';

export { ErrorSearch, type ErrorSearchProps } from './error-search';

export interface ErrorPageProps {
  /** The word for error and the status code, if any. */
  readonly heading: string;
  /** What happened, in one sentence. */
  readonly title: string;
  /** A second sentence: the reason, or what to do next. */
  readonly detail?: string | undefined;
  /** Text of the drawing's tag: the code, or a question mark. */
  readonly tag: string;
  /** Accessible name of the drawing. */
  readonly drawingLabel: string;
  /** `ErrorSearch`, for what the address should have shown. */
  readonly search?: ReactNode;
  /** Address or trace id, between text and actions. */
  readonly note?: ReactNode;
  /** Next steps, most likely first. */
  readonly actions: ReactNode;
}

/**
 * A whole page for an error: what happened and the next steps, beside a bearing with a missing ball.
 *
 * Use it for an address without a page and for a page that failed. Not for a part of a page that failed (ErrorPanel), which keeps the rest.
 */
export function ErrorPage({
  heading,
  title,
  detail,
  tag,
  drawingLabel,
  search,
  note,
  actions,
}: ErrorPageProps) {
  return (
    <div className={cx('error-panel')}>
      <div className={cx('error-text')}>
        <h1 className={cx('error-code')}>{heading}</h1>
        <p className={cx('error-title')}>{title}</p>
        {detail ? <p className={cx('error-detail')}>{detail}</p> : null}
        {note ? <div className={cx('error-note')}>{note}</div> : null}
        {search ? <div className={cx('error-note')}>{search}</div> : null}
        <div className={cx('error-buttons')}>{actions}</div>
      </div>
      <div className={cx('error-picture')}>
        <MissingBall tag={tag} label={drawingLabel} />
      </div>
    </div>
  );
}

/** Arrow for back, which points right on right-to-left pages. */
export function BackArrow() {
  return <Icon path={mdiArrowLeft} mirrored />;
}
