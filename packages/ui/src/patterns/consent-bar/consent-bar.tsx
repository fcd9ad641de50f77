'use client';

import { Button } from '../../button/button';
import { cx } from '../../style/cx';

export interface ConsentBarProps {
  /** Accessible name of the question. */
  readonly label: string;
  /** What is asked, in one or two sentences. */
  readonly text: string;
  /** Text of the button that agrees. */
  readonly yesLabel: string;
  /** Text of the button that refuses. */
  readonly noLabel: string;
  /** Called with the answer. */
  onAnswer(isYes: boolean): void;
}

/**
 * An unobtrusive question with two equally prominent buttons. It does not block the page and takes no focus.
 *
 * Use it, once, for what requires consent. Not for news (Banner), and not for a question the page cannot continue without (ConfirmDialog).
 */
export function ConsentBar({ label, text, yesLabel, noLabel, onAnswer }: ConsentBarProps) {
  return (
    <section className={cx('consent-bar')} aria-label={label}>
      <p className={cx('consent-text')}>{text}</p>
      <div className={cx('consent-answers')}>
        <Button onClick={() => onAnswer(false)}>{noLabel}</Button>
        <Button onClick={() => onAnswer(true)}>{yesLabel}</Button>
      </div>
    </section>
  );
}
