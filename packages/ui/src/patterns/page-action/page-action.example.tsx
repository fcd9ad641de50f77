import { PageAction } from '@bazaar/ui/patterns/page-action';

export function Example() {
  return <PageAction icon="note">یادداشت</PageAction>;
}
