/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const TradeRequestKind = /*#__PURE__*/ zod.enum(['DirectOrder']);

export type TradeRequestKind = zod.input<typeof TradeRequestKind>;
export type TradeRequestKindOutput = zod.output<typeof TradeRequestKind>;
