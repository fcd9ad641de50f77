import { ApiError } from '@bazaar/api/api-error';
import { isRecord } from '@bazaar/domain/parse-json';

export interface Versioned {
  readonly version: number;
}

/** Returns the current record from a `conflict` refusal; undefined for any other error, or without one. */
export function currentRecord<Stored extends Versioned>(error: unknown): Stored | undefined {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return undefined;
  const current = error.problem?.current;
  if (!isRecord(current) || typeof current.version !== 'number') return undefined;
  return current as unknown as Stored;
}
