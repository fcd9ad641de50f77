'use client';

import { inviteMerchantAgent } from '@bazaar/api/customers';
import {
  getListMerchantAgentsQueryKey,
  useRemoveMerchantAgent,
  useUpdateMerchantAgent,
} from '@bazaar/api/hooks/customers';
import type { MerchantAgent } from '@bazaar/api/model';
import { chosenPermissions, heldPermissions } from '@bazaar/domain/companies/agent-form';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { currentRecord } from '@/lib/forms/current-record';
import { goToLogin } from '@/lib/session/go-to-login';
import { showToast } from '@/lib/toasts/toasts';
import { useRemovals } from '@/lib/undo/use-removals';
import { companyTexts as texts } from '@/translations/company';
import { agentName } from './agent-texts';

export function agentRemovalKey(id: string): string {
  return `merchant-agent:${id}`;
}

/** Switches agents on and off, invites them again and removes them, one change of an agent at a time. */
export function useAgentActions() {
  const client = useQueryClient();
  const [busyId, setBusyId] = useState<string>();
  const update = useUpdateMerchantAgent();
  const keys = useRef(new Map<string, string>());
  const removal = useRemoveMerchantAgent({ request: { keepalive: true } });
  const { phaseOf, remove } = useRemovals();
  const refresh = () => void client.invalidateQueries({ queryKey: getListMerchantAgentsQueryKey() });
  const change = async ({ id }: MerchantAgent, send: () => Promise<unknown>, done: string) => {
    if (busyId !== undefined) return;
    setBusyId(id);
    try {
      await send();
      showToast({ status: 'success', title: done });
    } catch (error) {
      if ((error as { status?: number }).status === 401) return goToLogin();
      const isChanged = currentRecord<MerchantAgent>(error) !== undefined;
      if (isChanged) refresh();
      showToast({
        status: isChanged ? 'warning' : 'error',
        title: isChanged ? texts.changedElsewhere : texts.changeFailed,
      });
    } finally {
      setBusyId(undefined);
    }
  };
  const fieldsOf = ({ position, permissions }: MerchantAgent) => ({
    permissions: heldPermissions(chosenPermissions(permissions)),
    ...(position === undefined ? {} : { position }),
  });
  return {
    busyId,
    phaseOf,
    turn: (agent: MerchantAgent, isActive: boolean) => {
      const { id, version } = agent;
      const name = agentName(agent);
      const done = isActive ? texts.nowActive(name) : texts.nowInactive(name);
      const data = { id, version, isActive, ...fieldsOf(agent) };
      return change(agent, () => update.mutateAsync({ data }), done);
    },
    inviteAgain: (agent: MerchantAgent) => {
      const { merchantId, phoneNumber } = agent;
      const data = { merchantId, phoneNumber, ...fieldsOf(agent) };
      // Pressed again after a lost response, it is the same invitation.
      const invitation = `${agent.id} ${agent.version}`;
      const key = keys.current.get(invitation) ?? crypto.randomUUID();
      keys.current.set(invitation, key);
      const send = () => inviteMerchantAgent(data, { headers: { 'Idempotency-Key': key } }).finally(refresh);
      return change(agent, send, texts.invitedAgain(agentName(agent)));
    },
    remove: (agent: MerchantAgent) =>
      remove({
        key: agentRemovalKey(agent.id),
        name: agentName(agent),
        send: () => removal.mutateAsync({ params: { id: agent.id } }),
      }),
  };
}
