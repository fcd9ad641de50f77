'use client';

import { useLayoutEffect, useRef } from 'react';

/** One pane at a time: the page scrolls, and the thread with it. */
const ONE_PANE = '(max-width: 767px)';

/** Brings a phone back to where the list was when a conversation was opened from it. Returns what notes the place. */
export function useListScroll(isOpen: boolean): () => void {
  const leftPx = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (isOpen || leftPx.current === undefined) return;
    window.scrollTo(0, leftPx.current);
    leftPx.current = undefined;
  }, [isOpen]);
  return () => {
    if (!isOpen && window.matchMedia?.(ONE_PANE).matches) leftPx.current = window.scrollY;
  };
}
