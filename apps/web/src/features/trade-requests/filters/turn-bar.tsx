import { formatNumber } from '@bazaar/domain/persian/numbers';
import { changeRequestFilter } from '@bazaar/domain/trade-requests/list-filter';
import { TRADE_TURNS } from '@bazaar/domain/trade-requests/turn';
import { TurnTabs } from '@bazaar/ui/patterns/trade-list';
import { tradeListTexts as texts } from '@/translations/trade-list';
import { listHref } from '../requests-address';
import type { RequestList } from '../requests-list';

/** The tabs by turn, each with its count under the other filters. */
export function TurnBar({ filter, counts }: Pick<RequestList, 'filter' | 'counts'>) {
  return (
    <TurnTabs
      label={texts.turns}
      tabs={([...TRADE_TURNS, 'all'] as const).map((turn) => ({
        id: turn,
        href: listHref(changeRequestFilter(filter, { turn: turn === 'all' ? undefined : turn })),
        label: texts.turn[turn],
        count: formatNumber(counts[turn]),
        isCurrent: (filter.turn ?? 'all') === turn,
      }))}
    />
  );
}
