import { vi } from 'vitest';

/** How long a test waits for what it expects to come, in ms: it is not its business how busy the machine is. */
export const PATIENCE_MS = 60_000;

/** Repeats a check until it holds. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, PATIENCE_MS);
}
