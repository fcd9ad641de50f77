'use client';

import type { Ref } from 'react';
import { describedBy, FieldFrame, type FieldFrameProps } from '../field/field';
import { RewrittenInput } from '../field-group/rewritten-input';
import { cx } from '../style/cx';

export type PhoneFieldProps = Omit<FieldFrameProps, 'children'> & {
  /** Name under which the form submits the Latin digits. */
  readonly name?: string;
  /** Latin digits without spaces, as far as typed: «0912000». */
  readonly digits: string;
  /** Called with the Latin digits typed so far. */
  readonly onDigits: (digits: string) => void;
  /** Normalises typed or pasted text to such digits: other scripts, «+98», spaces and dashes. */
  readonly normalise: (typed: string) => string;
  /** Formats the digits for display: «۰۹۱۲ ۰۰۰ ۰۰۰۱». */
  readonly format: (digits: string) => string;
  /** What the browser may fill in. */
  readonly autoComplete?: string;
  /** 40 px high instead of 44, for dense areas of the desktop. */
  readonly dense?: boolean;
  /** Cannot be used; say nearby why. */
  readonly disabled?: boolean;
  /** Shows the value without letting it be changed. */
  readonly readOnly?: boolean;
  /** An example of what to type; never the label. */
  readonly placeholder?: string;
  /** Called when the focus leaves the field. */
  readonly onBlur?: () => void;
  /** The focusable field. */
  readonly inputRef?: Ref<HTMLInputElement>;
};

/**
 * A phone number, left to right and in groups that form while typing; the caret stays at its digit.
 *
 * Use it for mobile and landline numbers people enter. Not for displayed numbers (a `tel:` link in Latin) and not for codes (TextField).
 * The form validates the number on submission, not at every key.
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
