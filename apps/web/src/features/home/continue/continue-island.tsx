'use client';

import { formatNumber } from '@bazaar/domain/persian';
import { useCallback, useEffect, useState } from 'react';
import { useBasketCount } from '@/entities/trade-draft/unsent-count';
import { paths } from '@/lib/navigation/paths';
import { appStore } from '@/lib/session/app-state';
import { useStore } from '@/lib/store/use-store';
import { continueMessages as texts } from '@/translations/home';
import { ContinueView, type LastVisits } from './continue-view';

/** Reads the last visits after paint, and only when somebody is logged in: the page itself is the same for everybody. */
export function ContinueIsland() {
  const isLoggedIn = useStore(appStore, (state) => state.isLoggedIn);
  const count = useBasketCount();
  const [visits, setVisits] = useState<LastVisits>({ state: 'anonymous' });
  const read = useCallback(async () => {
    setVisits({ state: 'loading' });
    const { readLastVisits } = await import('./last-visits');
    setVisits(await readLastVisits());
  }, []);
  useEffect(() => {
    if (isLoggedIn) void read();
    else setVisits({ state: 'anonymous' });
  }, [isLoggedIn, read]);
  const draft = {
    id: 'draft',
    icon: 'draft',
    href: paths.requests,
    title: texts.draft,
    detail: texts.draftDetail(formatNumber(count)),
  } as const;
  return <ContinueView visits={visits} onRetry={read} {...(count > 0 ? { draft } : {})} />;
}
