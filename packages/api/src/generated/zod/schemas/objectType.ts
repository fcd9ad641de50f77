/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const ObjectType = zod.enum(['Product', 'BaseProduct', 'Supplier', 'Page', 'Category', 'Video', 'TradeRequest']);

export type ObjectType = zod.input<typeof ObjectType>;
export type ObjectTypeOutput = zod.output<typeof ObjectType>;
