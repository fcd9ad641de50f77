import type { JsonObject } from '../document.ts';
import { type Place, report } from './change.ts';

const keyword = 'x-extensible-enum';

/**
 * Compares the known values of an open enumeration. Readers expect unknown values, so an added value is harmless; a value that callers send
 * and the service no longer knows is not.
 */
export function compareOpenValues(before: JsonObject, after: JsonObject, place: Place): void {
  const [was, is] = [before[keyword], after[keyword]];
  if (place.side !== 'request' || !Array.isArray(was) || !Array.isArray(is)) return;
  const forgotten = was.filter((value) => !is.includes(value));
  if (forgotten.length > 0) report(place, 'warning', 'request-known-values-removed', was, is);
}
