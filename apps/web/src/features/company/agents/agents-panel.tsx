'use client';

import { useListRunningMemberships } from '@bazaar/api/hooks/membership-plans';
import type { MerchantAgent, RunningMembership } from '@bazaar/api/model';
import { monogramOf } from '@bazaar/domain/persian/monogram';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { Badge } from '@bazaar/ui/badge';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { CompanyCount, CompanyPart, type CompanyRow, CompanyRows } from '@bazaar/ui/patterns/company-page';
import { peopleIcon } from '@bazaar/ui/patterns/empty-icons';
import { useState } from 'react';
import { UnreadParts } from '@/lib/data/unread-parts';
import { RemovedRow } from '@/lib/undo/removed-row';
import { companyTexts as texts } from '@/translations/company';
import { missingMessages } from '@/translations/missing';
import { useListKeys } from '../list-keys';
import { ReadPart, type ReadPartProps } from '../read-part';
import { AgentRowActions } from './agent-row-actions';
import { AgentSheet } from './agent-sheet';
import { abilityText, agentName, phoneText, standingBadge } from './agent-texts';
import { agentRemovalKey, useAgentActions } from './use-agent-actions';

export interface AgentsPanelProps {
  readonly merchantId: string;
  readonly query: ReadPartProps<readonly MerchantAgent[]>['query'] & { readonly dataUpdatedAt: number };
}

/** The agents of a company: who, what they may do, how they stand, and what the owner can do about it. */
export function AgentsPanel({ merchantId, query }: AgentsPanelProps) {
  const actions = useAgentActions();
  const plans = useListRunningMemberships();
  const [openedId, setOpenedId] = useState<string>();
  const agents = query.data?.filter(
    (agent) => agent.merchantId === merchantId && actions.phaseOf(agentRemovalKey(agent.id)) !== 'gone',
  );
  const opened = agents?.find(({ id }) => id === openedId);
  useListKeys({
    listId: 'agents',
    onRemove: (id) => {
      const agent = agents?.find((each) => each.id === id);
      if (agent) actions.remove(agent);
    },
  });
  return (
    <ReadPart
      id="agents"
      title={texts.agents}
      note={<CompanyCount>{agents?.length ? countText(agents.length, plans.data) : ''}</CompanyCount>}
      texts={{ loading: texts.agentsLoading, failed: texts.agentsFailed }}
      query={{ ...query, data: agents }}
    >
      {(known) => (
        <>
          <UnreadParts parts={[{ name: missingMessages.beside.plan, query: plans }]} />
          {known.length === 0 ? (
            <CompanyPart>
              <EmptyPanel icon={peopleIcon} title={texts.noAgents} detail={texts.noAgentsDetail} />
            </CompanyPart>
          ) : null}
          <CompanyRows
            label={texts.agents}
            heads={texts.agentHeads}
            rows={known.map((agent) => ({
              ...rowOf(agent, query.dataUpdatedAt),
              actions: (
                <AgentRowActions
                  {...{ agent, actions }}
                  nowMs={query.dataUpdatedAt}
                  onEdit={() => setOpenedId(agent.id)}
                />
              ),
              ...(actions.phaseOf(agentRemovalKey(agent.id)) === 'waiting'
                ? { instead: <Removed agent={agent} /> }
                : {}),
            }))}
          />
          <AgentSheet agent={opened} nowMs={query.dataUpdatedAt} onClose={() => setOpenedId(undefined)} />
        </>
      )}
    </ReadPart>
  );
}

function rowOf(agent: MerchantAgent, nowMs: number): CompanyRow {
  const { id, personName, phoneNumber, position } = agent;
  const isUnnamed = personName === phoneNumber;
  const { text, tone } = standingBadge(agent, nowMs);
  return {
    id,
    letters: isUnnamed ? '؟' : monogramOf(personName),
    name: agentName(agent),
    note: isUnnamed ? texts.unnamed : phoneText(phoneNumber),
    details: [position, abilityText(agent)].filter(Boolean).join('؛ '),
    state: <Badge tone={tone}>{text}</Badge>,
  };
}

function Removed({ agent }: { readonly agent: MerchantAgent }) {
  return <RemovedRow removalKey={agentRemovalKey(agent.id)}>{texts.removed(agentName(agent))}</RemovedRow>;
}

/** Returns how many agents there are, and of how many the owner's plan has room for; without a plan that limits them the number alone. */
function countText(count: number, plans: readonly RunningMembership[] | undefined): string {
  const plan = plans?.find(({ agents }) => agents !== undefined);
  if (plan?.agents === undefined) return texts.agentCount(formatNumber(count));
  return texts.ofPlan(formatNumber(plan.agents.used), formatNumber(plan.agents.limit), plan.planTitle);
}
