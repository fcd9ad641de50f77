import { Divider } from '@bazaar/ui/divider';

export function Example() {
  return <Divider />;
}
