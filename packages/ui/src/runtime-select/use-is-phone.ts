'use client';

import { useSyncExternalStore } from 'react';
import { breakpoint } from '../theme/tokens';

const query = `(min-width: ${breakpoint.sm}px)`;

/** Returns whether the window is as narrow as a phone; false on the server. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !matchMedia(query).matches,
    () => false,
  );
}

function subscribe(changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}
