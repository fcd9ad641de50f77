import { ActionBar } from '@bazaar/ui/patterns/price-panel';
import { inOneAmount, priceView } from '@/entities/product/price-view';
import { isForMembers, PrimaryAction, RequestAction } from '@/features/product/lead/call-to-action';
import type { ProductData } from '@/features/product/product-data';
import { MemberPriceIsland } from './members/member-price-island';
import { unitsOfPrice } from './units-of-price';

/** Renders price and main action at the lower edge of a phone; a range, which is too wide there, by its start. */
export function BarOfProduct({ data }: { readonly data: ProductData }) {
  const { product, tradeUnits } = data;
  const price = inOneAmount(priceView(product, tradeUnits));
  const bar = <ActionBar price={price} action={<PrimaryAction data={data} />} />;
  if (!isForMembers(product)) return bar;
  return (
    <MemberPriceIsland
      productId={product.id}
      units={unitsOfPrice(data)}
      request={<RequestAction data={data} isPrimary />}
    >
      {bar}
    </MemberPriceIsland>
  );
}
