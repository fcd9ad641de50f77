import type { ProfileRecord } from './profile-record';
import { profileValues } from './profile-values';

/** Paths of the form's fields that a complete profile needs, in form order. */
const PERSON_FIELDS = ['firstName', 'lastName', 'nationalCode', 'birthDate', 'email'] as const;
const COMPANY_FIELDS = [
  'company.name',
  'company.nationalId',
  'company.economicCode',
  'company.registrationNumber',
] as const;

export type ProfileField = (typeof PERSON_FIELDS)[number] | (typeof COMPANY_FIELDS)[number];

/**
 * Returns the fields a profile still needs to be complete, in form order; all of a person's fields when there is no profile yet. The
 * service computes the percentage. Gender, job title and activity field are optional.
 */
export function missingFields(profile: ProfileRecord | undefined): readonly ProfileField[] {
  if (profile === undefined) return PERSON_FIELDS;
  const values = profileValues(profile);
  const person = PERSON_FIELDS.filter((field) => values[field] === '');
  if (profile.kind === 'Person') return person;
  return [...person, ...COMPANY_FIELDS.filter((field) => values.company[companyKey(field)] === '')];
}

function companyKey(field: (typeof COMPANY_FIELDS)[number]) {
  return field.slice('company.'.length) as 'name' | 'nationalId' | 'economicCode' | 'registrationNumber';
}
