import { ChipLink } from '@bazaar/ui/chip';

export function Example() {
  return <ChipLink href="#">بلبرینگ مخروطی</ChipLink>;
}
