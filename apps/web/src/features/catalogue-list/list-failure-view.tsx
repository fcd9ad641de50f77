import type { Crumb } from '@bazaar/ui/breadcrumb';
import { ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { catalogueListMessages as texts } from '@/messages/catalogue-list';
import { ListTop } from './catalogue-list-view';

export interface ListFailureViewProps {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly terms: readonly string[];
  /** The same address again; filters are in it. */
  readonly retryHref: string;
}

/** The category is known, its products could not be read: the page stays, the list offers another try. */
export function ListFailureView({ retryHref, ...top }: ListFailureViewProps) {
  return (
    <>
      <ListTop {...top} />
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
