'use client';

import { updateMerchantAgent } from '@bazaar/api/customers';
import { getListMerchantAgentsQueryKey } from '@bazaar/api/hooks/customers';
import type { MerchantAgent } from '@bazaar/api/model';
import {
  type AgentValues,
  agentSchema,
  type ChangedAgent,
  chosenPermissions,
} from '@bazaar/domain/companies/agent-form';
import { Button } from '@bazaar/ui/button';
import { RuntimeSideSheet, SideSheetFoot } from '@bazaar/ui/runtime-side-sheet';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ChangedElsewhere } from '@/lib/forms/changed-elsewhere';
import { currentRecord } from '@/lib/forms/current-record';
import { SiteFormFrame, SubmitButton } from '@/lib/forms/site-form-frame';
import { useRecordVersion } from '@/lib/forms/use-record-version';
import { useSiteForm } from '@/lib/forms/use-site-form';
import { showToast } from '@/lib/toasts/toasts';
import { companyTexts as texts } from '@/translations/company';
import { AgentFields } from './agent-fields';
import { abilityText, agentName, standingBadge } from './agent-texts';
import { PositionField } from './position-field';

export interface AgentSheetProps {
  readonly agent: MerchantAgent | undefined;
  readonly nowMs: number;
  onClose(): void;
}

/** The sheet with the position and permissions of one agent. Closing it keeps what was typed. */
export function AgentSheet({ agent, nowMs, onClose }: AgentSheetProps) {
  return (
    <RuntimeSideSheet
      isOpen={agent !== undefined}
      onClose={onClose}
      title={agent === undefined ? '' : texts.editTitle(agentName(agent))}
      closeLabel={texts.close}
    >
      {agent === undefined ? null : <AgentEditor key={agent.id} {...{ agent, nowMs, onClose }} />}
    </RuntimeSideSheet>
  );
}

type AgentEditorProps = AgentSheetProps & { readonly agent: MerchantAgent };

function AgentEditor({ agent, nowMs, onClose }: AgentEditorProps) {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: getListMerchantAgentsQueryKey() });
  const [opened] = useState(agent);
  // What the sheet does not change is sent as it stands in the record whose version is sent; the list may have another one.
  const stored = useRef(opened);
  const [start] = useState(() => valuesOf(agent));
  const draftId = `agent:${agent.id}`;
  const base = useRecordVersion(draftId, agent, start);
  const form = useSiteForm<AgentValues, ChangedAgent, MerchantAgent>({
    id: 'agent',
    draftId,
    schema: agentSchema,
    start,
    baseVersion: base.opened,
    send: ({ position, permissions }, request) =>
      base.send((version = agent.version) => {
        const { id, isActive } = stored.current;
        const changed = { permissions, ...(position === undefined ? {} : { position }) };
        return updateMerchantAgent({ ...changed, id, isActive, version }, request).catch((error: unknown) => {
          const current = currentRecord<MerchantAgent>(error);
          if (current !== undefined) {
            stored.current = current;
            refresh();
          }
          throw error;
        });
      }),
    onSent: (saved) => {
      refresh();
      showToast({ status: 'success', title: texts.changed(agentName(saved)) });
      onClose();
    },
    nextVersion: ({ version }) => version,
  });
  const current = currentRecord<MerchantAgent>(form.failure?.error);
  return (
    <SiteFormFrame form={form} label={texts.editTitle(agentName(agent))}>
      {current === undefined ? null : (
        <ChangedElsewhere
          id="agent-changed"
          differences={[
            { label: texts.position, stored: current.position ?? '' },
            { label: texts.may, stored: abilityText(current) },
            ...(current.state === opened.state
              ? []
              : [{ label: texts.agentHeads.state, stored: standingBadge(current, nowMs).text }]),
          ]}
          onTake={() => form.change(valuesOf(current))}
        />
      )}
      <PositionField form={form} />
      <AgentFields form={form} />
      <SideSheetFoot>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <SubmitButton form={form}>{texts.save}</SubmitButton>
      </SideSheetFoot>
    </SiteFormFrame>
  );
}

function valuesOf({ position, permissions }: MerchantAgent): AgentValues {
  return { position: position ?? '', permissions: chosenPermissions(permissions) };
}
