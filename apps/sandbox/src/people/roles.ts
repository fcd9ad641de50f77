import type { StoredProfile } from '../db/schema/accounts';
import { completenessOf } from './completeness';

/** What a complete profile brings. */
export const completeProfileRoles = ['Buyer', 'Customer'] as const;

/**
 * Returns the roles of a person after a change of their profile. Three derive from the profile: `Buyer` and `Customer` from a complete one,
 * `ConsumerOwner` from a company. The others are granted elsewhere and stay.
 */
export function rolesOf(profile: StoredProfile): string[] {
  const given = profile.roles.filter((role) => !['Buyer', 'Customer', 'ConsumerOwner'].includes(role));
  const earned = [
    ...(completenessOf(profile) === 100 ? completeProfileRoles : []),
    ...(profile.kind === 'Company' && profile.company !== undefined ? ['ConsumerOwner'] : []),
  ];
  return [...given, ...earned];
}

const permissionsByRole: Record<string, readonly string[]> = {
  Buyer: ['requests.publish'],
  Customer: ['requests.publish'],
  ConsumerOwner: ['agents.manage'],
  MerchantAgent: ['statistics.own'],
  Supplier: ['agents.manage', 'statistics.own', 'requests.answer', 'requests.publish'],
  Admin: ['agents.manage', 'statistics.own', 'pages.preview', 'customers.list', 'wallets.charge'],
};

const everyones = [
  'favorites.manage',
  'profile.read',
  'profile.edit',
  'conversations.start',
  'requests.draft',
];

/** Returns the permissions of a person with these roles; with `canAnswer` the person may also reply for a company. */
export function permissionsOf(roles: readonly string[], canAnswer: boolean): string[] {
  const permissions = new Set([...everyones, ...roles.flatMap((role) => permissionsByRole[role] ?? [])]);
  // The administrator credits wallets and does not pay; an agent of a company may not publish as one.
  if (!roles.includes('Admin')) permissions.add('payments.pay');
  if (canAnswer) permissions.add('requests.answer');
  return [...permissions];
}
