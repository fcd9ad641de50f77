'use client';

import type { TradeDraft } from '@bazaar/domain/trade-drafts';
import { useEffect } from 'react';
import { accountPaths } from '@/lib/navigation/account-paths';

/** Puts the id of a draft into the address, for a reload to open the same one. */
export function nameDraft(id: string): void {
  const address = new URL(accountPaths.tradeDraft(id), location.origin);
  const step = new URLSearchParams(location.search).get('step');
  if (step !== null) address.searchParams.set('step', step);
  history.replaceState(history.state, '', address);
}

/** Names a draft that was begun empty once something is written in it. A request that is edited has an address of its own. */
export function useNamedDraft(draft: TradeDraft, opened: TradeDraft, isEdit: boolean): void {
  const isWritten = !isEdit && draft !== opened;
  useEffect(() => {
    if (isWritten) nameDraft(draft.id);
  }, [isWritten, draft.id]);
}
