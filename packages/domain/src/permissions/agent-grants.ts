import type { Grants } from './profile-menu';

/** What a company may let its agent do, by the contract's names. */
export type AgentPermission = 'ViewRequests' | 'Answer' | 'EditCatalog' | 'Finance';

/** Permissions everyone registered has, whoever else they are. */
const EVERYONES = ['favorites.manage', 'profile.read', 'profile.edit', 'conversations.start'] as const;

/**
 * Returns the grants of a person who is a company's agent and nothing else: they request only with `ViewRequests`, answer only with `Answer`,
 * and pay only with `Finance`.
 */
export function agentGrants(held: readonly string[]): Grants {
  const given: Readonly<Record<AgentPermission, readonly string[]>> = {
    ViewRequests: ['requests.draft'],
    Answer: ['requests.answer'],
    EditCatalog: [],
    Finance: ['payments.pay'],
  };
  const brought = held.flatMap((permission) => given[permission as AgentPermission] ?? []);
  return { roles: ['Consumer', 'MerchantAgent'], permissions: [...EVERYONES, 'statistics.own', ...brought] };
}
