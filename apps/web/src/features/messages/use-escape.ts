'use client';

import { useEffect, useRef } from 'react';

/** Calls `onEscape` on the key, unless something on the page has used it: a dialog, a menu, a field that is being edited. */
export function useEscape(onEscape: (() => void) | undefined): void {
  const latest = useRef(onEscape);
  latest.current = onEscape;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body;
      const isTaken =
        event.defaultPrevented || event.isComposing || target.closest('dialog, [role="dialog"]');
      if (event.key === 'Escape' && !isTaken) latest.current?.();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
