/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const MerchantAgentState = zod.enum(['Invited', 'Active', 'Inactive']);

export type MerchantAgentState = zod.input<typeof MerchantAgentState>;
export type MerchantAgentStateOutput = zod.output<typeof MerchantAgentState>;
