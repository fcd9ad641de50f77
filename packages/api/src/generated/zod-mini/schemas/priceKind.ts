/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const PriceKind = /*#__PURE__*/ zod.enum(['Fixed', 'From', 'Range', 'OnRequest', 'LoginToSee']);

export type PriceKind = zod.input<typeof PriceKind>;
export type PriceKindOutput = zod.output<typeof PriceKind>;
