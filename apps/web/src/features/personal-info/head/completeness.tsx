import type { Customer } from '@bazaar/api/model';
import { toPersianDigits } from '@bazaar/domain/persian';
import { missingFields } from '@bazaar/domain/person/missing-fields';
import { MissingItems } from '@bazaar/ui/patterns/personal-info';
import { Progress } from '@bazaar/ui/progress';
import { Text } from '@bazaar/ui/text';
import { fieldId } from '@/lib/forms/form-binding';
import { personalInfoTexts, profileFieldLabels } from '@/translations/personal-info';
import { PROFILE_FORM_ID } from '../profile/profile-draft';

const texts = personalInfoTexts.completeness;

/** Renders the completeness of a profile as the service reports it, and the missing items, each linked to its field. */
export function Completeness({ profile }: { readonly profile: Customer }) {
  const missing = missingFields(profile);
  const percent = Math.min(Math.max(Math.round(profile.completeness), 0), 100);
  if (percent === 100 && missing.length === 0) {
    return (
      <Text as="p" size={13} tone="muted">
        {texts.complete}
      </Text>
    );
  }
  return (
    <div>
      <Progress
        id="completeness"
        label={texts.label}
        value={percent}
        text={texts.share(toPersianDigits(percent))}
      />
      {profile.missingFields.length === 0 ? (
        <Text as="p" size={13} tone="muted">
          {texts.complete}
        </Text>
      ) : (
        <>
          <Text as="p" size={13} tone="muted">
            {texts.missing}
          </Text>
          <MissingItems
            items={missing.map((field) => ({
              fieldId: fieldId(PROFILE_FORM_ID, field),
              label: profileFieldLabels[field],
            }))}
          />
          <Text as="p" size={13} tone="muted">
            {texts.benefit}
          </Text>
        </>
      )}
    </div>
  );
}
