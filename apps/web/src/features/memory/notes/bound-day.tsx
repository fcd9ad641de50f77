'use client';

import { tehranDay } from '@bazaar/domain/dates/jalali';
import { toPersianDigits } from '@bazaar/domain/persian/digits';
import { isDay } from '@bazaar/domain/visitor-chart/chart-days';
import { DatePicker } from '@bazaar/ui/date-picker';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type BoundProps, useBoundField } from '@/lib/forms/form-binding';
import { dateTexts } from '@/lib/text/date-texts';

/**
 * Renders a day, typed or chosen from a month; empty is no day. The form has the ISO date, or the text itself while it is none, in Persian
 * digits so that it never passes for an ISO date: it is refused and not lost.
 */
export function BoundDay<Values extends FieldValues, Output>({
  form,
  name,
  label,
}: BoundProps<Values, Output> & { readonly label: string }) {
  const { value, change, error, id } = useBoundField({ form, name });
  const [today] = useState(() => new Date(tehranDay(Date.now()) * 86_400_000).toISOString().slice(0, 10));
  const stored = typeof value === 'string' ? value : '';
  const day = isDay(stored) ? { value: stored } : { text: stored };
  return (
    <DatePicker
      id={id}
      label={label}
      error={error}
      today={today}
      texts={dateTexts}
      onChange={(iso, text) => change(iso ?? toPersianDigits(text))}
      {...day}
    />
  );
}
