import { isCategoryType } from '@bazaar/domain/category-menu';
import { ClosedSupplierScreen } from '@/features/supplier/closed-supplier-screen';
import { loadSupplier } from '@/features/supplier/load-supplier';
import { loadProducts } from '@/features/supplier-products/load-products';
import { ALL_PRODUCTS } from '@/features/supplier-products/products-address';
import { ProductsScreen, productsMetadata } from '@/features/supplier-products/products-screen';
import { criticalData } from '@/lib/data/critical-data';
import { isGone } from '@/lib/data/is-gone';
import { decodePart } from '@/lib/navigation/paths';
import { nothingMetadata } from '@/lib/site/load-error-metadata';
import { LoadErrorScreen, nothingHere } from '@/shell/screens/load-error-screen';

export { renderOnDemand as generateStaticParams } from '@/lib/navigation/page-props';
export const revalidate = 600;

interface Props {
  readonly params: Promise<{ supplierId: string; categoryType: string }>;
}

export async function generateMetadata({ params }: Props) {
  const { supplierId, categoryType } = await params;
  return isCategoryType(categoryType)
    ? productsMetadata(await loadSupplier(decodePart(supplierId)), categoryType)
    : nothingMetadata;
}

/** R32: what a supplier offers in an area, the same for everybody. */
export default async function SupplierProductsPage({ params }: Props) {
  const { supplierId, categoryType } = await params;
  if (!isCategoryType(categoryType)) return nothingHere();
  const id = decodePart(supplierId);
  void loadProducts(id, categoryType, ALL_PRODUCTS);
  if (await isGone(loadSupplier(id))) return <ClosedSupplierScreen />;
  const supplier = await criticalData(loadSupplier(id));
  if (supplier.state !== 'ready') return <LoadErrorScreen read={supplier} />;
  return <ProductsScreen supplier={supplier.value} area={categoryType} address={ALL_PRODUCTS} />;
}
