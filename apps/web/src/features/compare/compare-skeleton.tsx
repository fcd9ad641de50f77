import { Skeleton } from '@bazaar/ui/skeleton';
import { compareMessages as texts } from '@/messages/compare';

/** The comparison on its way. */
export function CompareSkeleton() {
  return (
    <div role="status">
      <span className="sr">{texts.loading}</span>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
    </div>
  );
}
