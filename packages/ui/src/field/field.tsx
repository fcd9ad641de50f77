import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../style/cx';
import { FieldNotes } from './field-notes';

export interface FieldFrameProps {
  /** Id of the element; labels, hints and links refer to it. */
  readonly id: string;
  /** Permanent label above the field. */
  readonly label: ReactNode;
  /** Hides the label visually and keeps it for assistive technology. */
  readonly isLabelHidden?: boolean;
  /** Help below the field; read out with it. */
  readonly hint?: ReactNode;
  /** What is wrong and how to mend it; it replaces the hint and marks the field invalid. */
  readonly error?: ReactNode;
  readonly children: ReactNode;
}

/** Label, control, then the hint or the error. Give the control `describedBy(id, …)`. */
export function FieldFrame({ id, label, isLabelHidden = false, hint, error, children }: FieldFrameProps) {
  return (
    <div className={cx('field')}>
      <label htmlFor={id} className={isLabelHidden ? 'sr' : cx('field-label')}>
        {label}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** Returns the ids of error and hint for `aria-describedby`. */
export function describedBy(id: string, hint: ReactNode, error: ReactNode): string | undefined {
  const ids = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return ids || undefined;
}

export type TextFieldProps = Omit<FieldFrameProps, 'children'> & {
  /** 40 px high instead of 44, for dense areas of the desktop. */
  readonly dense?: boolean;
  /** Reference to the `<input>`, for focus. */
  readonly inputRef?: Ref<HTMLInputElement>;
  /** As returned by `register` of React Hook Form. */
  readonly ref?: Ref<HTMLInputElement>;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'style'>;

/**
 * A single-line text field. Numbers and codes: `inputMode="numeric" dir="ltr"`, never `type="number"`.
 *
 * Use it for names, titles, codes and addresses. Not for quantities (NumberField), money (MoneyField), telephone numbers (PhoneField) or
 * several lines (TextArea).
 */
export function TextField({
  id,
  label,
  isLabelHidden,
  hint,
  error,
  dense,
  inputRef,
  ref = inputRef,
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame id={id} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      <input
        id={id}
        ref={ref}
        className={cx('input', { dense, invalid: Boolean(error) })}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        {...input}
      />
    </FieldFrame>
  );
}
