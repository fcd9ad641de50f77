import { useSyncExternalStore } from 'react';

/** Stands in for `next/navigation`. As there, a change of the history is a new search. */
export function searchOfHistory() {
  const heard = new Set<() => void>();
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (...args) => {
      change(...args);
      for (const hear of heard) hear();
    };
  }
  const subscribe = (hear: () => void) => {
    heard.add(hear);
    return () => heard.delete(hear);
  };
  return {
    useSearchParams: () => new URLSearchParams(useSyncExternalStore(subscribe, () => location.search)),
  };
}
