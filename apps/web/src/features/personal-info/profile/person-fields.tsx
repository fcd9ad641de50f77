'use client';

import { GENDERS } from '@bazaar/domain/person/identity-fields';
import type { Path } from 'react-hook-form';
import { BoundRadioGroup } from '@/lib/forms/bound-choices';
import { BoundDigitsField } from '@/lib/forms/bound-digits';
import { BoundRuntimeSelect } from '@/lib/forms/bound-runtime-select';
import { BoundTextField } from '@/lib/forms/bound-text';
import type { FormBinding } from '@/lib/forms/form-binding';
import { personalInfoTexts } from '@/translations/personal-info';
import { BirthDateField } from './birth-date-field';
import { type ChoiceLists, withEmptyChoice } from './choice-lists';

const texts = personalInfoTexts.profile;
const optional = (label: string) => `${label} ${personalInfoTexts.optional}`;

/** Values of both forms of a person. */
export interface PersonValues {
  firstName: string;
  lastName: string;
  nationalCode: string;
  birthDate: string;
  gender: string;
  email: string;
  jobTitleId: string;
}

export interface PersonFieldsProps<Values extends PersonValues, Output> {
  readonly form: FormBinding<Values, Output>;
  readonly lists: ChoiceLists;
}

/** Renders the names of a person, for a fieldset of two columns. */
export function NameFields<Values extends Pick<PersonValues, 'firstName' | 'lastName'>, Output>({
  form,
}: {
  readonly form: FormBinding<Values, Output>;
}) {
  return (
    <>
      <BoundTextField
        form={form}
        name={'firstName' as Path<Values>}
        label={texts.firstName}
        autoComplete="given-name"
      />
      <BoundTextField
        form={form}
        name={'lastName' as Path<Values>}
        label={texts.lastName}
        autoComplete="family-name"
      />
    </>
  );
}

/** Renders the fields of a person besides the name. */
export function PersonFields<Values extends PersonValues, Output>({
  form,
  lists,
}: PersonFieldsProps<Values, Output>) {
  return (
    <>
      <BoundDigitsField
        form={form}
        name={'nationalCode' as Path<Values>}
        label={optional(texts.nationalCode)}
        hint={texts.nationalCodeHint}
        groups={[3, 6, 1]}
        digitCount={10}
      />
      <BirthDateField form={form} name={'birthDate' as Path<Values>} />
      <BoundTextField
        form={form}
        name={'email' as Path<Values>}
        label={optional(texts.email)}
        dir="ltr"
        inputMode="email"
        autoComplete="email"
      />
      <BoundRuntimeSelect
        form={form}
        name={'jobTitleId' as Path<Values>}
        label={optional(texts.jobTitleId)}
        options={withEmptyChoice(lists.jobTitles)}
        disabled={lists.jobTitles === undefined}
      />
      <BoundRadioGroup
        form={form}
        name={'gender' as Path<Values>}
        legend={optional(texts.gender)}
        options={[...GENDERS, '' as const].map((value) => ({ value, label: texts.genders[value] }))}
        isRow
      />
    </>
  );
}
