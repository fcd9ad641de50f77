'use client';

import { ADMIN_VIEWS, type AdminPlace, changeAdminPlace } from '@bazaar/domain/administration/admin-place';
import { AccountStack, AccountTabs } from '@bazaar/ui/patterns/account-page';
import { TradeHead } from '@bazaar/ui/patterns/trade-page';
import { WalletPanel } from '@bazaar/ui/patterns/wallet';
import { useEffect, useRef } from 'react';
import { VisitorChartSection } from '@/entities/visitor-chart/visitor-chart-section';
import { adminTexts as texts } from '@/translations/admin';
import { adminHref } from './admin-address';
import { CustomerPage } from './customer/customer-page';
import type { LoadedPreview } from './preview/loaded-preview';
import { PagePreview } from './preview/page-preview';
import { CustomersList } from './records/customers-list';
import { MerchantsList } from './records/merchants-list';

export interface AdminViewProps {
  readonly place: AdminPlace;
  /** The preview in the address, read on the server. */
  readonly preview?: LoadedPreview | undefined;
}

/** P02. Renders the visits of the site, customers, companies or previews, as the address says. */
export function AdminView(props: AdminViewProps) {
  const { place } = props;
  return (
    <AccountStack>
      <TradeHead title={texts.title} facts={[texts.note]} actions={null} />
      <AccountTabs
        label={texts.views}
        tabs={ADMIN_VIEWS.map((view) => ({
          href: adminHref(changeAdminPlace(place, { view })),
          label: texts.view[view],
          isCurrent: place.view === view,
        }))}
      />
      <div ref={useOpened(place.userId)} tabIndex={-1}>
        <View {...props} />
      </div>
    </AccountStack>
  );
}

/** Returns the part that gets the focus when a customer is opened from the list: the row that had it is gone. */
function useOpened(userId: string | undefined) {
  const part = useRef<HTMLDivElement>(null);
  const shownId = useRef(userId);
  useEffect(() => {
    const isOpened = userId !== undefined && userId !== shownId.current;
    shownId.current = userId;
    if (!isOpened) return;
    part.current?.focus({ preventScroll: true });
    part.current?.scrollIntoView?.({ block: 'start' });
  }, [userId]);
  return part;
}

function View({ place, preview }: AdminViewProps) {
  const go = (change: Partial<AdminPlace>) =>
    history.pushState(null, '', adminHref(changeAdminPlace(place, change)));
  switch (place.view) {
    case 'customers':
      if (place.userId !== undefined)
        return <CustomerPage key={place.userId} userId={place.userId} backHref={backOf(place)} />;
      return <CustomersList place={place} onPlace={go} />;
    case 'merchants':
      return <MerchantsList place={place} onPlace={go} />;
    case 'previews':
      // The sheet of a page reaches a phone's edges by itself.
      return <PagePreview wantedId={place.previewId} preview={preview} />;
    default:
      return (
        <WalletPanel>
          <VisitorChartSection title={texts.siteVisits} name={texts.siteVisits} />
        </WalletPanel>
      );
  }
}

function backOf(place: AdminPlace): string {
  return adminHref(changeAdminPlace(place, { userId: undefined }));
}
