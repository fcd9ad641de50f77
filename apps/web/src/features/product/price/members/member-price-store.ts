import type { SupplierProductCatalog } from '@bazaar/api/model';
import { getSupplierProductCatalog } from '@bazaar/api/supplier-products';
import { presentPrice } from '@bazaar/domain/money';
import { createStore } from 'zustand/vanilla';
import { appStore } from '@/lib/session/app-state';
import type { PersonalPart } from '@/lib/session/personal-part';

/** A price the catalogue tells members only; `anonymous` where it told none. */
export type MemberPrice = PersonalPart<{ readonly product: SupplierProductCatalog }>;

/** Prices by product id: the panel and the bar of a page show the same read. */
export const memberPriceStore = createStore<Readonly<Record<string, MemberPrice>>>(() => ({}));

// A page that outlives the session shows nothing of the person any more.
appStore.subscribe((state, before) => {
  if (before.isLoggedIn && state.UserId !== before.UserId) memberPriceStore.setState({}, true);
});

/** Reads a product as the logged-in person, unless it is known or on its way. */
export async function readMemberPrice(productId: string): Promise<void> {
  const known = memberPriceStore.getState()[productId];
  if (known !== undefined && known.state !== 'failed') return;
  const reader = appStore.getState().UserId;
  memberPriceStore.setState({ [productId]: { state: 'loading' } });
  const price = await readPrice(productId);
  if (appStore.getState().UserId === reader) memberPriceStore.setState({ [productId]: price });
}

async function readPrice(productId: string): Promise<MemberPrice> {
  try {
    const product = await getSupplierProductCatalog(productId);
    const isTold = presentPrice(product.price).kind !== 'loginToSee';
    return isTold ? { state: 'ready', product } : { state: 'anonymous' };
  } catch (error) {
    return { state: (error as { status?: number }).status === 401 ? 'anonymous' : 'failed' };
  }
}
