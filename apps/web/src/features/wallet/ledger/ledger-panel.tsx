'use client';

import {
  LEDGER_DIRECTIONS,
  LEDGER_PERIODS,
  type LedgerFilter,
  type LedgerPeriod,
} from '@bazaar/domain/payments/ledger-filter';
import { toPersianDigits } from '@bazaar/domain/persian/digits';
import { Button } from '@bazaar/ui/button';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { walletIcon } from '@bazaar/ui/patterns/empty-icons';
import { SaveIcon } from '@bazaar/ui/patterns/site-icons';
import { LedgerBar, LedgerDirections, LedgerTable, PanelActions, PanelEnd } from '@bazaar/ui/patterns/wallet';
import { Select } from '@bazaar/ui/select';
import { ledgerRows } from '@/entities/payment/ledger-rows';
import { EdgePanel } from '@/lib/data/edge-panel';
import { ReadMore } from '@/lib/data/read-more';
import { walletTexts as texts } from '@/translations/wallet';
import { useLedger } from './use-ledger';
import { useLedgerFile } from './use-ledger-file';

export interface LedgerPanelProps {
  readonly filter: LedgerFilter;
  onFilter(filter: LedgerFilter): void;
}

/** What went into the wallet and out of it, newest first. */
export function LedgerPanel({ filter, onFilter }: LedgerPanelProps) {
  const { query, totalCount, more } = useLedger(filter);
  const { save, isReading } = useLedgerFile(filter);
  const shown = query.data?.length ?? 0;
  const isWhole = filter.direction === 'all' && filter.period === 'all';
  return (
    <EdgePanel
      id="ledger"
      title={texts.ledger}
      note={
        shown > 0 ? (
          <PanelActions>
            <span role="status">{texts.countOf(toPersianDigits(shown), toPersianDigits(totalCount))}</span>
            <Button size="small" aria-label={texts.csvLabel} disabled={isReading} onClick={() => void save()}>
              <SaveIcon />
              {texts.csv}
            </Button>
          </PanelActions>
        ) : undefined
      }
      texts={{ loading: texts.ledgerLoading, failed: texts.ledgerFailed }}
      query={query}
      isFlush
    >
      {(transactions) => (
        <>
          <FilterBar filter={filter} onFilter={onFilter} />
          {transactions.length === 0 ? (
            <NoLines isWhole={isWhole} onAll={() => onFilter({ direction: 'all', period: 'all' })} />
          ) : (
            <LedgerTable
              caption={texts.ledger}
              heads={texts.heads}
              leftLabel={texts.left}
              rows={ledgerRows(transactions, { isOwn: true })}
            />
          )}
          {more.read === undefined ? null : (
            <PanelEnd>
              <ReadMore pages={more}>
                {texts.more(toPersianDigits(Math.min(10, totalCount - shown)))}
              </ReadMore>
            </PanelEnd>
          )}
        </>
      )}
    </EdgePanel>
  );
}

function FilterBar({ filter, onFilter }: LedgerPanelProps) {
  return (
    <LedgerBar>
      <LedgerDirections
        label={texts.direction}
        options={LEDGER_DIRECTIONS.map((value) => ({ value, text: texts.directions[value] }))}
        value={filter.direction}
        onChoose={(direction) => onFilter({ ...filter, direction })}
      />
      <Select
        id="ledger-period"
        label={texts.periodLabel}
        isLabelHidden
        dense
        options={LEDGER_PERIODS.map((value) => ({ value, label: texts.periods[value] }))}
        value={filter.period}
        onChange={(event) => onFilter({ ...filter, period: event.target.value as LedgerPeriod })}
      />
    </LedgerBar>
  );
}

function NoLines({ isWhole, onAll }: { readonly isWhole: boolean; onAll(): void }) {
  return (
    <EmptyPanel
      icon={walletIcon}
      title={texts.noTransactions}
      detail={isWhole ? texts.noTransactionsDetail : texts.noneOfFilter}
      action={isWhole ? undefined : <Button onClick={onAll}>{texts.showAll}</Button>}
    />
  );
}
