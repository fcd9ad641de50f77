import { ApiError } from '@bazaar/api/api-error';
import type { Customer } from '@bazaar/api/model';
import { isRecord } from '@bazaar/domain/parse-json';

/** Returns the profile as it is now from a refusal with `conflict`; undefined when the refusal is another one or brings none. */
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
