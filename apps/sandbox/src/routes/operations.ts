import type { ContractOperation } from '../http/contract-operation';
import { accountOperations } from './accounts';
import { categoryOperations } from './categories';
import { categorySupplierOperations } from './category-suppliers';
import { favouriteOperations } from './favourites';
import { productOperations } from './products';
import { referenceOperations } from './reference';
import { searchOperations } from './searches';
import { supplierOperations } from './suppliers';

/** Every operation of the contract this backend keeps. */
export const operations: readonly ContractOperation[] = [
  ...accountOperations,
  ...categoryOperations,
  ...categorySupplierOperations,
  ...favouriteOperations,
  ...productOperations,
  ...referenceOperations,
  ...searchOperations,
  ...supplierOperations,
];
