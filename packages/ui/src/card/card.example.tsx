import { Card } from '@bazaar/ui/card';

export function Example() {
  return <Card>بازرگانی یاتاقان پارس، تهران</Card>;
}
