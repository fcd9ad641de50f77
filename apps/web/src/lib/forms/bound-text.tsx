'use client';

import { TextField, type TextFieldProps } from '@bazaar/ui/field';
import { Select, type SelectProps } from '@bazaar/ui/select';
import { TextArea, type TextAreaProps } from '@bazaar/ui/text-area';
import type { FieldValues } from 'react-hook-form';
import { type BoundProps, useBoundField } from './form-binding';

type Own = 'id' | 'name' | 'value' | 'defaultValue' | 'onBlur' | 'error' | 'inputRef' | 'areaRef' | 'form';

/** A line of text of a form. What is typed stays as typed; the schema folds digits and letters when it checks and sends. */
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

/** Several lines of text of a form. */
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
  /** In place of writing the chosen value: a choice that changes other fields too. */
  readonly onChoose?: (value: string) => void;
}

/** One of many known choices of a form; an empty value is not chosen yet. */
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
