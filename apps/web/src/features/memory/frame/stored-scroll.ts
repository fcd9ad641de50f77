'use client';

import { isRecord } from '@bazaar/domain/parse-json';
import { useLayoutEffect } from 'react';
import { tabStorage } from '@/lib/storage/browser-storage';

const KEY = 'bazaar-memory-scroll';
let isBack = false;
let isListening = false;

/**
 * Keeps where a list was scrolled to, by its address, and scrolls there again when Back returns to it or what was open instead of it is
 * closed.
 *
 * @param address of the list, without what is open beside it
 * @param isShown the rows are on the screen, and not another part in their place
 */
export function useStoredScroll(address: string, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    listen();
    const stored = readPlaces()[address];
    if (isBack && typeof stored === 'number') scrollTo(0, stored);
    isBack = false;
    let place = scrollY;
    const follow = () => {
      place = scrollY;
    };
    const keep = () => void tabStorage.writeJson(KEY, { ...readPlaces(), [address]: place });
    addEventListener('scroll', follow, { passive: true });
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('scroll', follow);
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [address, isShown]);
}

/** What comes next is a return to the list, such as closing what is open instead of it. */
export function returnToList(): void {
  isBack = true;
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('popstate', returnToList);
  // A document that Back has loaded again.
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  if (entry && 'type' in entry && entry.type === 'back_forward') isBack = true;
}

function readPlaces(): Readonly<Record<string, unknown>> {
  const stored = tabStorage.readJson(KEY);
  return isRecord(stored) ? stored : {};
}
