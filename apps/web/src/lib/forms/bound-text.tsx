'use client';

import { TextField, type TextFieldProps } from '@bazaar/ui/field';
import { Select, type SelectProps } from '@bazaar/ui/select';
import { TextArea, type TextAreaProps } from '@bazaar/ui/text-area';
import type { FieldValues } from 'react-hook-form';
import { type BoundProps, useBoundField } from './form-binding';

type Own = 'id' | 'name' | 'value' | 'defaultValue' | 'onBlur' | 'error' | 'inputRef' | 'areaRef' | 'form';

/** Renders a line of text. It stays as typed; the schema folds digits and letters when it checks and sends. */
export function BoundTextField<Values extends FieldValues, Output>({
  form,
  name,
  onChange,
  ...props
}: BoundProps<Values, Output> & Omit<TextFieldProps, Own>) {
  const { value, change, ...field } = useBoundField({ form, name });
  return (
    <TextField
      {...props}
      {...field}
      value={asText(value)}
      onChange={(event) => {
        change(event.target.value);
        onChange?.(event);
      }}
    />
  );
}

/** Renders several lines of text. */
export function BoundTextArea<Values extends FieldValues, Output>({
  form,
  name,
  ...props
}: BoundProps<Values, Output> & Omit<TextAreaProps, Own | 'onChange'>) {
  const { value, change, inputRef, ...field } = useBoundField({ form, name });
  return (
    <TextArea
      {...props}
      {...field}
      areaRef={inputRef}
      value={asText(value)}
      onChange={(event) => change(event.target.value)}
    />
  );
}

export interface BoundSelectProps extends Omit<SelectProps, Own | 'onChange'> {
  /** Called instead of writing the value, for a choice that changes other fields too. */
  readonly onChoose?: (value: string) => void;
}

/** Renders one choice out of many; an empty value is not chosen yet. */
export function BoundSelect<Values extends FieldValues, Output>({
  form,
  name,
  onChoose,
  ...props
}: BoundProps<Values, Output> & BoundSelectProps) {
  const { value, change, inputRef: _, ...field } = useBoundField({ form, name });
  return (
    <Select
      {...props}
      {...field}
      value={asText(value)}
      onChange={(event) => (onChoose ?? change)(event.target.value)}
    />
  );
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
