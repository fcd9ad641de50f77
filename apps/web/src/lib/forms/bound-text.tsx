'use client';

import { TextField, type TextFieldProps } from '@bazaar/ui/field';
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

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
