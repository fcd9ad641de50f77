/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const TradeRequestAction = zod.enum(['Edit', 'RequestConfirmation', 'Pay', 'Publish', 'Withdraw', 'Duplicate', 'Message']);

export type TradeRequestAction = zod.input<typeof TradeRequestAction>;
export type TradeRequestActionOutput = zod.output<typeof TradeRequestAction>;
