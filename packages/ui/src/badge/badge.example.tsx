import { Badge } from '@bazaar/ui/badge';

export function Example() {
  return <Badge tone="success">معتبر</Badge>;
}
