'use client';

import { useCallback, useState } from 'react';

/** Tracks which forms of the page have unsent text. */
export function useUnsaved() {
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const report = useCallback((form: string, isUnsaved: boolean) => {
    setUnsaved((known) => {
      if (known.has(form) === isUnsaved) return known;
      const next = new Set(known);
      if (isUnsaved) next.add(form);
      else next.delete(form);
      return next;
    });
  }, []);
  const onProfile = useCallback((isUnsaved: boolean) => report('profile', isUnsaved), [report]);
  const onAddress = useCallback((isUnsaved: boolean) => report('address', isUnsaved), [report]);
  return { isUnsaved: unsaved.size > 0, onProfile, onAddress };
}
