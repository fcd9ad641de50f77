/**
 * Generated from the contract; do not edit.
 */

/**
 * What a supplier does; one may do several.
 */
export type SupplierKind = typeof SupplierKind[keyof typeof SupplierKind];


export const SupplierKind = {
  Manufacturer: 'Manufacturer',
  Distributor: 'Distributor',
  Importer: 'Importer',
  ServiceProvider: 'ServiceProvider',
  Consultant: 'Consultant',
  Publisher: 'Publisher',
} as const;
