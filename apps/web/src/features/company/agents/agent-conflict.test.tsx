// @vitest-environment jsdom
import { useListMerchantAgents } from '@bazaar/api/hooks/customers';
import {
  getListMerchantAgentsMockHandler as agents,
  getUpdateMerchantAgentMockHandler as change,
  getUpdateMerchantAgentMockHandler409 as changed,
} from '@bazaar/api/mocks/customers';
import { getListRunningMembershipsMockHandler as plans } from '@bazaar/api/mocks/membership-plans';
import type { MerchantAgent } from '@bazaar/api/model';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SharedQueries } from '@/lib/data/shared-queries';
import { mockServer } from '@/testing/mock-server';
import { companyTexts as texts } from '@/translations/company';
import { formTexts } from '@/translations/form-errors';
import * as known from '../company.fixtures';
import { agentName } from './agent-texts';
import { AgentsPanel } from './agents-panel';

vi.mock('@/lib/toasts/toasts', () => ({ showToast: vi.fn() }));
const [agent] = known.agents as readonly [MerchantAgent];
const off: MerchantAgent = { ...agent, state: 'Inactive', isActive: false, version: agent.version + 1 };
const backend = mockServer(agents([agent]), plans([]));
afterEach(cleanup);

function Agents() {
  return <AgentsPanel merchantId={agent.merchantId} query={useListMerchantAgents()} />;
}

// The list is the old one to the end: it may also be refreshed only after the second press.
it('an agent who was switched off meanwhile stays off when the sheet is saved after the conflict', async () => {
  const problem = { type: 'urn:conflict', title: 'conflict', status: 409, traceId: 't-1' } as const;
  backend.use(changed({ ...problem, code: 'conflict', current: off }));
  render(<Agents />, { wrapper: SharedQueries });
  fireEvent.click(await screen.findByLabelText(texts.editOf(agentName(agent))));
  const button = await screen.findByText(texts.save);
  fireEvent.click(screen.getByLabelText(new RegExp(`^${texts.permissions.Finance}`)));
  fireEvent.click(button);
  const stored = (await screen.findByText(formTexts.changedElsewhere)).closest('fieldset') as HTMLElement;
  await waitFor(() => expect(backend.requests.filter(({ path }) => path.endsWith('agents'))).toHaveLength(3));
  expect(stored.textContent).toContain(`${texts.agentHeads.state}: ${texts.states.inactive}`);
  backend.use(change(off));
  fireEvent.click(button);
  await waitFor(() => expect(backend.writes()).toHaveLength(2));
  expect(backend.writes().map(({ body }) => body)).toMatchObject([
    { isActive: true, version: agent.version },
    { isActive: false, version: off.version, permissions: [...agent.permissions, 'Finance'] },
  ]);
});

it('says nothing of the standing where it is the one the sheet was opened with', async () => {
  const problem = { type: 'urn:conflict', title: 'conflict', status: 409, traceId: 't-1' } as const;
  backend.use(
    changed({ ...problem, code: 'conflict', current: { ...agent, position: 'مدیر فروش', version: 9 } }),
  );
  render(<Agents />, { wrapper: SharedQueries });
  fireEvent.click(await screen.findByLabelText(texts.editOf(agentName(agent))));
  fireEvent.click(await screen.findByText(texts.save));
  const stored = (await screen.findByText(formTexts.changedElsewhere)).closest('fieldset') as HTMLElement;
  expect(within(stored).getByText('مدیر فروش')).toBeTruthy();
  expect(stored.textContent).not.toContain(texts.agentHeads.state);
});
