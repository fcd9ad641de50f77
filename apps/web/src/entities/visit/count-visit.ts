import type { NewVisit, ObjectType } from '@bazaar/api/model';
import { isRecord } from '@bazaar/domain/parse-json';
import { readSessionHint } from '@/lib/session/session-hint';
import { tabStorage } from '@/lib/storage/browser-storage';

const KEY = 'bazaar-visits';

/** The visited object. */
export interface VisitedObject {
  readonly objectType: ObjectType;
  readonly objectId: string;
}

/**
 * Records a visit, once for each object and session of this browser. For whoever is logged in, the catalogue also lists it among the last
 * visits; the same object under other filters is the same visit, remembered with its new path. Fire and forget: a failed call is not
 * repeated, because it is only a count.
 */
export function countVisit(
  { objectType, objectId }: VisitedObject,
  address = location.pathname + location.search,
): void {
  const key = `${objectType}:${objectId}`;
  const path = address.slice(0, 500);
  const known = readCounted();
  const before = known[key];
  if (before === path || (before !== undefined && readSessionHint() === undefined)) return;
  tabStorage.writeJson(KEY, { ...known, [key]: path });
  const isContinued = before === undefined ? {} : { isContinued: true };
  void tell({ objectType, objectId, path, ...isContinued }).catch(() => undefined);
}

async function tell(visit: NewVisit): Promise<void> {
  const { recordVisit } = await import('@/lib/calls/calls-of-visitor');
  // The visitor may already be leaving the page.
  await recordVisit(visit, { keepalive: true });
}

/** Returns the paths that were recorded in this session, by object. */
function readCounted(): Readonly<Record<string, unknown>> {
  const stored = tabStorage.readJson(KEY);
  return isRecord(stored) ? stored : {};
}
