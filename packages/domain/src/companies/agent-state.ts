import { DAY_MS, toInstant } from '../dates/jalali';

/** What is read of an agent to tell its state. */
export interface DatedAgent {
  readonly state: 'Invited' | 'Active' | 'Inactive';
  readonly expiresAt?: string | undefined;
  readonly deactivatedAt?: string | undefined;
}

export type AgentStanding =
  | { readonly kind: 'active' }
  /** `daysLeft` is rounded, so that clocks that differ a little say the same, and at least 1; absent where the service names no end. */
  | { readonly kind: 'invited'; readonly daysLeft?: number }
  | { readonly kind: 'expired' }
  | { readonly kind: 'inactive'; readonly since?: string };

/** Returns how an agent stands: an invitation runs out, and an agent who is off is so since a day. */
export function agentStanding(agent: DatedAgent, nowMs: number): AgentStanding {
  if (agent.state === 'Active') return { kind: 'active' };
  if (agent.state === 'Inactive') {
    return agent.deactivatedAt === undefined
      ? { kind: 'inactive' }
      : { kind: 'inactive', since: agent.deactivatedAt };
  }
  if (agent.expiresAt === undefined) return { kind: 'invited' };
  const leftMs = toInstant(agent.expiresAt) - nowMs;
  return leftMs > 0
    ? { kind: 'invited', daysLeft: Math.max(1, Math.round(leftMs / DAY_MS)) }
    : { kind: 'expired' };
}
