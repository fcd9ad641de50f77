'use client';

import { useGetCustomerProfile } from '@bazaar/api/hooks/customers';
import { Panel } from '@bazaar/ui/panel';
import { CompanyColumns, CompanyPart } from '@bazaar/ui/patterns/company-page';
import { useState } from 'react';
import { useMediaQuery } from '@/lib/media/use-media-query';
import { companyTexts as texts } from '@/translations/company';
import { AgentsPanel } from '../agents/agents-panel';
import { InvitePanel } from '../agents/invite-panel';
import type { PlaceInHand } from '../use-company-place';
import { CompaniesPanel } from './companies-panel';
import { SaleSettingPanel } from './sale-setting-panel';
import { useCompanies } from './use-companies';

/** The person's companies; of an owned one its agents, who may be invited and changed here. */
export function CompaniesTab({ place }: { readonly place: PlaceInHand }) {
  const { data: profile } = useGetCustomerProfile();
  const { query, agents } = useCompanies(profile?.phoneNumber);
  const current = query.data?.find(({ merchant }) => merchant.id === place.merchantId) ?? query.data?.[0];
  const merchantId = current?.merchant.id;
  const sells = current?.merchant.supplierId !== undefined;
  // Beside the invitation the lists are the shorter side: what an invited agent will see has its place below them.
  const isBeside = useMediaQuery('(min-width: 1360px)') && current?.isOwner === true;
  const [previewPlace, setPreviewPlace] = useState<Element | null>(null);
  return (
    <>
      <CompaniesPanel place={place} query={query} current={current} />
      {merchantId === undefined ? null : (
        <CompanyColumns
          main={
            <>
              {current?.agency === undefined ? (
                <AgentsPanel key={merchantId} merchantId={merchantId} query={agents} />
              ) : (
                <Panel id="agents" title={texts.agents} isFlush>
                  <CompanyPart>{texts.ownerOnly}</CompanyPart>
                </Panel>
              )}
              {sells ? <SaleSettingPanel merchantId={merchantId} /> : null}
              {isBeside ? <div ref={setPreviewPlace} /> : null}
            </>
          }
          side={
            current?.isOwner ? (
              <InvitePanel
                key={merchantId}
                merchantId={merchantId}
                previewPlace={isBeside ? previewPlace : undefined}
              />
            ) : undefined
          }
        />
      )}
    </>
  );
}
