import { type FiledProduct, productFiles } from '../attachments/product-files';
import type { RequestContext } from '../server/request-context';
import { summaryToday } from '../suppliers/evidence-state';
import type { ProductRow } from './product-page';
import type { ProductDetailRow } from './product-store';

/** Returns a product of a list as this reader may see it. */
export function shownProduct(
  { summary, supplier }: ProductRow,
  { services, user }: RequestContext,
): Record<string, unknown> {
  return {
    ...summary,
    price: shownPrice(summary.price as StoredPrice, user !== undefined),
    supplier: summaryToday(supplier, services.clock.now()),
  };
}

/** Returns the same with all data of its page. */
export function shownProductDetail(row: ProductDetailRow, context: RequestContext): Record<string, unknown> {
  const product = { ...shownProduct(row, context), ...row.detail };
  return {
    ...product,
    files: productFiles(product as unknown as FiledProduct).map(({ file }) => file),
    isAvailable: row.summary.isAvailable === true && row.isSupplierActive,
  };
}

interface StoredPrice {
  kind: string;
  vatIncluded: boolean;
  perUnitId?: string;
}

/** Removes the amount of a price for members unless the caller has a member's token. */
function shownPrice(price: StoredPrice, isSignedIn: boolean): StoredPrice {
  if (price.kind !== 'LoginToSee' || isSignedIn) return price;
  const { kind, vatIncluded, perUnitId } = price;
  return { kind, vatIncluded, ...(perUnitId === undefined ? {} : { perUnitId }) };
}
