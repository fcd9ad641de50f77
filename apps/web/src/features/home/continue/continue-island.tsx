'use client';

import { formatNumber } from '@bazaar/domain/persian';
import type { ContinueItemView } from '@bazaar/ui/patterns/home';
import { useCallback, useEffect, useState } from 'react';
import { useBasketCount, useUnsentDrafts } from '@/entities/request-basket/request-basket';
import type { DraftSummary } from '@/entities/trade-draft/draft-summaries';
import { paths } from '@/lib/navigation/paths';
import { appStore } from '@/lib/session/app-state';
import { useStore } from '@/lib/store/use-store';
import { continueMessages as texts } from '@/translations/home';
import { ContinueView, type LastVisits } from './continue-view';

/** Reads the last visits after paint, and only when somebody is logged in: the page itself is the same for everybody. */
export function ContinueIsland() {
  const isLoggedIn = useStore(appStore, (state) => state.isLoggedIn);
  const count = useBasketCount();
  const [unsent] = useUnsentDrafts();
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
  const basket: ContinueItemView = {
    id: 'draft',
    icon: 'draft',
    href: paths.requests,
    title: texts.draft,
    detail: texts.draftDetail(formatNumber(count)),
  };
  const drafts = [...(count > 0 ? [basket] : []), ...(unsent ? [unsentItem(unsent)] : [])];
  return <ContinueView visits={visits} onRetry={read} drafts={drafts} />;
}

function unsentItem({ id, href, title, lines }: DraftSummary): ContinueItemView {
  return {
    id,
    icon: 'draft',
    href,
    title: title || texts.unsent,
    detail: texts.unsentDetail(formatNumber(lines)),
  };
}
