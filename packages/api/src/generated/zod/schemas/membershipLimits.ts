/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const membershipLimitsDirectOrdersPerMonthMin = 0;
const membershipLimitsDirectOrdersPerMonthMax = 2147483647;

const membershipLimitsMessagesPerDayMin = 0;
const membershipLimitsMessagesPerDayMax = 2147483647;

const membershipLimitsAgentsMin = 0;
const membershipLimitsAgentsMax = 2147483647;



export const MembershipLimits = zod.object({
  "directOrdersPerMonth": zod.int().min(membershipLimitsDirectOrdersPerMonthMin).max(membershipLimitsDirectOrdersPerMonthMax).optional(),
  "messagesPerDay": zod.int().min(membershipLimitsMessagesPerDayMin).max(membershipLimitsMessagesPerDayMax).optional(),
  "agents": zod.int().min(membershipLimitsAgentsMin).max(membershipLimitsAgentsMax).optional()
});

export type MembershipLimits = zod.input<typeof MembershipLimits>;
export type MembershipLimitsOutput = zod.output<typeof MembershipLimits>;
