import { Button, ButtonLink } from '@bazaar/ui/button';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import { AccountStack } from '@bazaar/ui/patterns/account-page';
import { requestsIcon } from '@bazaar/ui/patterns/empty-icons';
import { TradeHead } from '@bazaar/ui/patterns/trade-page';
import { PaperLayout } from '@bazaar/ui/patterns/trade-paper';
import { Skeleton } from '@bazaar/ui/skeleton';
import { accountPaths } from '@/lib/navigation/account-paths';
import { tradeReportTexts as texts } from '@/translations/trade-report';
import { OptionsPanel } from './options-panel';
import { PaperSheet } from './paper-sheet';
import type { ReadyReport } from './report-options';

export type ReportViewProps =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; onRetry(): void }
  | ReadyReport;

/** P14. Renders the printed sheet of a request with its options; on paper there is only the sheet. */
export function ReportView(props: ReportViewProps) {
  if (props.state !== 'ready') return <Unready {...props} />;
  const { paper } = props;
  return (
    <AccountStack>
      <TradeHead
        title={
          <span>
            {texts.heading('')}
            <bdi dir="ltr">{paper.number}</bdi>
          </span>
        }
        facts={paper.isDraft ? [texts.draft] : undefined}
        actions={
          <ButtonLink size="small" href={accountPaths.tradeRequest(props.requestId)}>
            {texts.toRequest}
          </ButtonLink>
        }
      />
      {props.notice}
      {paper.lines.length === 0 ? <EmptyPanel icon={requestsIcon} title={texts.empty} /> : null}
      <PaperLayout sheet={<PaperSheet {...props} />} options={<OptionsPanel {...props} />} />
    </AccountStack>
  );
}

/** The title stands in every state, so that the page keeps its place while it is read. */
function Unready(props: Exclude<ReportViewProps, { state: 'ready' }>) {
  return (
    <AccountStack {...(props.state === 'loading' ? { busyLabel: texts.loading } : {})}>
      <TradeHead title={texts.pageTitle} actions={null} />
      {props.state === 'loading' ? (
        <Skeleton shape="block" />
      ) : props.state === 'missing' ? (
        <EmptyPanel
          icon={requestsIcon}
          title={texts.missing}
          action={<ButtonLink href={accountPaths.tradeRequests}>{texts.toList}</ButtonLink>}
        />
      ) : (
        <ErrorPanel title={texts.failed} action={<Button onClick={props.onRetry}>{texts.retry}</Button>} />
      )}
    </AccountStack>
  );
}
