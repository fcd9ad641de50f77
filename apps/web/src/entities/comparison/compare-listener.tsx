'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/navigation/when-idle';
import { COMPARE_KEY, COMPARE_SELECTOR } from './compare-ids';
import type { ComparePlace } from './compare-place';

/** Waits for the first tick, or for a tray that was left filled, before it loads anything. */
export function CompareListener({ category, href }: ComparePlace) {
  const [Host, setHost] = useState<ComponentType<ComparePlace>>();
  useEffect(() => {
    if (Host) return;
    const start = async () => {
      const { CompareHost } = await import('./compare-host');
      setHost(() => CompareHost);
    };
    const onTick = (event: Event) => {
      const mark = (event.target as Element).closest(COMPARE_SELECTOR);
      if (!mark || (event.type === 'click' && mark instanceof HTMLInputElement)) return;
      if (event.type === 'click') {
        event.preventDefault();
        mark.setAttribute('data-asked', '');
      }
      void start();
    };
    const isWaiting = isStored() || document.querySelector(`${COMPARE_SELECTOR}:checked`) !== null;
    const takeBack = isWaiting ? whenIdle(start) : undefined;
    document.addEventListener('change', onTick);
    document.addEventListener('click', onTick, { capture: true });
    return () => {
      takeBack?.();
      document.removeEventListener('change', onTick);
      document.removeEventListener('click', onTick, { capture: true });
    };
  }, [Host]);
  return Host ? <Host category={category} href={href} /> : null;
}

function isStored(): boolean {
  try {
    return localStorage.getItem(COMPARE_KEY) !== null;
  } catch {
    return false;
  }
}
