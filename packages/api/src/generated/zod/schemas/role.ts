/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const Role = zod.enum(['Consumer', 'ConsumerOwner', 'Buyer', 'Customer', 'MerchantAgent', 'Supplier', 'Admin']);

export type Role = zod.input<typeof Role>;
export type RoleOutput = zod.output<typeof Role>;
