'use client';

import { useLayoutEffect, useRef } from 'react';
import { isOnePane } from '@/lib/media/two-panes';

/** Brings a phone back to where the list was when a conversation was opened from it. Returns what notes the place. */
export function useListScroll(isOpen: boolean): () => void {
  const leftPx = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (isOpen || leftPx.current === undefined) return;
    window.scrollTo(0, leftPx.current);
    leftPx.current = undefined;
  }, [isOpen]);
  return () => {
    if (!isOpen && isOnePane()) leftPx.current = window.scrollY;
  };
}
