import { Monogram } from '@bazaar/ui/monogram';

export function Example() {
  return <Monogram letters="ی‌پ" />;
}
