'use client';

import { useSyncExternalStore } from 'react';
import { BASKET_EVENT, BASKET_KEY } from './request-basket-key';

/** How many things wait in the request basket of this browser. 0 on the server and where storage is blocked. */
export function useRequestCount(): number {
  return useSyncExternalStore(subscribe, readCount, () => 0);
}

function readCount(): number {
  try {
    const items: unknown = JSON.parse(localStorage.getItem(BASKET_KEY) ?? '[]');
    return Array.isArray(items) ? items.length : 0;
  } catch {
    return 0;
  }
}

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  addEventListener(BASKET_EVENT, onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener(BASKET_EVENT, onChange);
  };
}
