import { FavouriteToggle } from '@bazaar/ui/patterns/favourite-toggle';

export function Example() {
  return <FavouriteToggle isOn={false} text="افزودن به علاقه‌مندی‌ها" />;
}
