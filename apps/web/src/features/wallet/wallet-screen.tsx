'use client';

import { useGetWalletCredit } from '@bazaar/api/hooks/wallet-transactions';
import { formatClock } from '@bazaar/domain/dates';
import { AccountHead, AccountStack } from '@bazaar/ui/patterns/account-page';
import { WalletColumns } from '@bazaar/ui/patterns/wallet';
import { Skeleton } from '@bazaar/ui/skeleton';
import { useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { PaymentPanel } from '@/entities/payment/panel/payment-panel';
import { SharedQueries } from '@/lib/data/shared-queries';
import { useFirstReads } from '@/lib/data/use-first-reads';
import { goToLogin } from '@/lib/session/go-to-login';
import { walletTexts as texts } from '@/translations/wallet';
import { CreditPanel } from './credit-panel';
import { LedgerPanel } from './ledger/ledger-panel';
import { PlansPanel } from './plans/plans-panel';
import { RunningPayment } from './running-payment';
import { TopUpPanel } from './top-up/top-up-panel';
import { UnfinishedPanel } from './unfinished-panel';
import { placeHref, readPlace } from './wallet-place';

/** P04, and where the bank returns to. All data is one person's: it is read in the browser and never stored by a cache. */
export function WalletScreen() {
  return (
    <SharedQueries>
      <Wallet />
    </SharedQueries>
  );
}

function Wallet() {
  const place = readPlace(useSearchParams());
  const { paymentId, filter } = place;
  const top = useRef<HTMLDivElement>(null);
  const { error, dataUpdatedAt } = useGetWalletCredit();
  const isShown = useFirstReads();
  const isRefused = error?.status === 401;
  useEffect(() => {
    if (isRefused) goToLogin();
  }, [isRefused]);
  const open = (id: string) => {
    history.pushState(null, '', placeHref({ ...place, paymentId: id }));
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  };
  return (
    <AccountStack>
      <div ref={top} tabIndex={-1}>
        {paymentId === undefined ? (
          <div hidden={!isShown}>
            <RunningPayment />
          </div>
        ) : (
          <PaymentPanel key={paymentId} paymentId={paymentId} onPayNext={open} />
        )}
      </div>
      <AccountHead
        title={texts.title}
        // With the panels, not before them: on a phone it takes a line of its own.
        note={isShown && dataUpdatedAt > 0 ? texts.readAt(formatClock(dataUpdatedAt)) : undefined}
        action={null}
      />
      {isShown ? null : (
        <AccountStack busyLabel={texts.loading}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </AccountStack>
      )}
      <div hidden={!isShown}>
        <AccountStack>
          <WalletColumns
            main={
              <>
                <CreditPanel />
                <UnfinishedPanel onOpen={open} />
              </>
            }
            side={<TopUpPanel onRunning={open} />}
          />
          <PlansPanel onToPay={open} />
          <LedgerPanel
            filter={filter}
            onFilter={(next) => history.replaceState(null, '', placeHref({ ...place, filter: next }))}
          />
        </AccountStack>
      </div>
    </AccountStack>
  );
}
