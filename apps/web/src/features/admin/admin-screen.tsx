'use client';

import {
  ADMIN_VIEWS,
  type AdminPlace,
  changeAdminPlace,
  parseAdminPlace,
} from '@bazaar/domain/administration/admin-place';
import { AccountHead, AccountStack } from '@bazaar/ui/patterns/account-page';
import { Tabs } from '@bazaar/ui/tabs';
import { useSearchParams } from 'next/navigation';
import { VisitorChartSection } from '@/entities/visitor-chart/visitor-chart-section';
import { SharedQueries } from '@/lib/data/shared-queries';
import { useHereLinks } from '@/lib/navigation/use-here-links';
import { adminTexts as texts } from '@/translations/admin';
import { adminHref } from './admin-address';
import { CustomerPage } from './customer/customer-page';
import type { LoadedPreview } from './preview/loaded-preview';
import { PreviewView } from './preview/preview-view';
import { CustomersList } from './records/customers-list';
import { MerchantsList } from './records/merchants-list';

export interface AdminScreenProps {
  /** The preview in the address, read on the server. */
  readonly preview?: LoadedPreview | undefined;
}

/** P02. The page has let the administrator in; what is shown is read in the browser and never stored by a cache. */
export function AdminScreen(props: AdminScreenProps) {
  return (
    <SharedQueries>
      <Admin {...props} />
    </SharedQueries>
  );
}

function Admin({ preview }: AdminScreenProps) {
  const place = parseAdminPlace(useSearchParams());
  // A preview is read on the server.
  useHereLinks((query) => query.has('preview'));
  return (
    <AccountStack>
      <AccountHead title={texts.title} action={null} />
      <Tabs
        label={texts.views}
        tabs={ADMIN_VIEWS.map((view) => ({
          href: adminHref(changeAdminPlace(place, { view })),
          label: texts.view[view],
          isCurrent: place.view === view,
        }))}
      />
      <View place={place} preview={preview} />
    </AccountStack>
  );
}

function View({ place, preview }: AdminScreenProps & { readonly place: AdminPlace }) {
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
      return <PreviewView wantedId={place.previewId} preview={preview} />;
    default:
      return <VisitorChartSection title={texts.siteVisits} name={texts.siteVisits} />;
  }
}

function backOf(place: AdminPlace): string {
  return adminHref(changeAdminPlace(place, { userId: undefined }));
}
