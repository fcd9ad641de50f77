import { isRecord } from '@bazaar/domain/parse-json';

/**
 * Returns a reader of a form's stored values: fields with the shape of the start values are taken, the others start anew. The reader
 * returns undefined when no field fits.
 */
export function readLike<Values extends object>(start: Values): (stored: unknown) => Values | undefined {
  return (stored) => (isRecord(stored) ? merge(start, stored) : undefined);
}

function merge<Values extends object>(start: Values, stored: Readonly<Record<string, unknown>>): Values {
  const entries = Object.entries(start).map(([field, known]) => [field, pick(known, stored[field])]);
  return Object.fromEntries(entries) as Values;
}

function pick(known: unknown, stored: unknown): unknown {
  if (Array.isArray(known)) return Array.isArray(stored) ? stored : known;
  if (isRecord(known)) return isRecord(stored) ? merge(known, stored) : known;
  return typeof stored === typeof known ? stored : known;
}
