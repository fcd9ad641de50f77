import { MOST_COMPARED, writeComparedIds } from '@bazaar/domain/compare';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { toRequestLine } from '@/entities/request-basket/request-basket-line';
import { performAction } from '@/lib/actions/early-presses';
import { paths } from '@/lib/navigation/paths';
import { showToast } from '@/lib/toasts/toasts';
import { memoryTexts as texts } from '@/translations/memory';

/**
 * Returns the address of the comparison of these products; undefined, with a message, where they cannot be compared. One that is gone stays
 * in the address: the comparison says so.
 */
export async function comparisonOf(ids: readonly string[]): Promise<string | undefined> {
  const unique = [...new Set(ids)];
  if (unique.length < 2 || unique.length > MOST_COMPARED) return refuse(texts.compareFew);
  const products = await readProducts(unique);
  if (products === undefined) return undefined;
  if (products.length < 2) return refuse(texts.compareGone);
  const category = products[0]?.breadcrumb.at(-1);
  const isAlike = products.every(({ categoryId }) => categoryId === products[0]?.categoryId);
  if (category === undefined || !isAlike) return refuse(texts.compareOther);
  return `${paths.categoryProducts(category)}?compare=${writeComparedIds(unique)}`;
}

/** Adds these products to the request basket, each with what the catalogue says of it now. Says how many are gone. */
export async function requestProducts(ids: readonly string[]): Promise<void> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return void refuse(texts.requestNone);
  const products = await readProducts(unique);
  if (products === undefined) return;
  if (products.length > 0)
    performAction({ name: 'request', payload: products.map((product) => toRequestLine(product, [])) });
  const gone = unique.length - products.length;
  if (gone > 0) refuse(texts.requestGone(formatNumber(gone)));
}

/** Returns those of the products that are still offered; undefined, with a message, where one was not read. */
async function readProducts(ids: readonly string[]) {
  try {
    const { getSupplierProductCatalog } = await import('@bazaar/api/supplier-products');
    const read = await Promise.all(ids.map((id) => getSupplierProductCatalog(id).catch(unlessGone)));
    return read.filter((product) => product !== undefined);
  } catch {
    return refuse(texts.productsFailed);
  }
}

function unlessGone(error: { readonly status?: number }): undefined {
  if (error.status !== 404 && error.status !== 410) throw error;
}

function refuse(title: string): undefined {
  showToast({ status: 'warning', title });
}
