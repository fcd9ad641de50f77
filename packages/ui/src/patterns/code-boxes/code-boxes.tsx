import type { InputHTMLAttributes, Ref } from 'react';
import { cx } from '../../style/cx';

export interface CodeBoxesProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'size' | 'value' | 'dir'> {
  /** What was typed so far, in the reader's digits. */
  readonly value: string;
  /** How many boxes are drawn. */
  readonly length: number;
  /** Spoken name of the field. */
  readonly label: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/**
 * One real field over boxes that only draw it: a screen reader, a password manager and the phone's offer to fill the
 * code in meet a single field.
 *
 * Use it inside a form that says where the code was sent; OneTimeCodeField is the whole field with its label, hint and
 * error. Not for passwords or serial numbers.
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
