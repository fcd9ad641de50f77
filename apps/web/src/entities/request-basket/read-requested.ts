import type { RequestLine } from '@bazaar/domain/request-draft';
import { showToast } from '@/lib/toasts/toasts';
import { requestBasketMessages as texts } from '@/translations/request-basket';
import { toRequestLine } from './request-basket-line';

/** Reads a product and returns it as a line of a request; undefined, with a message, where it cannot be read. */
export async function readRequestedProduct(productId: string): Promise<RequestLine | undefined> {
  try {
    const [{ getSupplierProductCatalog }, { listUnitsOfMeasurement }] = await Promise.all([
      import('@bazaar/api/supplier-products'),
      import('@bazaar/api/units'),
    ]);
    const [product, units] = await Promise.all([
      getSupplierProductCatalog(productId),
      // Without the units the line has none; its product and quantity stand.
      listUnitsOfMeasurement().catch(() => []),
    ]);
    return toRequestLine(product, units);
  } catch {
    showToast({ status: 'warning', title: texts.productFailed });
    return undefined;
  }
}
