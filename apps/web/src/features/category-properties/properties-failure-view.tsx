import { Breadcrumb, type Crumb } from '@bazaar/ui/breadcrumb';
import { ReferenceHead } from '@bazaar/ui/patterns/property-reference';
import { categoryPropertiesMessages as texts } from '@/messages/category-properties';
import { FailedCard } from '@/platform/data/failed-card';

export interface PropertiesFailureViewProps {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly retryHref: string;
}

export function PropertiesFailureView({ crumbs, title, retryHref }: PropertiesFailureViewProps) {
  return (
    <>
      <Breadcrumb label={texts.breadcrumb} crumbs={crumbs} />
      <ReferenceHead title={title} lead={texts.lead} />
      <FailedCard texts={texts} retryHref={retryHref} />
    </>
  );
}
