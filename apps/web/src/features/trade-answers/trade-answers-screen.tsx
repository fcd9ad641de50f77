'use client';

import { AccountStack } from '@bazaar/ui/patterns/account-page';
import { useEffect } from 'react';
import { SharedQueries } from '@/lib/data/shared-queries';
import { UnreadParts } from '@/lib/data/unread-parts';
import { goToLogin } from '@/lib/session/go-to-login';
import { TradeAnswersView } from './trade-answers-view';
import { useAnswers } from './use-answers';

/** P11 with `?compare=`: the answers of one group. All data is one person's: it is read in the browser and never stored by a cache. */
export function TradeAnswersScreen({ groupKey }: { readonly groupKey: string }) {
  return (
    <SharedQueries>
      <Answers groupKey={groupKey} />
    </SharedQueries>
  );
}

function Answers({ groupKey }: { readonly groupKey: string }) {
  const { requests, units, parts, isLoading, isRefused, isFailed, retry } = useAnswers(groupKey);
  useEffect(() => {
    if (isRefused) goToLogin();
  }, [isRefused]);
  if (isFailed) return <TradeAnswersView state="failed" onRetry={retry} />;
  if (isLoading) return <TradeAnswersView state="loading" />;
  return (
    <AccountStack>
      <UnreadParts parts={parts} />
      <TradeAnswersView
        state="ready"
        requests={requests}
        units={units}
        nowMs={Date.now()}
        onPrint={() => window.print()}
      />
    </AccountStack>
  );
}
