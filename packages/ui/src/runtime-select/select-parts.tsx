import { mdiChevronDown } from '@mdi/js';
import type { ReactNode } from 'react';
import type { FieldFrameProps } from '../field/field';
import { Icon } from '../icon/icon';
import type { SelectOption } from '../select/select';
import { cx } from '../style/cx';

export interface RuntimeSelectOption extends SelectOption {
  /** Less prominent than the label: what the option belongs to. */
  readonly note?: string | undefined;
}

/** What both forms of the select are given: the options, and the attributes of the field that opens them. */
export interface SelectPartProps {
  readonly label: FieldFrameProps['label'];
  readonly options: readonly RuntimeSelectOption[];
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly field: SelectFieldProps;
}

export interface SelectFieldProps {
  readonly id: string;
  readonly className: string;
  readonly disabled: boolean | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly onBlur: (() => void) | undefined;
}

/** Content of the field: the chosen option, and an arrow. */
export function ChosenOption({ options, value }: Pick<SelectPartProps, 'options' | 'value'>) {
  return (
    <>
      <span className={cx('runtime-select-chosen', { empty: value === '' })}>
        {options.find((option) => option.value === value)?.label}
      </span>
      <Icon path={mdiChevronDown} size={20} />
    </>
  );
}

/** Text of one option. */
export function OptionText({ label, note }: Pick<RuntimeSelectOption, 'label' | 'note'>): ReactNode {
  if (note === undefined) return label;
  return (
    <>
      {label} <small className={cx('runtime-option-note')}>{note}</small>
    </>
  );
}
