'use client';

import { useGetCustomerProfile } from '@bazaar/api/hooks/customers';
import { type CompanyTab, companyTabs } from '@bazaar/domain/companies/company-tabs';
import { AccountHead, AccountStack, AccountTabs } from '@bazaar/ui/patterns/account-page';
import { CompanyEdges } from '@bazaar/ui/patterns/company-page';
import { Skeleton } from '@bazaar/ui/skeleton';
import { useEffect } from 'react';
import { SharedQueries } from '@/lib/data/shared-queries';
import { UnreadParts } from '@/lib/data/unread-parts';
import { goToLogin } from '@/lib/session/go-to-login';
import { companyTexts as texts } from '@/translations/company';
import { CompaniesTab } from './companies/companies-tab';
import { placeHref } from './company-address';
import { DealingsPanel } from './dealings/dealings-panel';
import { FollowedPanel } from './followed/followed-panel';
import { RefusedTab } from './refused-tab';
import { type PlaceInHand, useCompanyPlace } from './use-company-place';
import { VisitsTab } from './visits/visits-tab';

/** P08. All data is one person's: it is read in the browser and never stored by a cache. */
export function CompanyScreen() {
  return (
    <SharedQueries>
      <Company />
    </SharedQueries>
  );
}

function Company() {
  const place = useCompanyPlace();
  const profile = useGetCustomerProfile();
  const tabs = companyTabs(profile.data);
  const isRefused = profile.error?.status === 401;
  useEffect(() => {
    if (isRefused) goToLogin();
  }, [isRefused]);
  return (
    <AccountStack>
      <AccountHead title={texts.title} />
      <UnreadParts parts={[{ name: texts.profile, query: profile }]} />
      <AccountTabs
        label={texts.tabsLabel}
        tabs={tabs.map((tab) => ({
          href: placeHref({ tab }),
          label: texts.tabs[tab],
          isCurrent: tab === place.tab,
        }))}
      />
      <CompanyEdges>
        <Content place={place} tabs={tabs} isProfileKnown={profile.data !== undefined || profile.isError} />
      </CompanyEdges>
    </AccountStack>
  );
}

interface ContentProps {
  readonly place: PlaceInHand;
  readonly tabs: readonly CompanyTab[];
  readonly isProfileKnown: boolean;
}

function Content({ place, tabs, isProfileKnown }: ContentProps) {
  const { tab } = place;
  if (tab === 'suppliers') return <DealingsPanel place={place} />;
  if (tab === 'followed') return <FollowedPanel place={place} />;
  if (!isProfileKnown) {
    return (
      <AccountStack busyLabel={texts.profileLoading}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </AccountStack>
    );
  }
  if (!tabs.includes(tab)) return <RefusedTab tab={tab} />;
  return tab === 'companies' ? <CompaniesTab place={place} /> : <VisitsTab place={place} />;
}
