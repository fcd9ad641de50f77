import { createRemovals } from '@bazaar/domain/undo/removals';

/** The removals of this document that can still be undone, and those that were sent. */
export const removals = createRemovals({
  wait: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  now: () => performance.now(),
});

let isListening = false;

/** Sends what waits before the page is gone: a phone may end a hidden page without another event. */
export function sendBeforeLeaving(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('pagehide', () => void removals.send());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void removals.send();
  });
}
