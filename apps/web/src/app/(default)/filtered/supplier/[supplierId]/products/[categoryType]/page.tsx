import { isCategoryType } from '@bazaar/domain/category-menu';
import { ClosedSupplierScreen } from '@/features/supplier/closed-supplier-screen';
import { loadSupplier } from '@/features/supplier/load-supplier';
import { loadProducts } from '@/features/supplier-products/load-products';
import { parseProductsAddress } from '@/features/supplier-products/products-address';
import { ProductsScreen, productsMetadata } from '@/features/supplier-products/products-screen';
import { criticalData } from '@/lib/data/critical-data';
import { isGone } from '@/lib/data/is-gone';
import { decodePart } from '@/lib/navigation/paths';
import type { QueryRecord } from '@/lib/navigation/search-params';
import { nothingMetadata } from '@/lib/site/load-error-metadata';
import { LoadErrorScreen, nothingHere } from '@/shell/screens/load-error-screen';

interface Props {
  readonly params: Promise<{ supplierId: string; categoryType: string }>;
  readonly searchParams: Promise<QueryRecord>;
}

export async function generateMetadata({ params, searchParams }: Props) {
  const [{ supplierId, categoryType }, query] = await Promise.all([params, searchParams]);
  if (!isCategoryType(categoryType)) return nothingMetadata;
  return productsMetadata(
    await loadSupplier(decodePart(supplierId)),
    categoryType,
    parseProductsAddress(query),
  );
}

/** R32 with a category, words or a further page in its query. */
export default async function NarrowedProductsPage({ params, searchParams }: Props) {
  const [{ supplierId, categoryType }, query] = await Promise.all([params, searchParams]);
  if (!isCategoryType(categoryType)) return nothingHere();
  const id = decodePart(supplierId);
  const address = parseProductsAddress(query);
  void loadProducts(id, categoryType, address);
  if (await isGone(loadSupplier(id))) return <ClosedSupplierScreen />;
  const supplier = await criticalData(loadSupplier(id));
  if (supplier.state !== 'ready') return <LoadErrorScreen read={supplier} />;
  return <ProductsScreen supplier={supplier.value} area={categoryType} address={address} />;
}
