import type { AdvertisementPosition } from '@bazaar/api/model';
import { AdBand } from '@bazaar/ui/patterns/ad-slot';
import { advertisementMessages as texts } from '@/translations/advertisements';
import { loadAds } from './load-advertisements';

export interface PlacedAdsProps {
  readonly position: AdvertisementPosition;
  /** The category the page is about, if it is about one. */
  readonly categoryId?: string;
  /** The page before it is short, so that it is seen at once. */
  readonly isInView?: boolean;
}

/**
 * The paid places of a page, drawn on the server with the page: nothing moves when they come. They stand once on a page, after what the
 * visitor came for. The directory of suppliers has its own, marked in its list.
 */
export async function PlacedAds({ position, categoryId, isInView }: PlacedAdsProps) {
  const ads = await loadAds(position, categoryId);
  return <AdBand label={texts.label} mark={texts.mark} ads={ads} isInView={isInView} />;
}
