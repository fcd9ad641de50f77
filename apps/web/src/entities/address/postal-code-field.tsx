'use client';

import { postalCodeWarning } from '@bazaar/domain/address/postal-code';
import { FieldHelp } from '@bazaar/ui/field-help';
import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { BoundDigitsField } from '@/lib/forms/bound-digits';
import type { FormBinding } from '@/lib/forms/form-binding';
import { placeTexts as texts } from '@/translations/places';

interface PostalCodeFieldProps<Values extends FieldValues, Output> {
  readonly form: FormBinding<Values, Output>;
  /** What stands beside the label, such as where the value came from. */
  readonly mark?: ReactNode;
}

/** The postal code of an address. One that looks wrong is said to, and may still be right: nothing is refused for it. */
export function PostalCodeField<Values extends FieldValues & { readonly postalCode: string }, Output>({
  form,
  mark,
}: PostalCodeFieldProps<Values, Output>) {
  const name = 'postalCode' as FieldPath<Values>;
  const warning = postalCodeWarning(String(useWatch({ control: form.control, name }) ?? ''));
  return (
    <FieldHelp label={texts.postalCodeHelp.label} help={texts.postalCodeHelp.text}>
      <BoundDigitsField
        form={form}
        name={name}
        autoComplete="postal-code"
        groups={[5, 5]}
        digitCount={10}
        label={
          <>
            {texts.postalCode} {mark}
          </>
        }
        hint={warning ? texts.postalCodeWarnings[warning] : texts.postalCodeHint}
      />
    </FieldHelp>
  );
}
