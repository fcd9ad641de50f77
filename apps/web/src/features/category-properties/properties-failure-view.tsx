import { Breadcrumb, type Crumb } from '@bazaar/ui/breadcrumb';
import { ReferenceHead } from '@bazaar/ui/patterns/property-reference';
import { FailedCard } from '@/lib/data/failed-card';
import { categoryPropertiesMessages as texts } from '@/translations/category-properties';

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
