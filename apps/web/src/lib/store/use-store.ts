'use client';

import { useStore as useZustandStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';

/** Binds a vanilla store to React; the only place that does. */
export function useStore<State, Selected>(
  store: Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>,
  select: (state: State) => Selected,
): Selected {
  return useZustandStore(store, select);
}
