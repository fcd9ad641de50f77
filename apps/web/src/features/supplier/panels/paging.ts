import { lastPage } from '@bazaar/domain/catalogue-filter';
import { paths } from '@/lib/navigation/paths';
import { appStore } from '@/lib/session/app-state';

/** Products on one page of a supplier: the shared value of the client state, which no screen changes. */
export const PRODUCTS_PER_PAGE = appStore.getInitialState().SupplierProductItemsPerPageNumber;

/**
 * Returns the address of one page of a supplier's products. The first page is the supplier's own, cached address; the others are rendered
 * per request (see `DYNAMIC_VARIANTS`).
 */
export function supplierPagePath(
  supplier: { readonly id: string; readonly slug: string },
  pageNumber: number,
): string {
  const query = pageNumber > 1 ? `?pageNumber=${pageNumber}` : '';
  return `${paths.supplier(supplier)}${query}#products`;
}

/** Parses the page number of an address; 1 for invalid text. */
export function readPageNumber(raw: string | readonly string[] | undefined): number {
  const value = Number([raw].flat()[0]);
  return Number.isInteger(value) && value >= 1 && value <= lastPageOf(Number.MAX_SAFE_INTEGER) ? value : 1;
}

/** Returns the number of the last page for a number of products. */
export function lastPageOf(productCount: number): number {
  return productCount === 0 ? 0 : lastPage(productCount, PRODUCTS_PER_PAGE);
}
