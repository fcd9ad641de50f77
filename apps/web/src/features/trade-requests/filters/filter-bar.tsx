'use client';

import { TRADE_PERIODS } from '@bazaar/domain/trade-requests/list-filter';
import { isTradeStatus, TRADE_STATUSES } from '@bazaar/domain/trade-requests/status';
import { statusesOfTurn } from '@bazaar/domain/trade-requests/turn';
import { TradeFilters } from '@bazaar/ui/patterns/trade-list';
import { Select } from '@bazaar/ui/select';
import { statusView } from '@/entities/trade-request/status-view';
import { tradeListTexts as texts } from '@/translations/trade-list';
import type { RequestList } from '../requests-list';
import { SavedFilters } from './saved-filters-menu';
import { TermField } from './term-field';

/** Search, state, period and supplier; each takes effect at once and stands in the address. */
export function FilterBar(props: RequestList) {
  const { filter, suppliers, onFilter } = props;
  const statuses = filter.turn === undefined ? TRADE_STATUSES : statusesOfTurn(filter.turn);
  return (
    <TradeFilters label={texts.filters}>
      <TermField
        key={filter.term ?? ''}
        term={filter.term ?? ''}
        onTerm={(term) => onFilter({ term: term === '' ? undefined : term })}
      />
      <Select
        id="request-status"
        label={texts.status}
        isLabelHidden
        dense
        value={filter.status ?? ''}
        options={[
          { value: '', label: texts.statusAll },
          ...statuses.map((status) => ({ value: status, label: statusView(status).text })),
        ]}
        onChange={({ target: { value } }) => onFilter({ status: isTradeStatus(value) ? value : undefined })}
      />
      <Select
        id="request-period"
        label={texts.period}
        isLabelHidden
        dense
        value={filter.period ?? ''}
        options={[
          { value: '', label: texts.periodAll },
          ...TRADE_PERIODS.map((period) => ({ value: period, label: texts.periods[period] })),
        ]}
        onChange={({ target: { value } }) =>
          onFilter({ period: TRADE_PERIODS.find((period) => period === value) })
        }
      />
      <Select
        id="request-supplier"
        label={texts.supplier}
        isLabelHidden
        dense
        value={filter.supplierId ?? ''}
        options={[
          { value: '', label: texts.supplierAll },
          ...suppliers.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ target: { value } }) => onFilter({ supplierId: value === '' ? undefined : value })}
      />
      <SavedFilters {...props} />
    </TradeFilters>
  );
}
