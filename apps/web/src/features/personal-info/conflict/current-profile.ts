import type { Customer } from '@bazaar/api/model';
import { currentRecord } from '@/lib/forms/current-record';

/** Returns the current profile from a `conflict` refusal; undefined for any other error, or without one. */
export function currentProfile(error: unknown): Customer | undefined {
  const current = currentRecord<Customer>(error);
  const isProfile =
    current !== undefined &&
    (current.kind === 'Person' || current.kind === 'Company') &&
    typeof current.firstName === 'string' &&
    typeof current.lastName === 'string';
  return isProfile ? current : undefined;
}
