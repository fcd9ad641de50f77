'use client';

import { inviteMerchantAgent } from '@bazaar/api/customers';
import { getListMerchantAgentsQueryKey } from '@bazaar/api/hooks/customers';
import { getListRunningMembershipsQueryKey } from '@bazaar/api/hooks/membership-plans';
import type { MerchantAgent } from '@bazaar/api/model';
import {
  chosenPermissions,
  type Invitation,
  type InvitationValues,
  invitationSchema,
} from '@bazaar/domain/companies/agent-form';
import { Banner } from '@bazaar/ui/banner';
import { Panel } from '@bazaar/ui/panel';
import { CompanyPair } from '@bazaar/ui/patterns/company-page';
import { Text } from '@bazaar/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BoundPhoneField } from '@/lib/forms/bound-digits';
import { currentRecord } from '@/lib/forms/current-record';
import { LeaveQuestion } from '@/lib/forms/leave-question-dialog';
import { SiteFormFrame, SubmitButton } from '@/lib/forms/site-form-frame';
import { useSiteForm } from '@/lib/forms/use-site-form';
import { showToast } from '@/lib/toasts/toasts';
import { companyTexts as texts } from '@/translations/company';
import { AgentFields } from './agent-fields';
import { agentName, phoneText, standingBadge } from './agent-texts';
import { PositionField } from './position-field';

const EMPTY: InvitationValues = {
  phoneNumber: '',
  position: '',
  permissions: chosenPermissions(['ViewRequests']),
};

export interface InvitePanelProps {
  readonly merchantId: string;
  /** Where what the agent will see is told; without it, in the panel. */
  readonly previewPlace: Element | null | undefined;
}

/** Invites an agent by mobile number. What that agent will see is shown before. */
export function InvitePanel({ merchantId, previewPlace }: InvitePanelProps) {
  const client = useQueryClient();
  const refresh = () => {
    void client.invalidateQueries({ queryKey: getListMerchantAgentsQueryKey() });
    void client.invalidateQueries({ queryKey: getListRunningMembershipsQueryKey() });
  };
  const form = useSiteForm<InvitationValues, Invitation, MerchantAgent>({
    id: 'invite',
    draftId: `agent:new:${merchantId}`,
    schema: invitationSchema,
    start: EMPTY,
    send: ({ position, ...invitation }, request) =>
      inviteMerchantAgent(
        { ...invitation, merchantId, ...(position === undefined ? {} : { position }) },
        request,
      ),
    sends: true,
    onSent: ({ phoneNumber }, isTypedSince) => {
      refresh();
      showToast({ status: 'success', title: texts.invited(phoneText(phoneNumber)) });
      if (!isTypedSince) form.discard();
    },
  });
  const known = currentRecord<MerchantAgent>(form.failure?.error);
  const isKnown = known !== undefined;
  useEffect(() => {
    if (isKnown) refresh();
  }, [isKnown]);
  return (
    <Panel id="invite-panel" title={texts.invite}>
      <SiteFormFrame form={form} label={texts.invite}>
        {known === undefined ? null : (
          <Banner
            status="warning"
            title={texts.alreadyAgent(agentName(known), standingBadge(known, Date.now()).text)}
          />
        )}
        <CompanyPair isShort>
          <BoundPhoneField form={form} name="phoneNumber" label={texts.mobile} autoComplete="off" />
          <PositionField form={form} />
        </CompanyPair>
        <AgentFields form={form} previewPlace={previewPlace} />
        <SubmitButton form={form} wide>
          {texts.sendInvitation}
        </SubmitButton>
        <Text as="p" size={12} tone="muted">
          {texts.invitationNote}
        </Text>
      </SiteFormFrame>
      <LeaveQuestion isUnsaved={form.isDirty && !form.isSending} />
    </Panel>
  );
}
