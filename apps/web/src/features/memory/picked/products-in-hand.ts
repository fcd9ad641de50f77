import { MOST_COMPARED, writeComparedIds } from '@bazaar/domain/compare';
import { toRequestLine } from '@/entities/request-basket/request-basket-line';
import { performAction } from '@/lib/actions/early-presses';
import { paths } from '@/lib/navigation/paths';
import { showToast } from '@/lib/toasts/toasts';
import { memoryTexts as texts } from '@/translations/memory';

/** Returns the address of the comparison of these products; undefined, with a message, where they cannot be compared. */
export async function comparisonOf(ids: readonly string[]): Promise<string | undefined> {
  const unique = [...new Set(ids)];
  if (unique.length < 2 || unique.length > MOST_COMPARED) return refuse(texts.compareFew);
  const products = await readProducts(unique);
  if (products === undefined) return undefined;
  const category = products[0]?.breadcrumb.at(-1);
  const isAlike = products.every(({ categoryId }) => categoryId === products[0]?.categoryId);
  if (category === undefined || !isAlike) return refuse(texts.compareOther);
  return `${paths.categoryProducts(category)}?compare=${writeComparedIds(unique)}`;
}

/** Adds these products to the request basket, each with what the catalogue says of it now. */
export async function requestProducts(ids: readonly string[]): Promise<void> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return void refuse(texts.requestNone);
  const products = await readProducts(unique);
  if (products === undefined) return;
  performAction({ name: 'request', payload: products.map((product) => toRequestLine(product, [])) });
}

async function readProducts(ids: readonly string[]) {
  try {
    const { getSupplierProductCatalog } = await import('@bazaar/api/supplier-products');
    return await Promise.all(ids.map((id) => getSupplierProductCatalog(id)));
  } catch {
    return refuse(texts.productsFailed);
  }
}

function refuse(title: string): undefined {
  showToast({ status: 'warning', title });
}
