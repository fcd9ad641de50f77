import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';

export function Example() {
  return <PageSkeleton kind="list" label="در حال بارگذاری…" />;
}
