'use client';

import type { TradeRequestsBySupplier } from '@bazaar/api/model';
import { formatDate } from '@bazaar/domain/dates';
import { toShownNumber } from '@bazaar/domain/persian/digits';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { turnOf } from '@bazaar/domain/trade-requests/turn';
import { Link } from '@bazaar/ui/link';
import { MixedText } from '@bazaar/ui/mixed-text';
import { RecentRequests } from '@bazaar/ui/patterns/account-overview';
import { requestFacts } from '@/entities/notice/notice-facts';
import { StatusBadge } from '@/entities/trade-request/status-badge';
import { type PanelQuery, ReadPanel } from '@/lib/data/read-panel';
import { accountPaths } from '@/lib/navigation/account-paths';
import { accountHomeTexts as texts } from '@/translations/account-home';
import { tradeRequestMessages } from '@/translations/trade-requests';

const SHOWN = 5;

/** The last requests, each with its state and whose turn it is; not for a person without any. */
export function RecentPanel({ query }: { readonly query: PanelQuery<TradeRequestsBySupplier> }) {
  const count = query.data?.totalCount ?? 0;
  return (
    <ReadPanel
      id="recent-requests"
      title={texts.recent}
      note={
        count > 0 ? (
          <Link size={13} href={accountPaths.tradeRequests}>
            {texts.allRequests(formatNumber(count))}
          </Link>
        ) : undefined
      }
      texts={{ loading: texts.recentLoading, failed: texts.recentFailed }}
      query={query}
      isFlush
    >
      {(data) => <RecentRequests caption={texts.recent} heads={texts.recentHeads} requests={rowsOf(data)} />}
    </ReadPanel>
  );
}

function rowsOf(data: TradeRequestsBySupplier) {
  const latest = [...requestFacts(data)].sort((one, other) => (one.lastEventAt < other.lastEventAt ? 1 : -1));
  return latest.slice(0, SHOWN).map(({ id, number, title, supplierName, status, lastEventAt }) => {
    const turn = turnOf(status);
    return {
      id,
      number: toShownNumber(number),
      title: (
        <Link tone="plain" href={accountPaths.tradeRequest(id)}>
          <MixedText>{title}</MixedText>
        </Link>
      ),
      supplier: supplierName,
      status: <StatusBadge status={status} />,
      next: turn === 'buyer' ? texts.yourTurn : tradeRequestMessages.turns[turn],
      isOwnTurn: turn === 'buyer',
      day: formatDate(lastEventAt),
    };
  });
}
