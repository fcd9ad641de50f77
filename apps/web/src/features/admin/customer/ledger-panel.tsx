'use client';

import { formatNumber } from '@bazaar/domain/persian/numbers';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { LedgerTable, PanelEnd } from '@bazaar/ui/patterns/wallet';
import { ledgerRows } from '@/entities/payment/ledger-rows';
import { EdgePanel } from '@/lib/data/edge-panel';
import { ReadMore } from '@/lib/data/read-more';
import { adminTexts } from '@/translations/admin';
import { walletTexts } from '@/translations/wallet';
import type { CustomerLedger } from './use-customer-ledger';

const texts = adminTexts.customer;

/** What went into a customer's wallet and out of it. */
export function LedgerPanel({ ledger }: { readonly ledger: CustomerLedger }) {
  const { totalCount, more } = ledger;
  return (
    <EdgePanel
      id="ledger"
      title={texts.ledger}
      note={totalCount > 0 ? <small role="status">{texts.lines(formatNumber(totalCount))}</small> : undefined}
      texts={{ loading: texts.ledgerLoading, failed: texts.ledgerFailed }}
      query={ledger}
      isFlush
    >
      {(lines) => (
        <>
          {lines.length === 0 ? (
            <EmptyPanel title={texts.noLines} isInline />
          ) : (
            <LedgerTable
              caption={texts.ledgerTable}
              heads={walletTexts.heads}
              leftLabel={walletTexts.left}
              rows={ledgerRows(lines, { isOwn: false })}
            />
          )}
          {more.read === undefined ? null : (
            <PanelEnd>
              <ReadMore pages={more}>{texts.more}</ReadMore>
            </PanelEnd>
          )}
        </>
      )}
    </EdgePanel>
  );
}
