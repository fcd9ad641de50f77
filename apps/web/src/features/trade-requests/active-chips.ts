import { changeRequestFilter, type RequestListFilter } from '@bazaar/domain/trade-requests/list-filter';
import type { FilterChipView } from '@bazaar/ui/patterns/filter-chips';
import { statusView } from '@/entities/trade-request/status-view';
import { tradeListTexts as texts } from '@/translations/trade-list';
import { listHref } from './requests-address';
import type { RequestList } from './requests-list';

/** Returns the chips of a filter, each a link to the list without it. The turn has its tabs and no chip. */
export function activeChips(
  filter: RequestListFilter,
  suppliers: RequestList['suppliers'],
): readonly FilterChipView[] {
  const { term, status, period, supplierId, groupKey } = filter;
  const named = {
    term: term === undefined ? undefined : texts.term(term),
    status: status === undefined ? undefined : statusView(status).text,
    period: period === undefined ? undefined : texts.periods[period],
    supplierId:
      supplierId === undefined
        ? undefined
        : (suppliers.find(({ id }) => id === supplierId)?.name ?? texts.unknownSupplier),
    groupKey: groupKey === undefined ? undefined : texts.group,
  };
  return Object.entries(named).flatMap(([id, value]) =>
    value === undefined
      ? []
      : [{ id, value, href: listHref(changeRequestFilter(filter, { [id]: undefined })) }],
  );
}
