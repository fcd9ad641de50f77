import { AsyncLocalStorage } from 'node:async_hooks';
import type { TraceContext } from './trace-context.ts';

/** A server's entry and its bundled pages hold a copy of this module each, and share this symbol. */
const KEY = Symbol.for('bazaar.current-trace');
const shared = globalThis as { [KEY]?: AsyncLocalStorage<TraceContext> };

function storage(): AsyncLocalStorage<TraceContext> {
  shared[KEY] ??= new AsyncLocalStorage();
  return shared[KEY];
}

/** Returns the trace this code runs for; undefined outside of any. */
export function currentTrace(): TraceContext | undefined {
  return storage().getStore();
}

/** Runs `work` and everything it awaits for a trace. */
export function runInTrace<Result>(context: TraceContext, work: () => Result): Result {
  return storage().run(context, work);
}
