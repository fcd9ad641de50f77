'use client';

import { useSyncExternalStore } from 'react';
import { appStore } from '@/lib/session/app-state';
import { deviceStorage } from '@/lib/storage/browser-storage';

// Every page loads this module: it is one, and reads what is stored without its parsers.

/** Storage key of the request basket. */
export const BASKET_KEY = 'bazaar-request-basket';
/** Storage key of the drafts' summaries. They stand beside the database of drafts, so that a public page need not open it. */
export const DRAFTS_KEY = 'bazaar-drafts';

/** Returns how many lines are in the request basket of this browser, also as other tabs change it. 0 on the server. */
export function useBasketCount(): number {
  return useSyncExternalStore(subscribe, countLines, () => 0);
}

/** Returns the number of requests not sent: the drafts of the logged-in person, and what was collected and is no draft yet. */
export function useUnsentCount(): number {
  return useSyncExternalStore(subscribe, countUnsent, () => 0);
}

type Stored = Readonly<Record<string, readonly unknown[]>> | undefined;

function countUnsent(): number {
  const drafts = (deviceStorage.readJson(DRAFTS_KEY) as Stored)?.[appStore.getState().UserId as string];
  return (drafts?.length ?? 0) + (countLines() && 1);
}

function countLines(): number {
  return (deviceStorage.readJson(BASKET_KEY) as readonly unknown[] | undefined)?.length ?? 0;
}

function subscribe(onChange: () => void): () => void {
  const ends = [BASKET_KEY, DRAFTS_KEY].map((key) => deviceStorage.listen(key, onChange));
  ends.push(appStore.subscribe(onChange));
  return () => void ends.map((end) => end());
}
