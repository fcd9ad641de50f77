import { Button, ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import { AccountStack } from '@bazaar/ui/patterns/account-page';
import { filteredAwayIcon, requestsIcon } from '@bazaar/ui/patterns/empty-icons';
import { AddIcon, SaveIcon } from '@bazaar/ui/patterns/site-icons';
import { TradeHead } from '@bazaar/ui/patterns/trade-page';
import { Skeleton } from '@bazaar/ui/skeleton';
import type { ReactNode } from 'react';
import { accountPaths } from '@/lib/navigation/account-paths';
import { paths } from '@/lib/navigation/paths';
import { tradeListTexts as texts } from '@/translations/trade-list';
import { FilterBar } from './filters/filter-bar';
import { TurnBar } from './filters/turn-bar';
import type { RequestList } from './requests-list';
import { ListBar } from './results/list-bar';
import { ListPages } from './results/list-pages';
import { RequestTable } from './results/request-table';

export type RequestsViewProps = {
  /** Unsent drafts of this device, above the list. */
  readonly drafts?: ReactNode;
} & (
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; onRetry(): void }
  | { readonly state: 'empty' }
  | ({ readonly state: 'ready' } & RequestList)
);

/** P11. Renders a person's requests: whose turn each is, until when, and its next step. */
export function RequestsView(props: RequestsViewProps) {
  return (
    <AccountStack>
      <TradeHead title={texts.title} facts={factsOf(props)} actions={<Actions {...props} />} />
      {props.drafts}
      <Body {...props} />
    </AccountStack>
  );
}

/** The export keeps its place while the list is read. */
function Actions(props: RequestsViewProps) {
  const ready = props.state === 'ready' ? props : undefined;
  return (
    <>
      {ready || props.state === 'loading' ? (
        <Button disabled={ready?.isExporting ?? true} onClick={ready?.onExport}>
          <SaveIcon />
          {ready?.isExporting ? texts.exporting : texts.exported}
        </Button>
      ) : null}
      <ButtonLink tone="primary" href={accountPaths.newTradeRequest}>
        <AddIcon />
        {texts.create}
      </ButtonLink>
    </>
  );
}

function factsOf(props: RequestsViewProps): readonly string[] {
  if (props.state !== 'ready' || props.overview === undefined) return [];
  const { total, waiting } = props.overview;
  return [texts.total(total), waiting === '' ? texts.noneWaiting : texts.waiting(waiting)];
}

function Body(props: RequestsViewProps) {
  if (props.state === 'loading') {
    return (
      <AccountStack busyLabel={texts.loading}>
        <Skeleton shape="row" />
        <Skeleton shape="block" />
      </AccountStack>
    );
  }
  if (props.state === 'failed') {
    return (
      <ErrorPanel title={texts.failed} action={<Button onClick={props.onRetry}>{texts.retry}</Button>} />
    );
  }
  if (props.state === 'empty') {
    return (
      <EmptyPanel
        icon={requestsIcon}
        title={texts.empty}
        detail={texts.emptyDetail}
        action={<ButtonLink href={paths.categoryType('Product')}>{texts.emptyCatalogue}</ButtonLink>}
      />
    );
  }
  return (
    <Card as="section" bleed>
      <TurnBar {...props} />
      <FilterBar {...props} />
      <ListBar {...props} />
      {props.requests.length === 0 ? (
        <EmptyPanel
          icon={filteredAwayIcon}
          title={texts.nothingFound}
          action={<ButtonLink href={accountPaths.tradeRequests}>{texts.clear}</ButtonLink>}
          isInline
        />
      ) : (
        <RequestTable {...props} />
      )}
      <ListPages {...props} />
    </Card>
  );
}
