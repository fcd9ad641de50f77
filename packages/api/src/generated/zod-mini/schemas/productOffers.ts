/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { BaseProduct } from './baseProduct';
import { PagedSupplierProduct } from './pagedSupplierProduct';

export const ProductOffers = /*#__PURE__*/ zod.object({
  "baseProduct": BaseProduct,
  "offers": PagedSupplierProduct
});

export type ProductOffers = zod.input<typeof ProductOffers>;
export type ProductOffersOutput = zod.output<typeof ProductOffers>;
