import { PATIENCE_MS } from './eventually';
import './patient-deadlines';

// A window in a realm of its own lacks what Node shares with browsers and jsdom does not make.
for (const [name, value] of Object.entries(await import('node:stream/web'))) {
  if (name in globalThis) continue;
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
if (performance.getEntriesByType === undefined) {
  const { performance: complete } = await import('node:perf_hooks');
  Object.defineProperty(globalThis, 'performance', { value: complete, configurable: true, writable: true });
}

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MS });
}
