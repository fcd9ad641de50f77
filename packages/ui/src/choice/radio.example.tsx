import { Radio } from '@bazaar/ui/choice';

export function Example() {
  return <Radio label="کیف پول" name="pay" />;
}
