'use client';

import { mdiCheck, mdiChevronDown } from '@mdi/js';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Select } from 'tamagui/unstyled';
import { describedBy, FieldFrame, type FieldFrameProps } from '../field/field';
import { Icon } from '../icon/icon';
import type { SelectOption } from '../select/select';
import { cx } from '../style/cx';
import { TamaguiProvider } from '../tamagui-provider/tamagui-provider';

export interface RuntimeSelectProps extends Omit<FieldFrameProps, 'children'> {
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Name under which the form submits the value. */
  readonly name?: string;
  readonly disabled?: boolean;
  readonly onBlur?: () => void;
  /** The focusable button. */
  readonly inputRef?: Ref<HTMLElement>;
}

/**
 * A list that opens over the page.
 *
 * Use it in the logged-in area, for options that need more than a line of text. Not for anything else: the platform's Select is better.
 */
export function RuntimeSelect(props: RuntimeSelectProps) {
  const { id, label, isLabelHidden, hint, error, options, value, name, disabled } = props;
  const nameOf = (shown: string) => options.find((option) => option.value === shown)?.label;
  const button = {
    id,
    className: cx('runtime-select-field', { invalid: Boolean(error) }),
    disabled,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, hint, error),
    onBlur: props.onBlur,
  };
  return (
    <FieldFrame id={id} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      <TamaguiProvider fallback={<ClosedSelect {...button}>{nameOf(value)}</ClosedSelect>}>
        <Select.Root dir="rtl" value={value} onValueChange={props.onValueChange} renderValue={nameOf}>
          <Select.Trigger ref={props.inputRef} {...button}>
            <Select.Value />
            <Icon path={mdiChevronDown} />
          </Select.Trigger>
          <Select.Content>
            {/* The runtime's own scrolling writes a style element that the policy blocks; the class scrolls instead. */}
            <Select.Viewport
              id={`${id}-options`}
              disableScroll
              className="u-runtime-options"
              backgroundColor="surface"
              borderWidth="1px"
              borderColor="field"
              borderRadius="card"
              padding="1"
            >
              {options.map((option) => (
                <Option key={option.value} {...option} />
              ))}
            </Select.Viewport>
          </Select.Content>
        </Select.Root>
      </TamaguiProvider>
      {name ? <input type="hidden" name={name} value={value} disabled={disabled} /> : null}
    </FieldFrame>
  );
}

/** The field as rendered by the server, in the same box: it opens as soon as the runtime has loaded. */
function ClosedSelect({ children, ...button }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" role="combobox" aria-haspopup="listbox" aria-expanded={false} {...button}>
      <span>{children}</span>
      <Icon path={mdiChevronDown} />
    </button>
  );
}

function Option({ value, label, isDisabled }: SelectOption) {
  return (
    <Select.Item
      value={value}
      disabled={isDisabled}
      flexDirection="row"
      alignItems="center"
      justifyContent="space-between"
      minHeight="field"
      paddingInline="2"
      borderRadius="small"
      backgroundColor="transparent hover:tint focus:tint"
    >
      <Select.ItemText>{label}</Select.ItemText>
      <Select.ItemIndicator>
        <Icon path={mdiCheck} size={16} />
      </Select.ItemIndicator>
    </Select.Item>
  );
}
