'use client';

import { useEffect } from 'react';
import { SharedQueries } from '@/lib/data/shared-queries';
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
  const { requests, units, isLoading, error, retry } = useAnswers(groupKey);
  const isRefused = error?.status === 401;
  useEffect(() => {
    if (isRefused) goToLogin();
  }, [isRefused]);
  if (error !== undefined) return <TradeAnswersView state="failed" onRetry={retry} />;
  if (isLoading) return <TradeAnswersView state="loading" />;
  return (
    <TradeAnswersView
      state="ready"
      requests={requests}
      units={units}
      nowMs={Date.now()}
      onPrint={() => window.print()}
    />
  );
}
