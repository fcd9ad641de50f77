import type { Customer } from '@bazaar/api/model';
import type { ProfileValues } from '@bazaar/domain/person/profile-form';
import { profileValues } from '@bazaar/domain/person/profile-values';
import { createFormDraft } from '@/lib/forms/form-draft';
import { readLike } from '@/lib/forms/read-like';
import { readSessionHint } from '@/lib/session/session-hint';

export const PROFILE_DRAFT = 'profile';
export const PROFILE_FORM_ID = 'personal-info';

/** Merges values into the current profile as a draft: the form shows them when it opens, and sends them with the current version. */
export function layOverProfile(profile: Customer, values: ProfileValues): void {
  const start = profileValues(profile);
  const place = {
    owner: readSessionHint()?.sub ?? null,
    formId: PROFILE_DRAFT,
    baseVersion: profile.version,
  };
  const draft = createFormDraft<ProfileValues>(place, readLike(start));
  draft.type(values);
  if (JSON.stringify(values) === JSON.stringify(start)) draft.drop();
}
