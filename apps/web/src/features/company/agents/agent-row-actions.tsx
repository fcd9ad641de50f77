'use client';

import type { MerchantAgent } from '@bazaar/api/model';
import { Button } from '@bazaar/ui/button';
import { companyTexts as texts } from '@/translations/company';
import { agentName, standingBadge } from './agent-texts';
import type { useAgentActions } from './use-agent-actions';

export interface AgentRowActionsProps {
  readonly agent: MerchantAgent;
  readonly actions: ReturnType<typeof useAgentActions>;
  readonly nowMs: number;
  onEdit(): void;
}

/** What the owner can do about one agent: change, switch off or on, invite again, remove. */
export function AgentRowActions({ agent, actions, nowMs, onEdit }: AgentRowActionsProps) {
  const name = agentName(agent);
  const { kind } = standingBadge(agent, nowMs);
  const isBusy = actions.busyId !== undefined;
  return (
    <>
      <Button size="small" tone="text" data-row-link="" aria-label={texts.editOf(name)} onClick={onEdit}>
        {texts.edit}
      </Button>
      {kind === 'expired' ? (
        <Button
          size="small"
          tone="text"
          aria-disabled={isBusy}
          aria-label={texts.againOf(name)}
          onClick={() => void actions.inviteAgain(agent)}
        >
          {texts.again}
        </Button>
      ) : null}
      {kind === 'active' || kind === 'inactive' ? (
        <Button
          size="small"
          tone="text"
          aria-disabled={isBusy}
          aria-label={kind === 'active' ? texts.deactivateOf(name) : texts.activateOf(name)}
          onClick={() => void actions.turn(agent, kind === 'inactive')}
        >
          {kind === 'active' ? texts.deactivate : texts.activate}
        </Button>
      ) : null}
      <Button
        size="small"
        tone="danger"
        aria-label={texts.removeOf(name)}
        onClick={() => actions.remove(agent)}
      >
        {texts.remove}
      </Button>
    </>
  );
}
