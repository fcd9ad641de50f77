import { PROFILE_SECTIONS, type ProfileSection } from './profile-section';

/** Roles and permissions in the person's profile, by the contract's names; the service may add more. */
export interface Grants {
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
}

/** Why a visible section cannot be used. */
export type SectionRefusal =
  /** An agent of a company without permission to pay for it. */
  | 'finance-permission'
  /** An agent of a company without permission to see its requests. */
  | 'requests-permission'
  /** The account has not been registered yet. */
  | 'registration'
  /** The account lacks the permission for another reason. */
  | 'permission';

export interface MenuSection {
  readonly section: ProfileSection;
  /** Absent when the section can be used. */
  readonly refusal?: SectionRefusal;
}

/** Permission that each section needs; sections without one are open to every logged-in person. */
const NEEDED: Partial<Record<ProfileSection, string>> = {
  Requests: 'requests.draft',
  Notes: 'favorites.manage',
  Favourites: 'favorites.manage',
  LastVisits: 'favorites.manage',
  Comments: 'favorites.manage',
  Wallet: 'payments.pay',
  Addresses: 'profile.edit',
  Admin: 'customers.list',
};

/**
 * Returns the sections of the side menu in order. Leaves out sections that none of the person's roles has; a section that a permission
 * forbids is included with the reason. While the profile is unknown, every section except the administrator's is offered: the service
 * decides.
 */
export function profileMenu(grants: Grants | undefined): readonly MenuSection[] {
  return PROFILE_SECTIONS.filter((section) => isOfRole(section, grants)).map((section) => {
    const refusal = grants === undefined ? undefined : refusalOf(section, grants);
    return refusal === undefined ? { section } : { section, refusal };
  });
}

/** Returns whether a section can be used; `absent` when the person does not see it. */
export function sectionAccess(
  section: ProfileSection,
  grants: Grants | undefined,
): 'open' | 'absent' | SectionRefusal {
  const entry = profileMenu(grants).find((known) => known.section === section);
  return entry === undefined ? 'absent' : (entry.refusal ?? 'open');
}

/** Returns whether a section is closed to some of those who are logged in; the administrator's page decides for itself. */
export function isLimited(section: ProfileSection): boolean {
  return section !== 'Admin' && NEEDED[section] !== undefined;
}

function isOfRole(section: ProfileSection, grants: Grants | undefined): boolean {
  const isAdmin = grants?.roles.includes('Admin') === true;
  if (section === 'Admin') return isAdmin;
  // The administrator credits wallets and does not pay (product design §7).
  return section !== 'Wallet' || !isAdmin || grants?.permissions.includes('payments.pay') === true;
}

function refusalOf(section: ProfileSection, { roles, permissions }: Grants): SectionRefusal | undefined {
  const needed = NEEDED[section];
  if (needed === undefined || permissions.includes(needed)) return undefined;
  const isAgent = roles.includes('MerchantAgent');
  if (isAgent && section === 'Wallet') return 'finance-permission';
  if (isAgent && section === 'Requests') return 'requests-permission';
  return roles.length === 0 ? 'registration' : 'permission';
}
