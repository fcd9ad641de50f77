import { ADMIN_VIEWS } from '@bazaar/domain/administration/admin-place';
import { Panel } from '@bazaar/ui/panel';
import { QuickLinks } from '@bazaar/ui/patterns/account-overview';
import { accountPaths } from '@/lib/navigation/account-paths';
import { adminTexts } from '@/translations/admin';

/** The administrator's screens, which nobody else has. */
export function AdminPanel() {
  return (
    <Panel id="admin" title={adminTexts.title} isFlush>
      <QuickLinks
        label={adminTexts.views}
        links={ADMIN_VIEWS.map((view, index) => ({
          icon: view,
          href: index === 0 ? accountPaths.admin : `${accountPaths.admin}?${new URLSearchParams({ view })}`,
          text: adminTexts.view[view],
        }))}
      />
    </Panel>
  );
}
