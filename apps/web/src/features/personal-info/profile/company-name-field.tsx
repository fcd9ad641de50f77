'use client';

import type { ProfileValues } from '@bazaar/domain/person/profile-form';
import { useController } from 'react-hook-form';
import { CompanyNameNote } from '@/entities/company-name/company-name-note';
import { SharedQueries } from '@/lib/data/shared-queries';
import { BoundTextField } from '@/lib/forms/bound-text';
import type { FormBinding } from '@/lib/forms/form-binding';
import { personalInfoTexts } from '@/translations/personal-info';

const texts = personalInfoTexts.profile;

export interface CompanyNameFieldProps<Output> {
  readonly form: FormBinding<ProfileValues, Output>;
  /** Confirmed name of the company of this national id. */
  readonly confirmedName?: string | undefined;
}

/** Renders the name of the company; a newly typed one is checked while it is written. */
export function CompanyNameField<Output>({ form, confirmedName }: CompanyNameFieldProps<Output>) {
  const { field, fieldState } = useController({ control: form.control, name: 'company.name' });
  return (
    <div>
      <BoundTextField
        form={form}
        name="company.name"
        label={texts.companyName}
        autoComplete="organization"
        hint={confirmedName && texts.confirmed(confirmedName)}
      />
      {fieldState.isDirty && fieldState.error === undefined ? (
        <SharedQueries>
          <CompanyNameNote name={field.value} onTake={field.onChange} />
        </SharedQueries>
      ) : null}
    </div>
  );
}
