import { MixedText } from '@bazaar/ui/mixed-text';

export function Example() {
  return <MixedText>بلبرینگ شیار عمیق 6205-2RSH</MixedText>;
}
