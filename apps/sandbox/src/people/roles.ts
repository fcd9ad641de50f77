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

/** Who acts for themselves too: an agent with one of these roles loses nothing by being an agent. */
const ownRoles = ['Buyer', 'Customer', 'ConsumerOwner', 'Supplier', 'Admin'];

/**
 * Returns the permissions of a person with these roles; `held` are those their companies have given them as an agent. Whoever is an agent
 * and nothing else may pay only with `Finance`, and request only with `ViewRequests` (product design §7).
 */
export function permissionsOf(roles: readonly string[], held: readonly string[]): string[] {
  const permissions = new Set([...everyones, ...roles.flatMap((role) => permissionsByRole[role] ?? [])]);
  const isOnlyAgent = roles.includes('MerchantAgent') && !roles.some((role) => ownRoles.includes(role));
  if (isOnlyAgent && !held.includes('ViewRequests')) permissions.delete('requests.draft');
  // The administrator credits wallets and does not pay.
  if (!roles.includes('Admin') && (!isOnlyAgent || held.includes('Finance'))) permissions.add('payments.pay');
  if (held.includes('Answer')) permissions.add('requests.answer');
  return [...permissions];
}
