import { Button, ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import { AccountStack } from '@bazaar/ui/patterns/account-page';
import { requestsIcon } from '@bazaar/ui/patterns/empty-icons';
import { TradeColumns, TradeHead } from '@bazaar/ui/patterns/trade-page';
import { Skeleton } from '@bazaar/ui/skeleton';
import type { ReactNode } from 'react';
import { accountPaths } from '@/lib/navigation/account-paths';
import { tradeRequestTexts as texts } from '@/translations/trade-request';
import { DocumentsPanel } from './parts/documents-panel';
import { EventsPanel } from './parts/events-panel';
import { FeePanel } from './parts/fee-panel';
import { LinesPanel } from './parts/lines-panel';
import { NextStepBand } from './parts/next-step-band';
import { RequestHead } from './parts/request-head';
import { StageSteps } from './parts/stage-steps';
import { TermsPanel } from './parts/terms-panel';
import type { RequestData } from './reads/request-data';

export type RequestViewProps =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; onRetry(): void }
  | ({ readonly state: 'ready'; readonly conversation: ReactNode } & RequestData);

/** P13. Renders one request: its state and next step, what is asked and offered, its fee, documents, events and conversation. */
export function RequestView(props: RequestViewProps) {
  if (props.state !== 'ready') return <Unready {...props} />;
  return (
    <AccountStack>
      <RequestHead {...props} />
      {props.isReturned ? props.payment : null}
      <Card as="section" id="next" bleed>
        <StageSteps {...props} />
        <NextStepBand {...props} />
      </Card>
      <TradeColumns
        main={
          <>
            <LinesPanel {...props} />
            <TermsPanel {...props} />
            <DocumentsPanel {...props} />
            {props.conversation}
          </>
        }
        side={
          <>
            {props.price === undefined ? null : <FeePanel {...props} price={props.price} />}
            {/* Below a fee of unknown height they would move. */}
            {props.price?.state === 'loading' ? null : <EventsPanel {...props} />}
          </>
        }
      />
    </AccountStack>
  );
}

/** The title stands in every state, so that the page keeps its place while it is read. */
function Unready(props: Exclude<RequestViewProps, { state: 'ready' }>) {
  return (
    <AccountStack {...(props.state === 'loading' ? { busyLabel: texts.loading } : {})}>
      <TradeHead title={texts.pageTitle} facts={[]} actions={null} />
      {props.state === 'loading' ? (
        <>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </>
      ) : props.state === 'missing' ? (
        <EmptyPanel
          icon={requestsIcon}
          title={texts.missing}
          detail={texts.missingDetail}
          action={<ButtonLink href={accountPaths.tradeRequests}>{texts.toList}</ButtonLink>}
        />
      ) : (
        <ErrorPanel title={texts.failed} action={<Button onClick={props.onRetry}>{texts.retry}</Button>} />
      )}
    </AccountStack>
  );
}
