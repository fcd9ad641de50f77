import type { StoredProfile } from '../db/schema/accounts';

/**
 * Returns how much of a profile is filled in, 0 to 100 percent. The mobile number is always present; a company has its own fields besides
 * those of the person who manages its account. The roles `Buyer` and `Customer` need 100.
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
