import { parseDraftKey } from '@bazaar/domain/drafts/draft-key';
import { parseStoredDraft } from '@bazaar/domain/drafts/read-draft';
import { deviceStorage } from '@/lib/storage/browser-storage';

/** Returns the stored text of `key`; null when there is none or storage is blocked. */
export function readDraftText(key: string): string | null {
  return deviceStorage.read(key);
}

/** Stores a draft, or removes it when `draft` is undefined. Returns whether the browser accepted it. */
export function storeDraft(key: string, draft: object | undefined): boolean {
  if (draft !== undefined) return deviceStorage.writeJson(key, draft) === 'stored';
  deviceStorage.remove(key);
  return true;
}

/** Removes the drafts that nobody can read any more: expired or invalid ones. All others stay for their writers. */
export function removeExpiredDrafts(nowMs: number = Date.now()): void {
  for (const key of draftKeys()) {
    const draft = parseStoredDraft(key, readDraftText(key), (values) => values ?? undefined, nowMs);
    if (draft === undefined) storeDraft(key, undefined);
  }
}

/** Returns the ids of the forms with a draft of the person, such as `address:new`. */
export function draftedForms(owner: string | null): readonly string[] {
  return draftKeys().flatMap((key) => {
    const place = parseDraftKey(key);
    return place?.owner === owner ? [place.formId] : [];
  });
}

function draftKeys(): readonly string[] {
  return deviceStorage.keys().filter((key) => parseDraftKey(key) !== undefined);
}
