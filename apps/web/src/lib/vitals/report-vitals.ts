import { beginTrace, pageTrace } from '@bazaar/api/page-trace';
import { VITALS_PATH, type VitalsReport } from './vitals-report';

/** A window of shifts ends after a second without one, and after five in all. */
const GAP_MS = 1_000;
const WINDOW_MS = 5_000;

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/**
 * Measures the largest paint, the layout shift and the longest interaction of this document, and sends them once, when it is left. The
 * browser has kept what came before this script. Pages that the router opens afterwards count to the document.
 */
export function reportVitals(): void {
  const { pathname: path } = location;
  let paintMs = 0;
  let shift = 0;
  let interactionMs = 0;
  let windowSum = 0;
  let windowStartMs = 0;
  let lastShiftMs = 0;
  watch('largest-contentful-paint', ({ startTime }) => {
    paintMs = startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime } = entry as ShiftEntry;
    if (hadRecentInput) return;
    if (startTime - lastShiftMs > GAP_MS || startTime - windowStartMs > WINDOW_MS) {
      windowSum = 0;
      windowStartMs = startTime;
    }
    windowSum += value;
    lastShiftMs = startTime;
    shift = Math.max(shift, windowSum);
  });
  watch('event', (entry) => {
    if ((entry as PerformanceEventTiming).interactionId)
      interactionMs = Math.max(interactionMs, entry.duration);
  });
  const told = pageTrace();
  const trace = told ?? newTrace();
  beginTrace(trace);
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send, true);
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const loadMs = navigation?.loadEventEnd ?? 0;
    const times = { paintMs, interactionMs, loadMs, ageMs: performance.now() };
    const report: VitalsReport = { path, shift, ...times, trace, isServers: told !== undefined };
    navigator.sendBeacon(VITALS_PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
  addEventListener('visibilitychange', send, true);
}

/** A page from a cache is the first of its trace; what it calls from now on belongs to it. */
function newTrace(): string {
  const digits = (length: number) =>
    Array.from({ length }, () => Math.floor(Math.random() * 16).toString(16)).join('');
  return `00-${digits(32)}-${digits(16)}-01`;
}

function watch(type: string, take: (entry: PerformanceEntry) => void): void {
  try {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  } catch {
    // Not every browser has every kind.
  }
}
