import type { Customer, WalletCredit } from '@bazaar/api/model';
import type { ProfileInfo } from '@bazaar/domain/client-state/user-store';
import { formatToman } from '@bazaar/domain/money';
import { profileSectionPath } from '@bazaar/domain/permissions/profile-section';
import { toPersianDigits } from '@bazaar/domain/persian';
import { missingFields } from '@bazaar/domain/person/missing-fields';
import type { ProfileFrameProps } from '@bazaar/ui/patterns/profile-frame';
import { accountPaths } from '@/lib/navigation/account-paths';
import { profileFrameTexts as texts } from '@/translations/profile-frame';

interface CreditQuery {
  readonly data: WalletCredit | undefined;
  readonly isPending: boolean;
}

/** Returns the account's person for the frame; without a name while it is unknown or could not be read. */
export function framePerson(
  info: ProfileInfo | undefined,
  pictureUrl: string | undefined,
): ProfileFrameProps['person'] {
  const name = info === undefined || info.name === '' ? texts.person : info.name;
  return { name, role: info?.companyName, pictureUrl };
}

export function frameCompleteness(customer: Customer | undefined): ProfileFrameProps['completeness'] {
  if (customer === undefined) return undefined;
  const [missing] = missingFields(customer);
  const percent = Math.round(customer.completeness);
  const written = toPersianDigits(percent);
  return {
    percent,
    text: texts.complete(written),
    shortText: texts.completeShort(written),
    missingText: missing === undefined ? undefined : texts.missing[missing],
    href: profileSectionPath('PersonalInfo'),
  };
}

export function frameCredit({ data, isPending }: CreditQuery): ProfileFrameProps['credit'] {
  if (data === undefined) return isPending ? 'reading' : undefined;
  return {
    label: texts.credit,
    amount: formatToman(data.balanceRial),
    unit: texts.toman,
    action: { href: accountPaths.wallet, text: texts.topUp },
  };
}
