import { PROFILE_SECTIONS, type ProfileSection } from './profile-section';

/** What the profile of the person says they may do; names of the contract, of which the service may add more. */
export interface Grants {
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
}

/** Why a section that a person sees cannot be used by them. */
export type SectionRefusal =
  /** An agent of a company who may not pay for it. */
  | 'finance-permission'
  /** An agent of a company who may not see its requests. */
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

/** The permission a section needs; those without one are open to whoever is logged in. */
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
 * Returns the sections of the side menu in order. A section that no role of the person has is absent; one that a permission forbids is
 * there with its reason. While the profile is not known everything but the administrator's section is offered: the service decides.
 */
export function profileMenu(grants: Grants | undefined): readonly MenuSection[] {
  return PROFILE_SECTIONS.filter((section) => isOfRole(section, grants)).map((section) => {
    const refusal = grants === undefined ? undefined : refusalOf(section, grants);
    return refusal === undefined ? { section } : { section, refusal };
  });
}

/** Returns whether a section can be used; `absent` when the person does not even see it. */
export function sectionAccess(
  section: ProfileSection,
  grants: Grants | undefined,
): 'open' | 'absent' | SectionRefusal {
  const entry = profileMenu(grants).find((known) => known.section === section);
  return entry === undefined ? 'absent' : (entry.refusal ?? 'open');
}

function isOfRole(section: ProfileSection, grants: Grants | undefined): boolean {
  const isAdmin = grants?.roles.includes('Admin') === true;
  if (section === 'Admin') return isAdmin;
  // The administrator credits wallets and pays nothing (product design §7).
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
