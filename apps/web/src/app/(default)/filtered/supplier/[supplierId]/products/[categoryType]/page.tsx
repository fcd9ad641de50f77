import { isCategoryType } from '@bazaar/domain/category-menu';
import { ClosedSupplierScreen } from '@/features/supplier/closed-supplier-screen';
import { loadSupplier } from '@/features/supplier/load-supplier';
import { loadGoods } from '@/features/supplier-products/load-products';
import { parseGoodsAddress } from '@/features/supplier-products/products-address';
import { GoodsScreen, goodsMetadata } from '@/features/supplier-products/products-screen';
import { mainPart } from '@/lib/data/critical-data';
import { isGone } from '@/lib/data/is-gone';
import { decodePart } from '@/lib/navigation/paths';
import type { QueryRecord } from '@/lib/navigation/search-params';
import { nothingMetadata } from '@/lib/site/load-error-metadata';
import { nothingHere, UnreadScreen } from '@/shell/screens/load-error-screen';

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
