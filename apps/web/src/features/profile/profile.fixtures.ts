import type { FavouriteListItem } from '@bazaar/ui/patterns/favourite-list';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { type Drawing, drawing } from '@/testing/drawings';
import { profileMessages } from '@/translations/profile';

const item = (id: string, title: string, picture: Drawing, isAvailable = true): FavouriteListItem => ({
  id,
  title: isolateCodes(title),
  href: '/products/sp-1/x',
  imageUrl: drawing(picture).url,
  kind: isAvailable ? profileMessages.kinds.Product : profileMessages.gone,
  isAvailable,
  removeLabel: profileMessages.remove(title),
});

/** Favourites: a short name, a long one, and one that has left the catalogue. */
export const favouriteItems: readonly FavouriteListItem[] = [
  item('fav-1', 'بلبرینگ شیار عمیق 6205-2RSH', 'ball-bearing'),
  item(
    'fav-2',
    'الکتروموتور سه‌فاز القایی قفس‌سنجابی با بدنهٔ چدنی و فلنج B35 برای پمپ‌های سانتریفیوژ کشاورزی',
    'motor',
  ),
  item('fav-3', 'گیج فشار ۱۰۰ میلی‌متری', 'gauge', false),
];
