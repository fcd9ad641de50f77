/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const CategoryType = zod.enum(['IndustrialService', 'Product', 'ConsultingService', 'ElectronicDocument']);

export type CategoryType = zod.input<typeof CategoryType>;
export type CategoryTypeOutput = zod.output<typeof CategoryType>;
