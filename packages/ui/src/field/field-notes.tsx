import type { ReactNode } from 'react';
import { MixedText } from '../mixed-text/mixed-text';
import { cx } from '../style/cx';

export interface FieldNotesProps {
  readonly id: string;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

/** The error of a control and its hint, under the ids that `describedBy` names. */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  return (
    <>
      {error ? (
        <span id={`${id}-error`} role="alert" className={cx('field-hint', { error: true })}>
          <MixedText>{error}</MixedText>
        </span>
      ) : null}
      {hint ? (
        <span id={`${id}-hint`} className={cx('field-hint')}>
          <MixedText>{hint}</MixedText>
        </span>
      ) : null}
    </>
  );
}
