import { isRecord, parseJson } from '../parse-json';
import { parseDraftKey } from './draft-key';
import { DRAFT_LIFETIME_MS, DRAFT_VERSION, type StoredDraft } from './stored-draft';

/**
 * Parses what a browser stored under `key`. Returns `undefined` for another version or shape, another person's draft, one dated in the
 * future or past its lifetime, and values the form does not know.
 *
 * @param readValues validates the form's values; returns `undefined` when they have another shape
 */
export function parseStoredDraft<Values>(
  key: string,
  stored: string | null,
  readValues: (values: unknown) => Values | undefined,
  nowMs: number,
): StoredDraft<Values> | undefined {
  const place = parseDraftKey(key);
  const record = parseJson(stored);
  if (place === undefined || !isRecord(record) || record.version !== DRAFT_VERSION) return undefined;
  const { owner, formId, savedAtMs, sendKey, pendingSinceMs, baseVersion } = record;
  if (owner !== place.owner || formId !== place.formId) return undefined;
  if (!isNumber(savedAtMs) || !isFresh(savedAtMs, nowMs)) return undefined;
  const values = readValues(record.values);
  if (values === undefined) return undefined;
  return {
    version: DRAFT_VERSION,
    owner: place.owner,
    formId: place.formId,
    values,
    savedAtMs,
    ...(typeof sendKey === 'string' && sendKey !== '' ? { sendKey } : {}),
    ...(isNumber(pendingSinceMs) ? { pendingSinceMs } : {}),
    ...(isNumber(baseVersion) ? { baseVersion } : {}),
  };
}

function isFresh(savedAtMs: number, nowMs: number): boolean {
  const age = nowMs - savedAtMs;
  return age >= 0 && age <= DRAFT_LIFETIME_MS;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
