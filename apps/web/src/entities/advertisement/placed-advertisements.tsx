import type { AdvertisementPosition } from '@bazaar/api/model';
import { AdBand } from '@bazaar/ui/patterns/ad-slot';
import { advertisementMessages as texts } from '@/translations/advertisements';
import { loadAds } from './load-advertisements';

export interface PlacedAdsProps {
  readonly position: AdvertisementPosition;
  /** The category of the page, if it has one. */
  readonly categoryId?: string;
  /** The page above it is short, so that the advertisements are visible at once. */
  readonly isInView?: boolean;
}

/**
 * Renders the advertisements of a page on the server with it, so that nothing moves. They stand once on a page, after its own content. The
 * directory of suppliers has its own, marked in its list.
 */
export async function PlacedAds({ position, categoryId, isInView }: PlacedAdsProps) {
  const ads = await loadAds(position, categoryId);
  return <AdBand label={texts.label} mark={texts.mark} ads={ads} isInView={isInView} />;
}
