import { toPersianDigits } from '@bazaar/domain/persian';
import { TextField } from '@bazaar/ui/field';
import { groupDigits } from '@/lib/forms/typed-digits';
import { personalInfoTexts } from '@/translations/personal-info';

const texts = personalInfoTexts.profile;

/** Renders the number of the login, read-only everywhere. */
export function MobileField({ id, phoneNumber }: { readonly id: string; readonly phoneNumber: string }) {
  return (
    <TextField
      id={id}
      label={texts.phoneNumber}
      hint={texts.phoneNumberHint}
      dir="ltr"
      inputMode="tel"
      readOnly
      value={toPersianDigits(groupDigits(phoneNumber, [4, 3, 4]))}
    />
  );
}
