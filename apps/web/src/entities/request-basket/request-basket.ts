'use client';

import { useSyncExternalStore } from 'react';
import { deviceStorage } from '@/lib/storage/browser-storage';
import { BASKET_KEY } from './request-basket-key';

/** Returns how many lines are in the request basket of this browser, also as other tabs change it. 0 on the server. */
export function useRequestCount(): number {
  return useSyncExternalStore(subscribe, readCount, () => 0);
}

function readCount(): number {
  const items = deviceStorage.readJson(BASKET_KEY);
  return Array.isArray(items) ? items.length : 0;
}

function subscribe(onChange: () => void): () => void {
  return deviceStorage.listen(BASKET_KEY, onChange);
}
