import type { ProfileSection } from '@bazaar/domain/permissions/profile-section';
import { Panel } from '@bazaar/ui/panel';
import { QuickLinks } from '@bazaar/ui/patterns/account-overview';
import { accountPaths } from '@/lib/navigation/account-paths';
import { fixedPaths } from '@/lib/navigation/fixed-paths';
import { accountHomeTexts as texts } from '@/translations/account-home';

const LINKS = [
  { icon: 'request', section: 'Requests', href: accountPaths.newTradeRequest },
  { icon: 'search', section: 'Home', href: fixedPaths.search },
  { icon: 'note', section: 'Notes', href: accountPaths.notes('all') },
  { icon: 'wallet', section: 'Wallet', href: `${accountPaths.wallet}#top-up` },
  { icon: 'address', section: 'Addresses', href: fixedPaths.addresses },
  { icon: 'plan', section: 'Wallet', href: `${accountPaths.wallet}#plans` },
] as const;

export interface QuickPanelProps {
  canOpen(section: ProfileSection): boolean;
}

/** What people begin most often; what a permission forbids is absent. */
export function QuickPanel({ canOpen }: QuickPanelProps) {
  const links = LINKS.filter(({ section }) => canOpen(section));
  return (
    <Panel id="quick" title={texts.quick} isFlush>
      <QuickLinks
        label={texts.quick}
        links={links.map(({ icon, href }) => ({ icon, href, text: texts.links[icon] }))}
      />
    </Panel>
  );
}
