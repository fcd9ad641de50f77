// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { reportVitals } from './report-vitals';
import { parseVitals } from './vitals-report';

const observers = new Map<string, (entries: object[]) => void>();
const beacons: [string, Blob][] = [];

beforeEach(() => {
  observers.clear();
  beacons.length = 0;
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      private readonly take: (list: { getEntries(): object[] }) => void;
      constructor(take: (list: { getEntries(): object[] }) => void) {
        this.take = take;
      }
      observe({ type }: { type: string }) {
        if (type === 'event') throw new TypeError('not here');
        observers.set(type, (entries) => this.take({ getEntries: () => entries }));
      }
    },
  );
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: Blob) => beacons.push([url, body]),
  });
});

function leave(state: 'hidden' | 'visible'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

it('sends one report when the page is left, in the shape the server takes', async () => {
  reportVitals();
  observers.get('largest-contentful-paint')?.([{ startTime: 400 }, { startTime: 912 }]);
  const shifts = [
    { value: 0.002, startTime: 100 },
    { value: 0.003, startTime: 900 },
    { value: 0.5, startTime: 1_000, hadRecentInput: true },
    { value: 0.004, startTime: 9_000 },
  ];
  observers.get('layout-shift')?.(shifts);
  leave('visible');
  expect(beacons).toEqual([]);
  leave('hidden');
  leave('hidden');
  expect(beacons).toHaveLength(1);
  const [[url, body] = ['', new Blob()]] = beacons;
  expect([url, body.type]).toEqual(['/api/vitals', 'application/json']);
  const report = parseVitals(await readBlob(body));
  expect(report).toMatchObject({ path: '/', paintMs: 912, interactionMs: 0, isServers: false });
  // The worst window, not the sum of all.
  expect(report?.shift).toBeCloseTo(0.005);
  expect(report?.trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
});

function readBlob(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
}
