import { Breadcrumb, type Crumb } from '@bazaar/ui/breadcrumb';
import { ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { ComparisonHead } from '@bazaar/ui/patterns/comparison';
import { compareMessages as texts } from '@/messages/compare';

export interface CompareFailureViewProps {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  /** The same address again; the products are in it. */
  readonly retryHref: string;
}

export function CompareFailureView({ crumbs, title, retryHref }: CompareFailureViewProps) {
  const retry = (
    <ButtonLink tone="primary" href={retryHref}>
      {texts.retry}
    </ButtonLink>
  );
  return (
    <>
      <Breadcrumb label={texts.breadcrumb} crumbs={crumbs} />
      <ComparisonHead title={title} />
      <Card bleed>
        <ErrorPanel title={texts.failedTitle} detail={texts.failedDetail} action={retry} />
      </Card>
    </>
  );
}
