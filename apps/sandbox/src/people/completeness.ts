import type { StoredProfile } from '../db/schema/accounts';

/**
 * Percent of a profile that is filled in, 0 to 100. The mobile number is always there; a company has its own parts besides those of the
 * person who keeps its account. 100 is what the roles `Buyer` and `Customer` need.
 */
export function completenessOf(profile: StoredProfile): number {
  const { company } = profile;
  const parts = [
    true,
    profile.isNamePlaceholder !== true,
    profile.nationalCode !== undefined,
    profile.birthDate !== undefined,
    profile.email !== undefined,
    ...(profile.kind === 'Company'
      ? [
          company !== undefined,
          company?.economicCode !== undefined,
          company?.registrationNumber !== undefined,
        ]
      : []),
  ];
  return Math.round((100 * parts.filter(Boolean).length) / parts.length);
}
