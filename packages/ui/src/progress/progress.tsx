import type { ReactNode } from 'react';
import type { Definitions } from '../generated/definitions';
import { cx } from '../style/cx';

export interface ProgressProps {
  /** Id of the element; labels, hints and links refer to it. */
  readonly id: string;
  /** What is in progress. */
  readonly label: ReactNode;
  /** Hides the label visually and keeps it for assistive technology. */
  readonly isLabelHidden?: boolean;
  /** Completed part of `max`; absent while unknown. */
  readonly value?: number;
  /** Value at which it is complete. */
  readonly max?: number;
  /** The progress as text, «۴۰٪» or «۳ از ۷ مگابایت»: shown, and read instead of the bare value. */
  readonly text?: string;
  /** Result once it has ended; without it, it runs. */
  readonly tone?: Definitions['progress-bar']['tone'];
}

/**
 * Progress of a task. Without `value` it only says that work is going on.
 *
 * Use it for an upload, a profile being filled in. Not for waiting without a known end (Spinner), nor for the steps of a form (Stepper).
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
