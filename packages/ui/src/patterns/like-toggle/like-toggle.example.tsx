import { LikeToggle } from '@bazaar/ui/patterns/like-toggle';

export function Example() {
  return <LikeToggle isOn={false} text="پسندیدن، ۴۸ پسند" count="۴۸" />;
}
