'use client';

import { useLayoutEffect, useMemo } from 'react';

const FRAMES = 60;

/**
 * Gives the focus back to what had it when the overlay was opened. The runtime's overlays do so only for a trigger of their own, and keep
 * the page inert until they have faded: it is tried at every frame of a second.
 */
export function useFocusReturn(isOpen: boolean): void {
  // Asked while drawing: by the time effects run, the overlay may already have taken the focus.
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
