import { parseDraftKey } from '@bazaar/domain/drafts/draft-key';
import { survivesLogout } from '@bazaar/domain/drafts/draft-owner';
import { parseStoredDraft } from '@bazaar/domain/drafts/read-draft';

/** Returns what the browser stored under `key`; null when nothing is there or storage is blocked. */
export function readDraftText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a draft, or removes it when `draft` is undefined. Returns whether the browser took it. */
export function storeDraft(key: string, draft: object | undefined): boolean {
  try {
    if (draft === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Drops what a person who logs out leaves behind: their drafts the service has, not those that were never sent. */
export function forgetDrafts(owner: string | null, nowMs: number = Date.now()): void {
  for (const key of draftKeys()) {
    const draft = parseStoredDraft(key, readDraftText(key), (values) => values ?? undefined, nowMs);
    // One past its lifetime, or broken, is nobody's.
    if (draft === undefined || !survivesLogout(draft, owner)) storeDraft(key, undefined);
  }
}

/** Returns the forms a person has drafts of, such as `address:new`. */
export function draftedForms(owner: string | null): readonly string[] {
  return draftKeys().flatMap((key) => {
    const place = parseDraftKey(key);
    return place?.owner === owner ? [place.formId] : [];
  });
}

function draftKeys(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => parseDraftKey(key) !== undefined);
  } catch {
    return [];
  }
}
