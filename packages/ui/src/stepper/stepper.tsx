import { mdiCheck, mdiExclamationThick } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { MixedText } from '../mixed-text/mixed-text';
import { cx } from '../style/cx';

export interface StepItem {
  readonly id: string;
  readonly title: ReactNode;
  /** A few words below the title: what is missing, when it was done. */
  readonly detail?: ReactNode;
  readonly state: 'upcoming' | 'current' | 'done' | 'error';
  /** Completed steps that can be revisited are links. */
  readonly href?: string;
  /** Its position, in the reader's digits. */
  readonly number: string;
}

export interface StepperProps {
  /** Accessible name of the steps. */
  readonly label: string;
  /** Steps in order; one is current. */
  readonly steps: readonly StepItem[];
  /** State of each step for screen readers, since they do not convey colour and icon. */
  readonly stateLabels: Readonly<Record<StepItem['state'], string>>;
}

/**
 * Progress in a task of several steps.
 *
 * Use it for three to six steps in a fixed order, such as a direct order. Not for what happened over time (Timeline), and not for views of
 * one object in any order (Tabs).
 */
export function Stepper({ label, steps, stateLabels }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className={cx('stepper')}>
        {steps.map(({ id, title, detail, state, href, number }) => (
          <li key={id} className={cx('step')} aria-current={state === 'current' ? 'step' : undefined}>
            <span className={cx('step-mark', { state })} aria-hidden="true">
              {state === 'done' ? (
                <Icon path={mdiCheck} size={18} />
              ) : state === 'error' ? (
                <Icon path={mdiExclamationThick} size={18} />
              ) : (
                number
              )}
            </span>
            <span className={cx('step-text', { state })}>
              {href ? (
                <a href={href}>
                  <MixedText>{title}</MixedText>
                </a>
              ) : (
                <MixedText>{title}</MixedText>
              )}
              {state === 'current' ? null : <span className="sr"> ({stateLabels[state]})</span>}
              {detail ? <small>{detail}</small> : null}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
