'use client';

import type { Ref } from 'react';
import { describedBy, FieldFrame, type FieldFrameProps } from '../field/field';
import { RewrittenInput } from '../field-group/rewritten-input';
import { cx } from '../style/cx';

export type PhoneFieldProps = Omit<FieldFrameProps, 'children'> & {
  /** The form gets the Latin digits under this name. */
  readonly name?: string;
  /** Latin digits without room between them, as far as they are typed: «0912000». */
  readonly digits: string;
  readonly onDigits: (digits: string) => void;
  /** Brings what was typed or pasted to such digits: other scripts, «+98», room and dashes. */
  readonly normalise: (typed: string) => string;
  /** Writes the digits for reading: «۰۹۱۲ ۰۰۰ ۰۰۰۱». */
  readonly format: (digits: string) => string;
  readonly autoComplete?: string;
  readonly dense?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly placeholder?: string;
  readonly onBlur?: () => void;
  /** The field that takes the focus. */
  readonly inputRef?: Ref<HTMLInputElement>;
};

/**
 * A phone number, from left to right and in groups that form while one types; the caret stays at its digit.
 *
 * Use it for mobile and fixed numbers people enter. Not for numbers that are shown (a `tel:` link in Latin) and not for
 * codes (TextField). Whether it is a real number the form says when it is sent, not at every key.
 */
export function PhoneField({ id, label, isLabelHidden, hint, error, ...props }: PhoneFieldProps) {
  const { name, digits, dense, disabled, readOnly, placeholder } = props;
  return (
    <FieldFrame id={id} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      <RewrittenInput
        id={id}
        ref={props.inputRef}
        type="tel"
        inputMode="tel"
        autoComplete={props.autoComplete ?? 'tel-national'}
        dir="ltr"
        className={cx('input', { dense, invalid: Boolean(error) })}
        disabled={disabled}
        readOnly={readOnly}
        placeholder={placeholder}
        onBlur={props.onBlur}
        text={props.format(digits)}
        onTyped={(typed) => props.onDigits(props.normalise(typed))}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
      />
      {name ? <input type="hidden" name={name} value={digits} disabled={disabled} /> : null}
    </FieldFrame>
  );
}
