'use client';

import { useSyncExternalStore } from 'react';
import { type DraftSummary, useDraftSummaries } from '@/entities/trade-draft/draft-summaries';
import { appStore } from '@/lib/session/app-state';
import { deviceStorage } from '@/lib/storage/browser-storage';
import { useStore } from '@/lib/store/use-store';
import { BASKET_KEY } from './request-basket-key';

/** Returns how many lines are in the request basket of this browser, also as other tabs change it. 0 on the server. */
export function useBasketCount(): number {
  return useSyncExternalStore(subscribe, readCount, () => 0);
}

/** Returns the drafts of the logged-in person that this browser has not sent. */
export function useUnsentDrafts(): readonly DraftSummary[] {
  return useDraftSummaries(useStore(appStore, ({ UserId }) => UserId));
}

/** Returns the number of unsent requests: the drafts, and what was collected and is no draft yet. */
export function useUnsentCount(): number {
  return useUnsentDrafts().length + (useBasketCount() > 0 ? 1 : 0);
}

function readCount(): number {
  const items = deviceStorage.readJson(BASKET_KEY);
  return Array.isArray(items) ? items.length : 0;
}

function subscribe(onChange: () => void): () => void {
  return deviceStorage.listen(BASKET_KEY, onChange);
}
