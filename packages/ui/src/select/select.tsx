import type { Ref, SelectHTMLAttributes } from 'react';
import { describedBy, FieldFrame, type FieldFrameProps } from '../field/field';
import { cx } from '../style/cx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export type SelectProps = Omit<FieldFrameProps, 'children'> & {
  /** Choices in display order. */
  readonly options: readonly SelectOption[];
  /** 40 px high instead of 44, for dense areas of the desktop. */
  readonly dense?: boolean;
  /** As returned by `register` of React Hook Form. */
  readonly ref?: Ref<HTMLSelectElement>;
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className' | 'style' | 'children'>;

/**
 * The platform's own select: it works without script, with every keyboard and on every phone.
 *
 * Use it for five to fifteen known choices. Not for fewer (RadioGroup), and not for so many that one searches (Combobox).
 */
export function Select({ id, label, isLabelHidden, hint, error, options, dense, ...select }: SelectProps) {
  return (
    <FieldFrame id={id} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      <select
        id={id}
        className={cx('input', { dense, invalid: Boolean(error) })}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        {...select}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
