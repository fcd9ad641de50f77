import type { StoredProfile } from '../db/schema/accounts';

/** A part of the profile that counts once, with the contract's `ProfileField`s that fill it. */
type Part = readonly [isFilled: boolean, ...fields: string[]];

/** The mobile number is always present; a company has its own parts besides those of the person who manages its account. */
function partsOf(profile: StoredProfile): readonly Part[] {
  const { company } = profile;
  const person: Part[] = [
    [true],
    [profile.isNamePlaceholder !== true, 'firstName', 'lastName'],
    [profile.nationalCode !== undefined, 'nationalCode'],
    [profile.birthDate !== undefined, 'birthDate'],
    [profile.email !== undefined, 'email'],
  ];
  if (profile.kind === 'Person') return person;
  return [
    ...person,
    [company !== undefined, 'company.name', 'company.nationalId'],
    [company?.economicCode !== undefined, 'company.economicCode'],
    [company?.registrationNumber !== undefined, 'company.registrationNumber'],
  ];
}

/** Returns how much of a profile is filled in, 0 to 100 percent. The roles `Buyer` and `Customer` need 100. */
export function completenessOf(profile: StoredProfile): number {
  const parts = partsOf(profile);
  const filled = parts.filter(([isFilled]) => isFilled);
  return Math.round((100 * filled.length) / parts.length);
}

/** Returns the fields a complete profile still needs, in the order of the profile; none exactly when it is complete. */
export function missingFieldsOf(profile: StoredProfile): string[] {
  return partsOf(profile).flatMap(([isFilled, ...fields]) => (isFilled ? [] : fields));
}
