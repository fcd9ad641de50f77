/** Sections of the profile area in menu order. `Home` is the specification's default. */
export const PROFILE_SECTIONS = [
  'Home',
  'Requests',
  'Messages',
  'Notes',
  'Favourites',
  'LastVisits',
  'Comments',
  'Suppliers',
  'Wallet',
  'Addresses',
  'PersonalInfo',
  'Admin',
] as const;

export type ProfileSection = (typeof PROFILE_SECTIONS)[number];

/** First path segments below `/profile` of each section; its menu entry leads to the first one. */
const SEGMENTS: Readonly<Record<Exclude<ProfileSection, 'Home'>, readonly string[]>> = {
  Requests: ['directorder', 'directorderinfo', 'directOrderReport'],
  Messages: ['messages'],
  Notes: ['notes'],
  Favourites: ['favorites'],
  LastVisits: ['last-visits'],
  Comments: ['comments'],
  Suppliers: ['suppliers'],
  Wallet: ['wallet'],
  Addresses: ['address'],
  PersonalInfo: ['personal-info'],
  Admin: ['admin'],
};

/** Sections whose route needs a kind: the menu leads to the first one. */
const FIRST_KIND: Partial<Record<ProfileSection, string>> = { Notes: '/all', LastVisits: '/all' };

/** Returns the path a section's menu entry leads to. */
export function profileSectionPath(section: ProfileSection): string {
  if (section === 'Home') return '/profile';
  return `/profile/${SEGMENTS[section][0]}${FIRST_KIND[section] ?? ''}`;
}

/** Returns the section of a path, deeper pages included; `undefined` outside the known sections. */
export function profileSectionOf(path: string): ProfileSection | undefined {
  const [root, segment, ...rest] = (path.split(/[?#]/)[0] ?? '').replace(/^\/|\/$/g, '').split('/');
  if (root !== 'profile') return undefined;
  if (segment === undefined) return 'Home';
  const found = PROFILE_SECTIONS.find(
    (section) => section !== 'Home' && SEGMENTS[section].includes(segment) && rest.every(Boolean),
  );
  return found;
}
