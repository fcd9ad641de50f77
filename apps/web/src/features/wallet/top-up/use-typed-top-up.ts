'use client';

import { useEffect, useState } from 'react';
import { tabStorage } from '@/lib/storage/browser-storage';

interface TypedTopUp {
  readonly amountRial: number | undefined;
  readonly gatewayId: string | undefined;
}

const KEY = 'bazaar-top-up';
const START: TypedTopUp = { amountRial: 5_000_000, gatewayId: undefined };

/** Holds what was typed for a top-up in this tab, through a reload and a login. */
export function useTypedTopUp() {
  const [typed, setTyped] = useState(START);
  // After the first paint: the server does not know what the browser has stored.
  useEffect(() => {
    const { amountRial, gatewayId } = (tabStorage.readJson(KEY) ?? {}) as Partial<TypedTopUp>;
    if (!Number.isSafeInteger(amountRial)) return;
    setTyped({ amountRial, gatewayId: typeof gatewayId === 'string' ? gatewayId : undefined });
  }, []);
  const change = (next: Partial<TypedTopUp>) => {
    const now = { ...typed, ...next };
    setTyped(now);
    tabStorage.writeJson(KEY, now);
  };
  return { ...typed, change };
}
