'use client';

import { useLayoutEffect } from 'react';

const FRAMES = 60;

/**
 * Gives the focus back to what had it when the overlay was opened. The runtime's overlays do so only for a trigger of their own, and keep
 * the page inert until they have faded: it is tried at every frame of a second.
 */
export function useFocusReturn(isOpen: boolean): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    if (!isOpen || !(opener instanceof HTMLElement) || opener === document.body) return;
    return () => giveBack(opener, FRAMES);
  }, [isOpen]);
}

function giveBack(opener: HTMLElement, frames: number): void {
  requestAnimationFrame(() => {
    if (!opener.isConnected || document.activeElement === opener || frames === 0) return;
    opener.focus();
    giveBack(opener, frames - 1);
  });
}
