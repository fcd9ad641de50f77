/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const SupplierSort = zod.enum(['rank', '-rank', 'name', '-name', 'createdAt', '-createdAt', 'productCount', '-productCount']);

export type SupplierSort = zod.input<typeof SupplierSort>;
export type SupplierSortOutput = zod.output<typeof SupplierSort>;
