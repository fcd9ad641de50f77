/**
 * Generated from the contract; do not edit.
 */
import type { BaseProduct } from './baseProduct';
import type { PagedSupplierProduct } from './pagedSupplierProduct';

/**
 * One product with the offers of all its suppliers.
 */
export interface ProductOffers {
  /** The product, whoever offers it. */
  baseProduct: BaseProduct;
  /** A page of its offers. */
  offers: PagedSupplierProduct;
}
