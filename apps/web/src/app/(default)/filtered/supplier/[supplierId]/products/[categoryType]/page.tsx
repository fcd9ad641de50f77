import { isCategoryType } from '@bazaar/domain/category-menu';
import { ClosedSupplierScreen } from '@/features/supplier/closed-supplier-screen';
import { loadSupplier } from '@/features/supplier/load-supplier';
import { parseGoodsAddress } from '@/features/supplier-products/goods-address';
import { GoodsScreen, goodsMetadata } from '@/features/supplier-products/goods-screen';
import { loadGoods } from '@/features/supplier-products/load-goods';
import { isGone } from '@/platform/data/is-gone';
import { mainPart } from '@/platform/data/main-part';
import type { QueryRecord } from '@/platform/navigation/search-params';
import { decodePart } from '@/platform/paths';
import { nothingMetadata } from '@/platform/site/unread-metadata';
import { nothingHere, UnreadScreen } from '@/shell/screens/unread-screen';

interface Props {
  readonly params: Promise<{ supplierId: string; categoryType: string }>;
  readonly searchParams: Promise<QueryRecord>;
}

export async function generateMetadata({ params, searchParams }: Props) {
  const [{ supplierId, categoryType }, query] = await Promise.all([params, searchParams]);
  if (!isCategoryType(categoryType)) return nothingMetadata;
  return goodsMetadata(await loadSupplier(decodePart(supplierId)), categoryType, parseGoodsAddress(query));
}

/** R32 with a category, words or a further page in its query. */
export default async function NarrowedGoodsPage({ params, searchParams }: Props) {
  const [{ supplierId, categoryType }, query] = await Promise.all([params, searchParams]);
  if (!isCategoryType(categoryType)) return nothingHere();
  const id = decodePart(supplierId);
  const address = parseGoodsAddress(query);
  void loadGoods(id, categoryType, address);
  if (await isGone(loadSupplier(id))) return <ClosedSupplierScreen />;
  const supplier = await mainPart(loadSupplier(id));
  if (supplier.state !== 'ready') return <UnreadScreen read={supplier} />;
  return <GoodsScreen supplier={supplier.value} area={categoryType} address={address} />;
}
