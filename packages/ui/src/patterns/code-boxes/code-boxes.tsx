import type { InputHTMLAttributes, Ref } from 'react';
import { cx } from '../../style/cx';

export interface CodeBoxesProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'size' | 'value' | 'dir'> {
  /** Typed text so far, in the reader's digits. */
  readonly value: string;
  /** Number of boxes. */
  readonly length: number;
  /** Accessible name of the field. */
  readonly label: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/**
 * One real field over drawn boxes: a screen reader, a password manager and the phone's autofill see a single field.
 *
 * Use it inside a form that says where the code was sent; OneTimeCodeField is the whole field with its label, hint and error. Not for
 * passwords or serial numbers.
 */
export function CodeBoxes({ value, length, label, inputRef, ...input }: CodeBoxesProps) {
  const current = Math.min(value.length, length - 1);
  return (
    <div className={cx('code-boxes')}>
      <input
        ref={inputRef}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        aria-label={label}
        value={value}
        {...input}
      />
      <div aria-hidden="true">
        {Array.from({ length }, (_, place) => (
          <span key={place} className={cx('code-box')} data-current={place === current}>
            {value[place] ?? ''}
          </span>
        ))}
      </div>
    </div>
  );
}
