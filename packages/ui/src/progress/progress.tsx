import type { ReactNode } from 'react';
import type { Definitions } from '../generated/definitions';
import { cx } from '../style/cx';

export interface ProgressProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly isLabelHidden?: boolean;
  /** What is done of `max`; none while that is not known. */
  readonly value?: number;
  readonly max?: number;
  /** The share in words, «۴۰٪» or «۳ از ۷ مگابایت»: shown, and spoken in place of the bare share. */
  readonly text?: string;
  readonly tone?: Definitions['progress-bar']['tone'];
}

/**
 * How far a piece of work has come. Without `value` it only says that work goes on.
 *
 * Use it for an upload, a profile being filled in. Not for waiting without an end one could name (Spinner), nor for the
 * steps of a form (Stepper).
 */
export function Progress({ id, label, isLabelHidden = false, value, max = 100, text, tone }: ProgressProps) {
  return (
    <div className={cx('progress')}>
      <span className={cx('progress-head')}>
        <label htmlFor={id} className={isLabelHidden ? 'sr' : undefined}>
          {label}
        </label>
        {text ? (
          <span aria-hidden="true" className={cx('progress-text')}>
            {text}
          </span>
        ) : null}
      </span>
      <progress
        id={id}
        className={cx('progress-bar', { tone })}
        value={value}
        max={max}
        aria-valuetext={text}
      />
    </div>
  );
}
