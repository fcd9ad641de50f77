/** How long a test waits for what it expects to come: it is not its business how busy the machine is. */
const PATIENCE_MS = 15_000;

// A window of its own realm lacks the streams that Node shares with browsers.
const streams: object = await import('node:stream/web');
for (const [name, value] of Object.entries(streams)) {
  if (!(name in globalThis))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MS });
}

export {};
