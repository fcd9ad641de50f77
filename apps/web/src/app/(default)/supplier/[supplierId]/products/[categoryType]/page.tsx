import { isCategoryType } from '@bazaar/domain/category-menu';
import { ClosedSupplierScreen } from '@/features/supplier/closed-supplier-screen';
import { loadSupplier } from '@/features/supplier/load-supplier';
import { ALL_GOODS } from '@/features/supplier-products/goods-address';
import { GoodsScreen, goodsMetadata } from '@/features/supplier-products/goods-screen';
import { loadGoods } from '@/features/supplier-products/load-goods';
import { isGone } from '@/platform/data/is-gone';
import { mainPart } from '@/platform/data/main-part';
import { decodePart } from '@/platform/paths';
import { nothingMetadata } from '@/platform/site/unread-metadata';
import { nothingHere, UnreadScreen } from '@/shell/screens/unread-screen';

export { renderOnDemand as generateStaticParams } from '@/platform/page-props';
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
