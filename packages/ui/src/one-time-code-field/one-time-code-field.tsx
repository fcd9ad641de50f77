'use client';

import type { Ref } from 'react';
import { describedBy, FieldFrame, type FieldFrameProps } from '../field/field';
import { CodeBoxes } from '../patterns/code-boxes/code-boxes';

export type OneTimeCodeFieldProps = Omit<FieldFrameProps, 'children' | 'label'> & {
  /** Accessible name; it says what this is for. */
  readonly label: string;
  /** Name under which a form sends the value. */
  readonly name?: string;
  /** Number of digits. */
  readonly length: number;
  /** Latin digits typed so far. */
  readonly code: string;
  /** Called with the Latin digits typed so far. */
  readonly onCode: (code: string) => void;
  /** Called once with the last digit. Keep a visible submit button besides it. */
  readonly onComplete?: (code: string) => void;
  /** Extracts the code from typed text or a whole pasted message: Latin digits, at most `length`. */
  readonly extract: (text: string, length: number) => string;
  /** Formats the digits for display. */
  readonly format: (code: string) => string;
  /** Shows the value without letting it be changed. */
  readonly readOnly?: boolean;
  /** Reference to the `<input>`, for focus. */
  readonly inputRef?: Ref<HTMLInputElement>;
};

/**
 * A one-time code from a message: one field, which the phone may fill, drawn as boxes. Accepts a whole pasted message. Its styles are in
 * the stylesheet `account`.
 *
 * Use it where a code was sent a moment ago. Not for passwords or serial numbers.
 */
export function OneTimeCodeField({ id, label, isLabelHidden, hint, error, ...props }: OneTimeCodeFieldProps) {
  const { length, code, readOnly } = props;
  const change = (text: string) => {
    const next = props.extract(text, length);
    if (next === code) return;
    props.onCode(next);
    if (next.length === length) props.onComplete?.(next);
  };
  return (
    <FieldFrame id={id} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      <CodeBoxes
        id={id}
        name={props.name}
        inputRef={props.inputRef}
        label={label}
        length={length}
        value={props.format(code)}
        readOnly={readOnly}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        onChange={(event) => change(event.target.value)}
        onPaste={(event) => {
          event.preventDefault();
          if (!readOnly) change(event.clipboardData.getData('text'));
        }}
      />
    </FieldFrame>
  );
}
