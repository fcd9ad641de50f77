'use client';

import { useSyncExternalStore } from 'react';
import { BASKET_KEY, DRAFTS_KEY } from '@/entities/trade-draft/unsent-keys';
import { appStore } from '@/lib/session/app-state';
import { deviceStorage } from '@/lib/storage/browser-storage';

/** Returns how many lines are in the request basket of this browser, also as other tabs change it. 0 on the server. */
export function useBasketCount(): number {
  return useSyncExternalStore(subscribe, countLines, () => 0);
}

/**
 * Returns the number of requests this browser has not sent: the drafts of the logged-in person, and what was collected and is no draft yet.
 * Every page loads this function: it reads the summaries without their parser.
 */
export function useUnsentCount(): number {
  return useSyncExternalStore(subscribe, countUnsent, () => 0);
}

function countUnsent(): number {
  const summaries = deviceStorage.readJson(DRAFTS_KEY) as Readonly<Record<string, readonly unknown[]>> | null;
  const drafts = summaries?.[appStore.getState().UserId ?? ''];
  return (drafts?.length ?? 0) + Math.min(1, countLines());
}

function countLines(): number {
  const items = deviceStorage.readJson(BASKET_KEY);
  return Array.isArray(items) ? items.length : 0;
}

function subscribe(onChange: () => void): () => void {
  const ends = [BASKET_KEY, DRAFTS_KEY].map((key) => deviceStorage.listen(key, onChange));
  ends.push(appStore.subscribe(onChange));
  return () => {
    for (const end of ends) end();
  };
}
