'use client';

import type { ProfileValues } from '@bazaar/domain/person/profile-form';
import { FieldHelp } from '@bazaar/ui/field-help';
import { Fieldset } from '@bazaar/ui/fieldset';
import { BoundDigitsField } from '@/lib/forms/bound-digits';
import { BoundRuntimeSelect } from '@/lib/forms/bound-runtime-select';
import type { FormBinding } from '@/lib/forms/form-binding';
import { personalInfoTexts } from '@/translations/personal-info';
import { type ChoiceLists, withEmptyChoice } from './choice-lists';
import { CompanyNameField } from './company-name-field';

const texts = personalInfoTexts.profile;
const optional = (label: string) => `${label} ${personalInfoTexts.optional}`;

export interface CompanyFieldsProps<Output> {
  readonly form: FormBinding<ProfileValues, Output>;
  readonly lists: ChoiceLists;
  /** Confirmed name of the company of this national id. */
  readonly confirmedName?: string | undefined;
}

/** Renders the fields of a company. */
export function CompanyFields<Output>({ form, lists, confirmedName }: CompanyFieldsProps<Output>) {
  return (
    <Fieldset id={`${form.id}-company`} legend={texts.company} isSection layout={{ columns: 2 }}>
      <CompanyNameField form={form} confirmedName={confirmedName} />
      <FieldHelp label={texts.nationalIdHelp.label} help={texts.nationalIdHelp.text}>
        <BoundDigitsField
          form={form}
          name="company.nationalId"
          label={texts.nationalId}
          hint={texts.nationalIdHint}
          digitCount={11}
        />
      </FieldHelp>
      <FieldHelp label={texts.economicCodeHelp.label} help={texts.economicCodeHelp.text}>
        <BoundDigitsField form={form} name="company.economicCode" label={optional(texts.economicCode)} />
      </FieldHelp>
      <BoundDigitsField
        form={form}
        name="company.registrationNumber"
        label={optional(texts.registrationNumber)}
      />
      <BoundRuntimeSelect
        form={form}
        name="company.activityFieldId"
        label={optional(texts.activityFieldId)}
        options={withEmptyChoice(lists.activityFields)}
        disabled={lists.activityFields === undefined}
      />
    </Fieldset>
  );
}
