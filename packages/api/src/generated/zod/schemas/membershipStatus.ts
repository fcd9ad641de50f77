/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const MembershipStatus = zod.enum(['PendingPayment', 'Active', 'Expired']);

export type MembershipStatus = zod.input<typeof MembershipStatus>;
export type MembershipStatusOutput = zod.output<typeof MembershipStatus>;
