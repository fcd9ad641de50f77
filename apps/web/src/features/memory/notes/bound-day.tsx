'use client';

import { tehranDay } from '@bazaar/domain/dates/jalali';
import { DatePicker } from '@bazaar/ui/date-picker';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type BoundProps, useBoundField } from '@/lib/forms/form-binding';
import { dateTexts } from '@/lib/text/date-texts';

/** Renders a day, typed or chosen from a month; empty is no day. */
export function BoundDay<Values extends FieldValues, Output>({
  form,
  name,
  label,
}: BoundProps<Values, Output> & { readonly label: string }) {
  const { value, change, error, id } = useBoundField({ form, name });
  const [today] = useState(() => new Date(tehranDay(Date.now()) * 86_400_000).toISOString().slice(0, 10));
  const day = typeof value === 'string' && value !== '' ? { value } : {};
  return (
    <DatePicker
      id={id}
      label={label}
      error={error}
      today={today}
      texts={dateTexts}
      onChange={(iso) => change(iso ?? '')}
      {...day}
    />
  );
}
