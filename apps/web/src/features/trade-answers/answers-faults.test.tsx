// @vitest-environment jsdom
import {
  getListTradeRequestsBySupplierMockHandler as list,
  getListTradeRequestsBySupplierResponseMock as listExample,
  getGetTradeRequestMockHandler as read,
} from '@bazaar/api/mocks/trade-requests';
import { getListUnitsOfMeasurementMockHandler as units } from '@bazaar/api/mocks/units';
import type { OperationId } from '@bazaar/api/operations';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { calledOperations, callFaults, tryRead } from '@/testing/call-faults';
import { mockServer } from '@/testing/mock-server';
import { missingMessages } from '@/translations/missing';
import { tradeAnswerMessages as texts } from '@/translations/trade-answers';
import { alborz, answerUnits, pars } from './trade-answers.fixtures';
import { TradeAnswersScreen } from './trade-answers-screen';

const goToLogin = vi.hoisted(() => vi.fn());
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));

const example = listExample();
const groups = [pars, alborz].map(({ id, supplier }) => {
  const [group] = example.groups;
  const [item] = group?.items ?? [];
  if (group === undefined || item === undefined) throw new Error('the example has a request');
  return { ...group, supplier, items: [{ ...item, id }] };
});
const faults = callFaults();
const backend = mockServer(
  faults.handler,
  list({ ...example, groups }),
  units([...answerUnits]),
  read(({ params }) => [pars, alborz].find(({ id }) => id === params.id) ?? pars),
);
afterEach(() => {
  faults.mend();
  cleanup();
  vi.clearAllMocks();
});
const open = () => void render(<TradeAnswersScreen groupKey="g-1" />);
const unreadAnswer = missingMessages.title(missingMessages.answerOf(alborz.supplier.name));
/** Every read of the comparison, the sentence without it, and a text that stays beside it. */
const reads: Partial<Record<OperationId, readonly [says: string, stands: string]>> = {
  getTradeRequest: [unreadAnswer, pars.supplier.name],
  listTradeRequestsBySupplier: [texts.failed, texts.failed],
  listUnitsOfMeasurement: [texts.failed, texts.failed],
};
const rows = Object.entries(reads) as [OperationId, [string, string]][];

it('R-411 names every call of the comparison in this table', async () => {
  open();
  await screen.findByRole('table');
  expect(calledOperations(backend.requests)).toEqual(rows.map(([operation]) => operation).sort());
});

it.each(rows)(
  'R-411 says what is missing without %s, keeps the rest and heals',
  (operation, [says, stands]) => {
    const only = ({ pathname }: URL) => operation !== 'getTradeRequest' || pathname.endsWith(alborz.id);
    return tryRead({ faults, backend, operation, only, says, stands, open });
  },
);

it('R-411 an answer that cannot be read again stays as it was read', async () => {
  open();
  await screen.findByRole('table');
  faults.breakCall('getTradeRequest', 'unavailable');
  fireEvent(window, new Event('visibilitychange'));
  await act(() => backend.settled());
  expect(screen.getByRole('table').textContent).toContain(alborz.supplier.name);
  faults.breakCall('getTradeRequest', 'session ended');
  fireEvent(window, new Event('visibilitychange'));
  await waitFor(() => expect(goToLogin).toHaveBeenCalled());
});
