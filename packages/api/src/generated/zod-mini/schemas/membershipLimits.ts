/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const membershipLimitsDirectOrdersPerMonthMin = 0;

const membershipLimitsMessagesPerDayMin = 0;

const membershipLimitsAgentsMin = 0;



export const MembershipLimits = /*#__PURE__*/ zod.object({
  "directOrdersPerMonth": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(membershipLimitsDirectOrdersPerMonthMin))),
  "messagesPerDay": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(membershipLimitsMessagesPerDayMin))),
  "agents": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(membershipLimitsAgentsMin)))
});

export type MembershipLimits = zod.input<typeof MembershipLimits>;
export type MembershipLimitsOutput = zod.output<typeof MembershipLimits>;
