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
 * Returns the version of the profile that the typed values stand on: that of the draft which was left here, else the present one. With an
 * older one the service answers `conflict` in place of losing what somebody has changed since.
 */
export function baseVersionOf(profile: Customer, nowMs: number = Date.now()): number {
  const key = draftKey(currentOwner(), PROFILE_DRAFT);
  const draft = parseStoredDraft(key, readDraftText(key), readLike(profileValues(profile)), nowMs);
  return draft?.baseVersion ?? profile.version;
}

/** Lays values over the present profile as a draft: the form shows them when it is opened, and sends them with the present version. */
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
