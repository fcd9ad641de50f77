import { draftKey } from '@bazaar/domain/drafts/draft-key';
import { parseStoredDraft } from '@bazaar/domain/drafts/read-draft';
import { readSessionHint } from '@/lib/session/session-hint';
import { readDraftText } from './draft-storage';
import { readLike } from './read-like';

/**
 * Returns the version of the record on which a form's values are based: that of the stored draft, else the current one. With an older one
 * the service reports `conflict` instead of overwriting a later change.
 *
 * @param start the form's initial values
 */
export function baseVersionOf<Values extends object>(
  draftId: string,
  version: number,
  start: Values,
  nowMs: number = Date.now(),
): number {
  const key = draftKey(readSessionHint()?.sub ?? null, draftId);
  const draft = parseStoredDraft(key, readDraftText(key), readLike(start), nowMs);
  return draft?.baseVersion ?? version;
}
