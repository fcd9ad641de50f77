import { Skeleton } from '@bazaar/ui/skeleton';

export function Example() {
  return <Skeleton shape="line" />;
}
