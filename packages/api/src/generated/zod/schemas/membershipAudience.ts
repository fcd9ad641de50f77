/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const MembershipAudience = zod.enum(['Buyer', 'Supplier']);

export type MembershipAudience = zod.input<typeof MembershipAudience>;
export type MembershipAudienceOutput = zod.output<typeof MembershipAudience>;
