import type { Customer } from '@bazaar/api/model';
import { draftKey } from '@bazaar/domain/drafts/draft-key';
import { parseStoredDraft } from '@bazaar/domain/drafts/read-draft';
import type { ProfileValues } from '@bazaar/domain/person/profile-form';
import { profileValues } from '@bazaar/domain/person/profile-values';
import { readDraftText } from '@/lib/forms/draft-storage';
import { createFormDraft } from '@/lib/forms/form-draft';
import { readLike } from '@/lib/forms/read-like';
import { readSessionHint } from '@/lib/session/session-hint';

export const PROFILE_DRAFT = 'profile';
export const PROFILE_FORM_ID = 'personal-info';

/**
 * Returns the version of the profile on which the typed values are based: that of the stored draft, else the current one. With an older one
 * the service reports `conflict` instead of overwriting a later change.
 */
export function baseVersionOf(profile: Customer, nowMs: number = Date.now()): number {
  const key = draftKey(currentOwner(), PROFILE_DRAFT);
  const draft = parseStoredDraft(key, readDraftText(key), readLike(profileValues(profile)), nowMs);
  return draft?.baseVersion ?? profile.version;
}

/** Merges values into the current profile as a draft: the form shows them when it opens, and sends them with the current version. */
export function layOverProfile(profile: Customer, values: ProfileValues): void {
  const start = profileValues(profile);
  const place = { owner: currentOwner(), formId: PROFILE_DRAFT, baseVersion: profile.version };
  const draft = createFormDraft<ProfileValues>(place, readLike(start));
  if (JSON.stringify(values) === JSON.stringify(start)) draft.drop();
  else draft.type(values);
}

function currentOwner(): string | null {
  return readSessionHint()?.sub ?? null;
}
