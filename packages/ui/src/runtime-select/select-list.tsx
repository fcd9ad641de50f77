'use client';

import { mdiCheck } from '@mdi/js';
import { Select } from 'tamagui/unstyled';
import { Icon } from '../icon/icon';
import { ChosenOption, OptionText, type RuntimeSelectOption, type SelectPartProps } from './select-parts';

/** The field with its list over the page, where there is room beside it. */
export function SelectList({ options, value, onValueChange, field }: SelectPartProps) {
  return (
    <Select.Root dir="rtl" value={value} onValueChange={onValueChange} renderValue={() => null} lazyMount>
      <Select.Trigger {...field}>
        <ChosenOption options={options} value={value} />
      </Select.Trigger>
      <Select.Content>
        {/* The runtime's own scrolling writes a style element that the policy blocks; the class scrolls instead. */}
        <Select.Viewport
          id={`${field.id}-options`}
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
  );
}

function Option({ value, label, note, isDisabled }: RuntimeSelectOption) {
  return (
    <Select.Item
      value={value}
      textValue={label}
      disabled={isDisabled}
      flexDirection="row"
      alignItems="center"
      justifyContent="space-between"
      flexShrink={0}
      gap="3"
      minHeight="40px"
      paddingInline="2"
      borderRadius="small"
      cursor="pointer"
      backgroundColor="transparent hover:tint focus:tint"
    >
      <Select.ItemText>
        <OptionText label={label} note={note} />
      </Select.ItemText>
      <Select.ItemIndicator>
        <Icon path={mdiCheck} size={16} />
      </Select.ItemIndicator>
    </Select.Item>
  );
}
