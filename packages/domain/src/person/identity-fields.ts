import * as z from 'zod/mini';
import { nationalCodeRule } from '../form-fields/digit-code';
import { emailRule } from '../form-fields/email';
import { personNameRule } from '../form-fields/person-name';
import { optionalText, requiredText } from '../form-fields/text-field';

/** The contract's names; any other value counts as not given. */
export const GENDERS = ['Female', 'Male'] as const;
const EARLIEST_BIRTH = '1900-01-01';

/** Identity fields shared by the registration of a buyer and the profile. */
export const identityFields = {
  firstName: requiredText(personNameRule),
  lastName: requiredText(personNameRule),
  nationalCode: optionalText(nationalCodeRule),
  email: optionalText(emailRule),
};

/** Returns the profile's further fields. `today` is an ISO date; dates are compared as text. */
export function personalFields(today: string) {
  return {
    ...identityFields,
    birthDate: optionalText({
      problem: (date) =>
        z.regexes.date.test(date) && date >= EARLIEST_BIRTH && date <= today ? undefined : 'birth-date',
    }),
    gender: optionalGender,
    jobTitleId: optionalText(),
  };
}

const optionalGender = z.pipe(
  optionalText(),
  z.transform((text: string | undefined) => GENDERS.find((gender) => gender === text)),
);
