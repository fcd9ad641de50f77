import type { NewVisit, ObjectType } from '@bazaar/api/model';
import { tabStorage } from '@/lib/storage/browser-storage';

const KEY = 'bazaar-visits';

/** What was visited. */
export interface VisitedObject {
  readonly objectType: ObjectType;
  readonly objectId: string;
}

/**
 * Tells the catalogue of a visit, once for each object and session of this browser. Nobody waits for the answer, and a visit that could
 * not be told is not told again: it is a count, not a promise. With a login the catalogue remembers it among the last visits, too.
 */
export function countVisit({ objectType, objectId }: VisitedObject): void {
  if (isCounted(`${objectType}:${objectId}`)) return;
  const path = (location.pathname + location.search).slice(0, 500);
  void tell({ objectType, objectId, path }).catch(() => undefined);
}

async function tell(visit: NewVisit): Promise<void> {
  const { recordVisit } = await import('@/lib/calls/calls-of-visitor');
  // The visitor may already be on the way to the next page.
  await recordVisit(visit, { keepalive: true });
}

/** Remembers the visit, and tells whether it was already remembered. Without storage it is remembered for this page. */
function isCounted(visit: string): boolean {
  const counted = tabStorage.readJson(KEY);
  const known = Array.isArray(counted) ? counted : [];
  if (known.includes(visit)) return true;
  tabStorage.writeJson(KEY, [...known, visit]);
  return false;
}
