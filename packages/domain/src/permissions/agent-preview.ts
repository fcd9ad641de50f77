import { agentGrants } from './agent-grants';
import { profileMenu } from './profile-menu';
import type { ProfileSection } from './profile-section';

/** Rights of an agent that are no section of the menu, with the permission of the profile that opens each. */
const RIGHTS = {
  answer: 'requests.answer',
  statistics: 'statistics.own',
  publish: 'requests.publish',
  agents: 'agents.manage',
} as const;
export type AgentRight = keyof typeof RIGHTS;

export interface AgentPreview {
  /** Sections of the menu that open, in its order. */
  readonly open: readonly ProfileSection[];
  /** Sections that stay closed. */
  readonly closed: readonly ProfileSection[];
  readonly rights: readonly { readonly right: AgentRight; readonly isGiven: boolean }[];
}

/**
 * Returns what a company's agent sees with these permissions. It is the menu itself, for the grants such an agent has: a preview of its own
 * could promise something else.
 */
export function previewAgent(held: readonly string[]): AgentPreview {
  const grants = agentGrants(held);
  const menu = profileMenu(grants);
  const rights = Object.entries(RIGHTS) as [AgentRight, string][];
  return {
    open: menu.flatMap(({ section, refusal }) => (refusal === undefined ? [section] : [])),
    closed: menu.flatMap(({ section, refusal }) => (refusal === undefined ? [] : [section])),
    rights: rights.map(([right, permission]) => ({
      right,
      isGiven: grants.permissions.includes(permission),
    })),
  };
}
