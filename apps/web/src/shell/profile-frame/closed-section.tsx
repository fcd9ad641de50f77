import type { sectionAccess } from '@bazaar/domain/permissions/profile-menu';
import type { ProfileSection } from '@bazaar/domain/permissions/profile-section';
import { ButtonLink } from '@bazaar/ui/button';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { AccountHead, AccountStack } from '@bazaar/ui/patterns/account-page';
import { accountPaths } from '@/lib/navigation/account-paths';
import { fixedPaths } from '@/lib/navigation/fixed-paths';
import { profileFrameTexts as texts } from '@/translations/profile-frame';

type Closed = Exclude<ReturnType<typeof sectionAccess>, 'open'>;

/** Where whoever is kept out goes on. */
const NEXT_PAGES: Readonly<Record<Closed, string>> = {
  'finance-permission': accountPaths.suppliers,
  'requests-permission': accountPaths.suppliers,
  registration: fixedPaths.personalInfo,
  permission: fixedPaths.profile,
  absent: accountPaths.admin,
};

/** Stands in place of a section's page: what is closed, why, who can open it, and one way on. */
export function ClosedSection({
  section,
  access,
}: {
  readonly section: ProfileSection;
  readonly access: Closed;
}) {
  const { title, detail, action } = texts.closed[access];
  return (
    <AccountStack>
      <AccountHead title={texts.sections[section]} />
      <EmptyPanel
        title={title}
        detail={detail}
        action={<ButtonLink href={NEXT_PAGES[access]}>{action}</ButtonLink>}
      />
    </AccountStack>
  );
}
