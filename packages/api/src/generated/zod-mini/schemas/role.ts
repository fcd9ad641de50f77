/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const Role = /*#__PURE__*/ zod.enum(['Consumer', 'ConsumerOwner', 'Buyer', 'Customer', 'MerchantAgent', 'Supplier', 'Admin']);

export type Role = zod.input<typeof Role>;
export type RoleOutput = zod.output<typeof Role>;
