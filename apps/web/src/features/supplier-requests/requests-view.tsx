import type { TradeRequestSummary } from '@bazaar/api/model';
import { formatDate } from '@bazaar/domain/dates';
import { countPhrase, toShownNumber } from '@bazaar/domain/persian';
import type { RequestLine } from '@bazaar/domain/request-draft';
import { Button, ButtonLink } from '@bazaar/ui/button';
import { Link } from '@bazaar/ui/link';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import { MixedText } from '@bazaar/ui/mixed-text';
import { Panel } from '@bazaar/ui/panel';
import { requestsIcon } from '@bazaar/ui/patterns/empty-icons';
import { TitleList } from '@bazaar/ui/patterns/supplier-detail';
import { Skeleton } from '@bazaar/ui/skeleton';
import { Text } from '@bazaar/ui/text';
import { requestAttributes } from '@/entities/request-basket/request-attributes';
import { StatusBadge } from '@/entities/trade-request/status-badge';
import { accountPaths } from '@/lib/navigation/account-paths';
import { paths } from '@/lib/navigation/paths';
import { retryTexts } from '@/translations/retry';
import { tradeRequestMessages as texts } from '@/translations/trade-requests';
import type { SupplierRequests } from './read-requests';

export interface RequestsViewProps {
  readonly supplierId: string;
  readonly requests: SupplierRequests;
  /** Line of the link that starts a request; undefined for a supplier who takes no direct orders. */
  readonly line: RequestLine | undefined;
  readonly onRetry: () => void;
}

/** R30 «درخواست‌های شما به این تأمین‌کننده»: renders the requests of the logged-in visitor; nothing for anonymous ones. */
export function RequestsView({ supplierId, requests, line, onRetry }: RequestsViewProps) {
  if (requests.state === 'anonymous') return null;
  const count = requests.state === 'ready' ? requests.totalCount : 0;
  const isPart = requests.state === 'ready' && count > requests.items.length;
  return (
    <Panel
      id="requests"
      title={texts.ofSupplier}
      note={
        isPart ? (
          <Link size={13} touch href={accountPaths.tradeRequestsTo(supplierId)}>
            {texts.all(countPhrase(count, texts.request))}
          </Link>
        ) : count > 0 ? (
          <Text size={13} tone="muted">
            {countPhrase(count, texts.request)}
          </Text>
        ) : undefined
      }
      bleed
    >
      <Body requests={requests} line={line} onRetry={onRetry} />
    </Panel>
  );
}

function Body({ requests, line, onRetry }: Omit<RequestsViewProps, 'supplierId'>) {
  if (requests.state === 'loading') return <Loading />;
  if (requests.state !== 'ready') {
    return (
      <ErrorPanel
        title={texts.failed}
        action={
          <Button aria-label={retryTexts.of(texts.ofSupplier)} onClick={onRetry}>
            {texts.retry}
          </Button>
        }
        isInline
      />
    );
  }
  if (requests.items.length === 0) {
    return <EmptyPanel icon={requestsIcon} title={texts.empty} action={<Begin line={line} />} isInline />;
  }
  return (
    <TitleList
      items={requests.items.map((request) => ({
        id: request.id,
        title: <Title request={request} />,
        note: <Note request={request} />,
      }))}
    />
  );
}

function Begin({ line }: Pick<RequestsViewProps, 'line'>) {
  if (line === undefined) return <ButtonLink href="#contact">{texts.contact}</ButtonLink>;
  return (
    <ButtonLink href={paths.requests} {...requestAttributes(line)}>
      {texts.begin}
    </ButtonLink>
  );
}

function Title({ request: { id, title, status } }: { readonly request: TradeRequestSummary }) {
  return (
    <>
      <Link href={accountPaths.tradeRequest(id)}>
        <MixedText>{title}</MixedText>
      </Link>{' '}
      <StatusBadge status={status} />
    </>
  );
}

function Note({ request: { number, lineCount, createdAt } }: { readonly request: TradeRequestSummary }) {
  return (
    <>
      <bdi dir="ltr">{toShownNumber(number)}</bdi>، {countPhrase(lineCount, texts.line)}،{' '}
      <time dateTime={createdAt}>{formatDate(createdAt)}</time>
    </>
  );
}

function Loading() {
  return (
    <div role="status">
      <span className="sr">{texts.loading}</span>
      <Skeleton shape="row" />
    </div>
  );
}
