'use client';

import { mdiAlertCircleOutline } from '@mdi/js';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon/icon';
import { cx } from '../style/cx';
import { focusField } from './focus-field';

export interface FormError {
  /** Id of the field or of its fieldset. */
  readonly fieldId: string;
  /** The message that is shown at the field too. */
  readonly message: ReactNode;
}

export interface FormSummaryProps {
  /** Id of the element; labels, hints and links refer to it. */
  readonly id: string;
  /** How many errors there are, as a sentence. */
  readonly title: string;
  /** Errors in the order of the fields; each links to its field. */
  readonly errors: readonly FormError[];
  /** Number of refused submissions: each increase moves the focus here once. */
  readonly attempt: number;
}

/**
 * Errors that prevent submission, at the top of a form: takes the focus when the form is refused, and links to each field.
 *
 * Use it for forms of three fields and more. Not for a single field, which shows its own error.
 */
export function FormSummary({ id, title, errors, attempt }: FormSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const answered = useRef(0);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (!hasErrors || answered.current >= attempt) return;
    answered.current = attempt;
    box.current?.focus();
  }, [attempt, hasErrors]);
  if (!hasErrors) return null;
  const lead = (event: MouseEvent, fieldId: string) => {
    if (focusField(fieldId)) event.preventDefault();
  };
  return (
    <section ref={box} id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={cx('form-summary')}>
      <p id={`${id}-title`} className={cx('form-summary-title')}>
        <Icon path={mdiAlertCircleOutline} />
        {title}
      </p>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className={cx('form-summary-link')}
              onClick={(event) => lead(event, fieldId)}
            >
              <span>{message}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
