import { personNameProblem } from '../form-fields/person-name';
import { normaliseInput } from '../persian/canonical-text';
import type { ProfileValues } from './profile-form';
import type { ProfileRecord } from './profile-record';

/** Returns the form's values for a stored profile. A placeholder name, which contains digits, leaves both name fields empty. */
export function profileValues(profile: ProfileRecord): ProfileValues {
  const { kind, firstName, lastName, company } = profile;
  const isNamed = isPersonName(firstName) && isPersonName(lastName);
  return {
    kind,
    firstName: isNamed ? firstName : '',
    lastName: isNamed ? lastName : '',
    nationalCode: profile.nationalCode ?? '',
    email: profile.email ?? '',
    birthDate: profile.birthDate ?? '',
    gender: profile.gender ?? '',
    jobTitleId: profile.jobTitleId ?? '',
    company: {
      name: company?.name ?? '',
      nationalId: company?.nationalId ?? '',
      economicCode: company?.economicCode ?? '',
      registrationNumber: company?.registrationNumber ?? '',
      activityFieldId: company?.activityFieldId ?? '',
    },
  };
}

/** Returns whether a stored name was given by the person: new accounts have the last digits of their number as name. */
export function isPersonName(name: string): boolean {
  return personNameProblem(normaliseInput(name)) === undefined;
}
