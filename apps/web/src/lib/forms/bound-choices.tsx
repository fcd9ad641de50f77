'use client';

import { Checkbox, type ChoiceProps } from '@bazaar/ui/choice';
import { RadioGroup, type RadioGroupProps } from '@bazaar/ui/choice-group';
import { describedBy } from '@bazaar/ui/field';
import { Text } from '@bazaar/ui/text';
import type { FieldValues } from 'react-hook-form';
import { type BoundProps, useBoundField } from './form-binding';

type OwnOfGroup = 'id' | 'name' | 'value' | 'defaultValue' | 'onValue' | 'error';

/** Renders one choice out of a few, all visible. */
export function BoundRadioGroup<Values extends FieldValues, Output>({
  form,
  name,
  ...props
}: BoundProps<Values, Output> & Omit<RadioGroupProps, OwnOfGroup>) {
  const { value, change, onBlur: _, inputRef: __, ...field } = useBoundField({ form, name });
  return <RadioGroup {...props} {...field} value={typeof value === 'string' ? value : ''} onValue={change} />;
}

/** Renders a checkbox with its error below it. */
export function BoundCheckbox<Values extends FieldValues, Output>({
  form,
  name,
  label,
}: BoundProps<Values, Output> & Pick<ChoiceProps, 'label'>) {
  const { value, change, error, inputRef: _, ...field } = useBoundField({ form, name });
  return (
    <div>
      <Checkbox
        {...field}
        label={label}
        checked={value === true}
        onChange={(event) => change(event.target.checked)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(field.id, undefined, error)}
      />
      {error ? (
        <span id={`${field.id}-error`} role="alert">
          <Text tone="error">{error}</Text>
        </span>
      ) : null}
    </div>
  );
}
