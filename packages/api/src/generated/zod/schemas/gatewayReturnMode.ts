/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const GatewayReturnMode = zod.enum(['Redirect', 'Post']);

export type GatewayReturnMode = zod.input<typeof GatewayReturnMode>;
export type GatewayReturnModeOutput = zod.output<typeof GatewayReturnMode>;
