/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const TradeRequestKind = zod.enum(['DirectOrder']);

export type TradeRequestKind = zod.input<typeof TradeRequestKind>;
export type TradeRequestKindOutput = zod.output<typeof TradeRequestKind>;
