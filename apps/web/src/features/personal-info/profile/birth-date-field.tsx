'use client';

import { TextField } from '@bazaar/ui/field';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type BoundProps, useBoundField } from '@/lib/forms/form-binding';
import { personalInfoTexts } from '@/translations/personal-info';
import { readBirthDate, showBirthDate } from './birth-date-text';

const texts = personalInfoTexts.profile;

/**
 * Renders the field of a birth date, which is typed and not picked from a month. The form has the ISO date, or the text itself while it is
 * invalid: invalid text is refused and not lost.
 */
export function BirthDateField<Values extends FieldValues, Output>({
  form,
  name,
}: BoundProps<Values, Output>) {
  const { value, change, onBlur, ...field } = useBoundField({ form, name });
  const [typed, setTyped] = useState<string>();
  const stored = typeof value === 'string' ? value : '';
  return (
    <TextField
      {...field}
      label={`${texts.birthDate} ${personalInfoTexts.optional}`}
      hint={texts.birthDateHint}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? showBirthDate(stored)}
      onChange={({ target }) => {
        setTyped(target.value);
        change(readBirthDate(target.value));
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur();
      }}
    />
  );
}
