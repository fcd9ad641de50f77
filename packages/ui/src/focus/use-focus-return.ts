'use client';

import { useLayoutEffect, useMemo } from 'react';

const FRAMES = 60;

/**
 * Returns the focus to the element that had it when the overlay was opened. The runtime's overlays do so only for their own trigger, and
 * keep the page inert until they have faded out: the hook tries at every frame for one second.
 */
export function useFocusReturn(isOpen: boolean): void {
  // Read during rendering: by the time effects run, the overlay may already have the focus.
  const opener = useMemo(
    () => (isOpen && typeof document !== 'undefined' ? document.activeElement : null),
    [isOpen],
  );
  useLayoutEffect(() => {
    if (!(opener instanceof HTMLElement) || opener === document.body) return;
    return () => giveBack(opener, FRAMES);
  }, [opener]);
}

function giveBack(opener: HTMLElement, frames: number): void {
  requestAnimationFrame(() => {
    if (!opener.isConnected || document.activeElement === opener || frames === 0) return;
    opener.focus();
    giveBack(opener, frames - 1);
  });
}
