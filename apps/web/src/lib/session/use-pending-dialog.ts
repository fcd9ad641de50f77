'use client';

import { useEffect, useState } from 'react';
import { readSessionHint } from './session-hint';

/**
 * Whether the dialog of a page's thing is open: once its mark was pressed, or when its draft was to be done after a login that came in
 * between. Undefined before that, when nothing of it needs to be loaded.
 */
export function usePendingDialog(
  mark: string,
  draftKey: string,
): [isOpen: boolean | undefined, close: () => void] {
  const [isOpen, setOpen] = useState<boolean>();
  useEffect(() => {
    if (readSessionHint() !== undefined && isRequested(draftKey)) setOpen(true);
    const onClick = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (!(event.target as Element).closest(mark)) return;
      event.preventDefault();
      setOpen(true);
    };
    // Ahead of what follows links.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [mark, draftKey]);
  return [isOpen, () => setOpen(false)];
}

function isRequested(draftKey: string): boolean {
  try {
    return sessionStorage.getItem(draftKey)?.includes('requestedAtMs') ?? false;
  } catch {
    return false;
  }
}
