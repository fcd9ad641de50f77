import { isCategoryType } from '@bazaar/domain/category-menu';
import { ClosedSupplierScreen } from '@/features/supplier/closed-supplier-screen';
import { loadSupplier } from '@/features/supplier/load-supplier';
import { loadGoods } from '@/features/supplier-products/load-products';
import { ALL_GOODS } from '@/features/supplier-products/products-address';
import { GoodsScreen, goodsMetadata } from '@/features/supplier-products/products-screen';
import { mainPart } from '@/lib/data/critical-data';
import { isGone } from '@/lib/data/is-gone';
import { decodePart } from '@/lib/navigation/paths';
import { nothingMetadata } from '@/lib/site/load-error-metadata';
import { nothingHere, UnreadScreen } from '@/shell/screens/load-error-screen';

export { renderOnDemand as generateStaticParams } from '@/lib/navigation/page-props';
export const revalidate = 600;

interface Props {
  readonly params: Promise<{ supplierId: string; categoryType: string }>;
}

export async function generateMetadata({ params }: Props) {
  const { supplierId, categoryType } = await params;
  return isCategoryType(categoryType)
    ? goodsMetadata(await loadSupplier(decodePart(supplierId)), categoryType)
    : nothingMetadata;
}

/** R32: what a supplier offers in an area, the same for everybody. */
export default async function SupplierGoodsPage({ params }: Props) {
  const { supplierId, categoryType } = await params;
  if (!isCategoryType(categoryType)) return nothingHere();
  const id = decodePart(supplierId);
  void loadGoods(id, categoryType, ALL_GOODS);
  if (await isGone(loadSupplier(id))) return <ClosedSupplierScreen />;
  const supplier = await mainPart(loadSupplier(id));
  if (supplier.state !== 'ready') return <UnreadScreen read={supplier} />;
  return <GoodsScreen supplier={supplier.value} area={categoryType} address={ALL_GOODS} />;
}
