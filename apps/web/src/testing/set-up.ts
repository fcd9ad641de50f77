/** How long a test waits for what it expects to come: it is not its business how busy the machine is. */
const PATIENCE_MS = 15_000;

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MS });
}

export {};
