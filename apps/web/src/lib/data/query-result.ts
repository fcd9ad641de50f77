import type { FailureKind } from './failure';

/** What a server read came to. An expected end is a value beside its cause, never a thrown error. */
export type QueryResult<Value> =
  /** The call answered with what the contract promises. */
  | { readonly state: 'ready'; readonly value: Value }
  /** The catalogue does not have it (404), or no longer (410). */
  | { readonly state: 'missing'; readonly status: 404 | 410 }
  /** The call failed; the page shows its error panel with `traceId`. */
  | { readonly state: 'failed'; readonly kind: FailureKind; readonly traceId?: string };

export function ready<Value>(value: Value): QueryResult<Value> {
  return { state: 'ready', value };
}

/** The value of a read whose absence the page can live with. */
export function valueOr<Value, Fallback>(result: QueryResult<Value>, fallback: Fallback): Value | Fallback {
  return result.state === 'ready' ? result.value : fallback;
}
