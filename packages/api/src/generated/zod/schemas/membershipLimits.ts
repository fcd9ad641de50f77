/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const membershipLimitsDirectOrdersPerMonthMin = 0;

export const membershipLimitsMessagesPerDayMin = 0;

export const membershipLimitsAgentsMin = 0;



export const MembershipLimits = zod.object({
  "directOrdersPerMonth": zod.int().min(membershipLimitsDirectOrdersPerMonthMin).optional(),
  "messagesPerDay": zod.int().min(membershipLimitsMessagesPerDayMin).optional(),
  "agents": zod.int().min(membershipLimitsAgentsMin).optional()
});

export type MembershipLimits = zod.input<typeof MembershipLimits>;
export type MembershipLimitsOutput = zod.output<typeof MembershipLimits>;
