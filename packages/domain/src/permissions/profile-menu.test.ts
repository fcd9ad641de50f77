import fc from 'fast-check';
import { expect, it } from 'vitest';
import { profileMenu, sectionAccess } from './profile-menu';
import { PROFILE_SECTIONS, profileSectionOf, profileSectionPath } from './profile-section';

const everyones = [
  'favorites.manage',
  'profile.read',
  'profile.edit',
  'conversations.start',
  'requests.draft',
];
const buyer = { roles: ['Consumer', 'Buyer'], permissions: [...everyones, 'payments.pay'] };
const refusalsOf = (grants: { roles: readonly string[]; permissions: readonly string[] } | undefined) =>
  Object.fromEntries(
    profileMenu(grants).flatMap(({ section, refusal }) => (refusal ? [[section, refusal]] : [])),
  );

it('R-195 shows the sections in the order of the menu, the administrator’s to administrators only', () => {
  const withoutAdmin = PROFILE_SECTIONS.filter((section) => section !== 'Admin');
  expect(profileMenu(buyer).map(({ section }) => section)).toEqual(withoutAdmin);
  expect(profileMenu(undefined).map(({ section }) => section)).toEqual(withoutAdmin);
  const admin = { roles: ['Admin'], permissions: [...everyones, 'customers.list', 'wallets.charge'] };
  expect(profileMenu(admin).map(({ section }) => section)).toEqual(
    PROFILE_SECTIONS.filter((section) => section !== 'Wallet'),
  );
  expect(sectionAccess('Wallet', admin)).toBe('absent');
  expect(sectionAccess('Admin', buyer)).toBe('absent');
});

it.each([
  [buyer, {}],
  [undefined, {}],
  [{ roles: ['MerchantAgent'], permissions: everyones }, { Wallet: 'finance-permission' }],
  [
    { roles: ['MerchantAgent'], permissions: ['favorites.manage', 'profile.edit', 'payments.pay'] },
    { Requests: 'requests-permission' },
  ],
  [
    { roles: [], permissions: [] },
    {
      Requests: 'registration',
      Notes: 'registration',
      Favourites: 'registration',
      LastVisits: 'registration',
      Comments: 'registration',
      Wallet: 'registration',
      Addresses: 'registration',
    },
  ],
  [{ roles: ['Admin'], permissions: everyones }, { Admin: 'permission' }],
  [{ roles: ['Consumer'], permissions: everyones }, { Wallet: 'permission' }],
])('R-196 of %j refuses %j', (grants, refusals) => {
  expect(refusalsOf(grants)).toEqual(refusals);
});

it('R-196 offers home, messages and personal information to everyone logged in', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.array(fc.string()), (roles, permissions) => {
      for (const section of ['Home', 'Messages', 'PersonalInfo', 'Suppliers'] as const) {
        expect(sectionAccess(section, { roles, permissions })).toBe('open');
      }
    }),
  );
});

it('R-197 each section leads to its page, and its page to it', () => {
  for (const section of PROFILE_SECTIONS) {
    expect(profileSectionOf(profileSectionPath(section))).toBe(section);
  }
});

it.each([
  ['/profile', 'Home'],
  ['/profile/', 'Home'],
  ['/profile?x=1', 'Home'],
  ['/profile/directorder/edit/tr-1', 'Requests'],
  ['/profile/directOrderReport/tr-1#x', 'Requests'],
  ['/profile/notes/product', 'Notes'],
  ['/profile/favorites', 'Favourites'],
  ['/profile/unknown', undefined],
  ['/profiles', undefined],
  ['/', undefined],
])('R-197 %s belongs to %s', (path, section) => {
  expect(profileSectionOf(path)).toBe(section);
});
