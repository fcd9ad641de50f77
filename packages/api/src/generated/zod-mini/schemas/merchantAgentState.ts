/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const MerchantAgentState = /*#__PURE__*/ zod.enum(['Invited', 'Active', 'Inactive']);

export type MerchantAgentState = zod.input<typeof MerchantAgentState>;
export type MerchantAgentStateOutput = zod.output<typeof MerchantAgentState>;
