import 'server-only';
import type { SupplierProduct } from '@bazaar/api/model';
import { listSupplierProducts } from '@bazaar/api/supplier-products';
import { readAll } from './read-all';

/** Which offers a part holds. */
export interface Share {
  readonly categoryId: string;
  readonly supplierId?: string;
}

/** Yields the offers of a share, oldest first: offers added during the read stand at the end. */
export function readOffers(share: Share): AsyncGenerator<SupplierProduct> {
  return readAll((page, request) => listSupplierProducts({ ...share, ...page, sort: 'createdAt' }, request));
}
