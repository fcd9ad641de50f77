import type { FailureKind } from './failure';

/** Result of a server read. Expected failures are values with their cause, never thrown errors. */
export type QueryResult<Value> =
  /** The call returned a valid response. */
  | { readonly state: 'ready'; readonly value: Value }
  /** The catalogue does not have it (404), or no longer (410). */
  | { readonly state: 'missing'; readonly status: 404 | 410 }
  /** The call failed; the page shows its error panel with `traceId`. */
  | { readonly state: 'failed'; readonly kind: FailureKind; readonly traceId?: string };

export function ready<Value>(value: Value): QueryResult<Value> {
  return { state: 'ready', value };
}

/** Returns the value of a read, or the fallback where the page can do without it. */
export function valueOr<Value, Fallback>(result: QueryResult<Value>, fallback: Fallback): Value | Fallback {
  return result.state === 'ready' ? result.value : fallback;
}
