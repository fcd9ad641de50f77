import '@bazaar/ui/paid.css';
import type { AdvertisementPosition } from '@bazaar/api/model';
import { AdBand } from '@bazaar/ui/patterns/ad-slot';
import { advertisementMessages as texts } from '@/messages/advertisements';
import { loadAds } from './load-ads';

/**
 * The paid places of a page, drawn on the server with the page: nothing moves when they come. They stand once on a page, where the
 * style sheets leave room: home, hubs and areas, the reference, search, a supplier's goods and contents. The directory has its own,
 * marked in its list. Records and faceted lists are at the limit of 12 KB, so they have none.
 */
export async function PlacedAds({ position }: { readonly position: AdvertisementPosition }) {
  return <AdBand label={texts.label} mark={texts.mark} ads={await loadAds(position)} />;
}
