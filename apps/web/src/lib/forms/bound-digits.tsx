'use client';

import { toPersianDigits } from '@bazaar/domain/persian';
import { PhoneField, type PhoneFieldProps } from '@bazaar/ui/phone-field';
import type { FieldValues } from 'react-hook-form';
import { type BoundProps, useBoundField } from './form-binding';
import { missingDigits } from './missing-digits';
import { groupDigits, onlyDigits } from './typed-digits';

type Own = 'id' | 'name' | 'digits' | 'onDigits' | 'normalise' | 'format' | 'error';

export interface BoundDigitsProps extends Omit<PhoneFieldProps, Own> {
  /** Group sizes for reading; by default one group. */
  readonly groups?: readonly number[];
  /** How many digits a complete code has: while some are missing, the field says how many. */
  readonly digitCount?: number;
}

/** Renders a numeric code: digits of any script are accepted, Latin ones stored, Persian ones shown. */
export function BoundDigitsField<Values extends FieldValues, Output>({
  form,
  name,
  groups = [],
  digitCount,
  hint,
  ...props
}: BoundProps<Values, Output> & BoundDigitsProps) {
  const { value, change, onBlur, inputRef: _, error, ...field } = useBoundField({ form, name });
  const digits = onlyDigits(String(value ?? ''));
  const missing = digitCount === undefined ? undefined : missingDigits(digits, digitCount);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field draws its own input; leaving it is heard on its way up.
    <div onBlur={onBlur}>
      <PhoneField
        autoComplete="off"
        {...props}
        {...field}
        hint={error && missing ? undefined : (missing ?? hint)}
        error={error && (missing ?? error)}
        digits={digits}
        onDigits={change}
        normalise={onlyDigits}
        format={(shown) => toPersianDigits(groupDigits(shown, groups))}
      />
    </div>
  );
}

/** Renders a phone number, «۰۹۱۲ ۱۲۳ ۴۵۶۷». */
export function BoundPhoneField<Values extends FieldValues, Output>(
  props: BoundProps<Values, Output> & Omit<BoundDigitsProps, 'groups' | 'digitCount'>,
) {
  return <BoundDigitsField autoComplete="tel-national" {...props} groups={[4, 3, 4]} digitCount={11} />;
}
