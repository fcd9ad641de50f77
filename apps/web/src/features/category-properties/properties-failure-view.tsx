import { Breadcrumb, type Crumb } from '@bazaar/ui/breadcrumb';
import { ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { ReferenceHead } from '@bazaar/ui/patterns/property-reference';
import { categoryPropertiesMessages as texts } from '@/messages/category-properties';

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
      <Card bleed>
        <ErrorPanel
          title={texts.failedTitle}
          detail={texts.failedDetail}
          action={
            <ButtonLink tone="primary" href={retryHref}>
              {texts.retry}
            </ButtonLink>
          }
        />
      </Card>
    </>
  );
}
