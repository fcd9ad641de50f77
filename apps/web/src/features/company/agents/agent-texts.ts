import type { MerchantAgent } from '@bazaar/api/model';
import { type AgentStanding, agentStanding } from '@bazaar/domain/companies/agent-state';
import { formatDate } from '@bazaar/domain/dates/jalali';
import { toPersianDigits } from '@bazaar/domain/persian/digits';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { joinList } from '@bazaar/domain/persian/phrases';
import { companyTexts as texts } from '@/translations/company';

/** Returns the name of an agent; of an invited one the number. */
export function agentName({ personName, phoneNumber }: MerchantAgent): string {
  return personName === phoneNumber ? phoneText(phoneNumber) : personName;
}

/** Formats a mobile number as «۰۹۱۲ ۰۰۰ ۰۰۰۱», in its order within Persian text, and in one line. */
export function phoneText(phoneNumber: string): string {
  const [, operator = '', middle = '', last = ''] = /^(\d{4})(\d{3})(\d{4})$/.exec(phoneNumber) ?? [];
  const grouped = operator === '' ? phoneNumber : `${operator}\u00a0${middle}\u00a0${last}`;
  return `\u2066${toPersianDigits(grouped)}\u2069`;
}

/** Returns what an agent may do, in words. */
export function abilityText({ permissions }: Pick<MerchantAgent, 'permissions'>): string {
  return joinList(permissions.map((permission) => nameIn(texts.can, permission)));
}

/** Returns the names of an agent's permissions. */
export function permissionsText({ permissions }: Pick<MerchantAgent, 'permissions'>): string {
  return joinList(permissions.map((permission) => nameIn(texts.permissions, permission)));
}

/** A permission this version does not know is returned unchanged. */
function nameIn(names: Readonly<Record<string, string>>, permission: string): string {
  return names[permission] ?? permission;
}

const TONES = { active: 'success', invited: 'warning', expired: 'error', inactive: 'neutral' } as const;

/** Returns how an agent stands, as a badge. */
export function standingBadge(agent: MerchantAgent, nowMs: number) {
  const standing = agentStanding(agent, nowMs);
  return { text: standingText(standing), tone: TONES[standing.kind], kind: standing.kind };
}

function standingText(standing: AgentStanding): string {
  if (standing.kind === 'invited') {
    const { daysLeft } = standing;
    return daysLeft === undefined ? texts.states.invited : texts.states.invitedLeft(formatNumber(daysLeft));
  }
  if (standing.kind !== 'inactive') return texts.states[standing.kind];
  return standing.since === undefined
    ? texts.states.inactive
    : texts.states.inactiveSince(formatDate(standing.since));
}
