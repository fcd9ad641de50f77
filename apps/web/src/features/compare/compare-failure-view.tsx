import { Breadcrumb, type Crumb } from '@bazaar/ui/breadcrumb';
import { ComparisonHead } from '@bazaar/ui/patterns/comparison';
import { FailedCard } from '@/lib/data/failed-card';
import { compareMessages as texts } from '@/translations/compare';

export interface CompareFailureViewProps {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  /** The same address again, products included. */
  readonly retryHref: string;
}

export function CompareFailureView({ crumbs, title, retryHref }: CompareFailureViewProps) {
  return (
    <>
      <Breadcrumb label={texts.breadcrumb} crumbs={crumbs} />
      <ComparisonHead title={title} />
      <FailedCard texts={texts} retryHref={retryHref} />
    </>
  );
}
