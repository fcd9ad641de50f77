'use client';

import { mdiCheck, mdiChevronDown } from '@mdi/js';
import { Select } from 'tamagui/unstyled';
import { describedBy, FieldFrame, type FieldFrameProps } from '../field/field';
import { Icon } from '../icon/icon';
import type { SelectOption } from '../select/select';

export interface RuntimeSelectProps extends Omit<FieldFrameProps, 'children'> {
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/**
 * A list that opens over the page.
 *
 * Use it in the logged-in area, for options that need more than a line of text. Not for anything else: the platform's Select is
 * better.
 */
export function RuntimeSelect({
  id,
  label,
  isLabelHidden,
  hint,
  error,
  options,
  value,
  onValueChange,
}: RuntimeSelectProps) {
  return (
    <FieldFrame id={id} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      <Select.Root
        dir="rtl"
        value={value}
        onValueChange={onValueChange}
        renderValue={(chosen: string) => options.find((option) => option.value === chosen)?.label}
      >
        <Select.Trigger
          id={id}
          aria-describedby={describedBy(id, hint, error)}
          flexDirection="row"
          alignItems="center"
          justifyContent="space-between"
          minHeight="field"
          width="100%"
          paddingInline="3"
          backgroundColor="surface"
          borderWidth="1px"
          borderColor={error ? 'error' : 'field hover:secondary'}
          borderRadius="field"
        >
          <Select.Value />
          <Icon path={mdiChevronDown} />
        </Select.Trigger>
        <Select.Content>
          <Select.Viewport
            backgroundColor="surface"
            borderWidth="1px"
            borderColor="field"
            borderRadius="card"
            padding="1"
          >
            {options.map((option) => (
              <Select.Item
                key={option.value}
                value={option.value}
                disabled={option.isDisabled}
                flexDirection="row"
                alignItems="center"
                justifyContent="space-between"
                minHeight="field"
                paddingInline="2"
                borderRadius="small"
                backgroundColor="transparent hover:tint focus:tint"
              >
                <Select.ItemText>{option.label}</Select.ItemText>
                <Select.ItemIndicator>
                  <Icon path={mdiCheck} size={16} />
                </Select.ItemIndicator>
              </Select.Item>
            ))}
          </Select.Viewport>
        </Select.Content>
      </Select.Root>
    </FieldFrame>
  );
}
