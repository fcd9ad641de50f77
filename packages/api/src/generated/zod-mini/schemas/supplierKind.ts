/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const SupplierKind = /*#__PURE__*/ zod.enum(['Manufacturer', 'Distributor', 'Importer', 'ServiceProvider', 'Consultant', 'Publisher']);

export type SupplierKind = zod.input<typeof SupplierKind>;
export type SupplierKindOutput = zod.output<typeof SupplierKind>;
