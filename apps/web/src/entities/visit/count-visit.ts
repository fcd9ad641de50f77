import type { NewVisit, ObjectType } from '@bazaar/api/model';
import { tabStorage } from '@/lib/storage/browser-storage';

const KEY = 'bazaar-visits';

/** The visited object. */
export interface VisitedObject {
  readonly objectType: ObjectType;
  readonly objectId: string;
}

/**
 * Records a visit, once for each object and session of this browser. Fire and forget: a failed call is not repeated, because it is only a
 * count. With a login the catalogue also lists it among the last visits.
 */
export function countVisit({ objectType, objectId }: VisitedObject): void {
  if (isCounted(`${objectType}:${objectId}`)) return;
  const path = (location.pathname + location.search).slice(0, 500);
  void tell({ objectType, objectId, path }).catch(() => undefined);
}

async function tell(visit: NewVisit): Promise<void> {
  const { recordVisit } = await import('@/lib/calls/calls-of-visitor');
  // The visitor may already be leaving the page.
  await recordVisit(visit, { keepalive: true });
}

/** Stores the visit. Returns whether it was already stored; without storage it is remembered for this page. */
function isCounted(visit: string): boolean {
  const counted = tabStorage.readJson(KEY);
  const known = Array.isArray(counted) ? counted : [];
  if (known.includes(visit)) return true;
  tabStorage.writeJson(KEY, [...known, visit]);
  return false;
}
