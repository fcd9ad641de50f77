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
    <TradeFilters
      label={texts.filters}
      search={
        <TermField
          term={filter.term ?? ''}
          onTerm={(term) => onFilter({ term: term === '' ? undefined : term })}
        />
      }
      button={texts.further}
    >
      <FilterSelect
        id="request-status"
        label={texts.status}
        all={texts.statusAll}
        value={filter.status}
        options={statuses.map((status) => ({ value: status, label: statusView(status).text }))}
        onValue={(value) => onFilter({ status: isTradeStatus(value) ? value : undefined })}
      />
      <FilterSelect
        id="request-period"
        label={texts.period}
        all={texts.periodAll}
        value={filter.period}
        options={TRADE_PERIODS.map((period) => ({ value: period, label: texts.periods[period] }))}
        onValue={(value) => onFilter({ period: TRADE_PERIODS.find((period) => period === value) })}
      />
      <FilterSelect
        id="request-supplier"
        label={texts.supplier}
        all={texts.supplierAll}
        value={filter.supplierId}
        options={suppliers.map(({ id, name }) => ({ value: id, label: name }))}
        onValue={(value) => onFilter({ supplierId: value === '' ? undefined : value })}
      />
      <SavedFilters {...props} />
    </TradeFilters>
  );
}

interface FilterSelectProps {
  readonly id: string;
  readonly label: string;
  /** The first option: no choice. */
  readonly all: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  onValue(value: string): void;
}

function FilterSelect({ all, value, options, onValue, ...named }: FilterSelectProps) {
  return (
    <Select
      {...named}
      isLabelHidden
      dense
      value={value ?? ''}
      options={[{ value: '', label: all }, ...options]}
      onChange={({ target }) => onValue(target.value)}
    />
  );
}
