import { ApiError } from '@bazaar/api/api-error';
import type { Customer } from '@bazaar/api/model';
import { isRecord } from '@bazaar/domain/parse-json';

/** Returns the current profile from a `conflict` refusal; undefined for any other error, or without one. */
export function currentProfile(error: unknown): Customer | undefined {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return undefined;
  const current = error.problem?.current;
  if (!isRecord(current)) return undefined;
  const isProfile =
    typeof current.version === 'number' &&
    (current.kind === 'Person' || current.kind === 'Company') &&
    typeof current.firstName === 'string' &&
    typeof current.lastName === 'string';
  return isProfile ? (current as unknown as Customer) : undefined;
}
