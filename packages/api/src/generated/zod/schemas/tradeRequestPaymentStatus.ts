/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const TradeRequestPaymentStatus = zod.enum(['Created', 'Pending', 'Verifying', 'Paid', 'Failed', 'Cancelled', 'Expired', 'Refunded']);

export type TradeRequestPaymentStatus = zod.input<typeof TradeRequestPaymentStatus>;
export type TradeRequestPaymentStatusOutput = zod.output<typeof TradeRequestPaymentStatus>;
