/** Paths of the form's fields that a profile may lack, in form order. */
const PROFILE_FIELDS = [
  'firstName',
  'lastName',
  'nationalCode',
  'birthDate',
  'email',
  'company.name',
  'company.nationalId',
  'company.economicCode',
  'company.registrationNumber',
] as const;

export type ProfileField = (typeof PROFILE_FIELDS)[number];

/**
 * Returns the fields a profile still needs to be complete, in form order. The service decides which; one of its fields that the form does not
 * have is left out.
 */
export function missingFields(profile: {
  readonly missingFields: readonly string[];
}): readonly ProfileField[] {
  return PROFILE_FIELDS.filter((field) => profile.missingFields.includes(field));
}
