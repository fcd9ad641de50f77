import '@bazaar/ui/paid.css';
import type { AdvertisementPosition } from '@bazaar/api/model';
import { AdBand } from '@bazaar/ui/patterns/ad-slot';
import { advertisementMessages as texts } from '@/messages/advertisements';
import { loadAds } from './load-ads';

/** The paid places of a page, drawn on the server with the page: nothing moves when they come. */
export async function PlacedAds({ position }: { readonly position: AdvertisementPosition }) {
  return <AdBand label={texts.label} mark={texts.mark} ads={await loadAds(position)} />;
}
