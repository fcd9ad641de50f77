'use client';

import { RuntimeSelect, type RuntimeSelectProps } from '@bazaar/ui/runtime-select';
import type { FieldValues } from 'react-hook-form';
import { formTexts } from '@/translations/form-errors';
import { type BoundProps, useBoundField } from './form-binding';

type Own = 'id' | 'name' | 'value' | 'onValueChange' | 'onBlur' | 'error' | 'closeLabel';

/** Renders one choice out of a list behind the login, in a sheet on phones; an empty value is not chosen yet. */
export function BoundRuntimeSelect<Values extends FieldValues, Output>({
  form,
  name,
  ...props
}: BoundProps<Values, Output> & Omit<RuntimeSelectProps, Own>) {
  const { value, change, inputRef: _, ...field } = useBoundField({ form, name });
  return (
    <RuntimeSelect
      {...props}
      {...field}
      closeLabel={formTexts.close}
      value={typeof value === 'string' ? value : ''}
      onValueChange={change}
    />
  );
}
