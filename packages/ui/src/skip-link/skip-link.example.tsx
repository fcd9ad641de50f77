import { SkipLink } from '@bazaar/ui/skip-link';

export function Example() {
  return <SkipLink targetId="main" label="رفتن به محتوا" />;
}
