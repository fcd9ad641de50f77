// @vitest-environment jsdom
import {
  getListTradeRequestsBySupplierMockHandler as list,
  getListTradeRequestsBySupplierResponseMock as listExample,
  getGetTradeRequestMockHandler as read,
} from '@bazaar/api/mocks/trade-requests';
import { getListUnitsOfMeasurementMockHandler as units } from '@bazaar/api/mocks/units';
import type { TradeRequest, TradeRequestStatus } from '@bazaar/api/model';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { mockServer } from '@/testing/mock-server';
import { missingMessages } from '@/translations/missing';
import { alborz, answersNowMs, answerUnits, azargostar, pars } from './trade-answers.fixtures';
import { TradeAnswersScreen } from './trade-answers-screen';

const example = listExample();
const backend = mockServer(units([...answerUnits]));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

/** A group as the service lists it: by state, and a page at a time. */
function serve(group: readonly TradeRequest[], totalCount?: number) {
  backend.use(
    list(({ request }) => {
      const query = new URL(request.url).searchParams;
      const statuses = query.getAll('status') as TradeRequestStatus[];
      const found = group.filter(({ status }) => statuses.length === 0 || statuses.includes(status));
      const [like] = example.groups;
      const [item] = like?.items ?? [];
      if (like === undefined || item === undefined) throw new Error('the example has a request');
      const page = found.slice(0, Number(query.get('pageSize')));
      return {
        ...{ ...example, totalCount: totalCount ?? found.length },
        groups: page.map(({ id, supplier }) => ({ ...like, supplier, items: [{ ...item, id }] })),
      };
    }),
    read(({ params }) => group.find(({ id }) => id === params.id) ?? pars),
  );
}
const many = (count: number, status: 'Withdrawn' | 'Answered') =>
  Array.from(
    { length: count },
    (_, index) => ({ ...pars, id: `${status}-${index}`, status }) as unknown as TradeRequest,
  );
const columns = () => screen.getAllByRole('columnheader').length - 1;

it('R-314 requests that were withdrawn take no place of an answer', async () => {
  serve([...many(10, 'Withdrawn'), ...many(20, 'Answered')]);
  render(<TradeAnswersScreen groupKey="g-1" />);
  await screen.findByRole('table');
  expect(columns()).toBe(20);
});

it('R-314 compares every answer of a page, and says how many there are beyond it', async () => {
  serve(many(30, 'Answered'), 33);
  render(<TradeAnswersScreen groupKey="g-1" />);
  await screen.findByRole('table');
  expect(columns()).toBe(30);
  expect(screen.getByText(missingMessages.title(missingMessages.moreAnswers('۳')))).toBeTruthy();
});

it('R-312 reads an answer again when its validity ends', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: answersNowMs });
  serve([pars, alborz, azargostar]);
  render(<TradeAnswersScreen groupKey="g-1" />);
  await act(() => backend.settled());
  expect(screen.getByRole('table').textContent).toContain('کمترین جمع');
  const before = backend.requests.length;
  serve([pars, { ...alborz, status: 'Expired' } as unknown as TradeRequest, azargostar]);
  await act(async () => {
    vi.advanceTimersByTime(Date.parse('2026-11-22T08:30:02Z') - answersNowMs);
    await backend.settled();
  });
  expect(backend.requests.slice(before).map(({ path }) => path)).toEqual([
    expect.stringContaining(alborz.id),
  ]);
  await vi.waitFor(() => expect(screen.getByRole('table').textContent).toContain('منقضی'));
  expect(screen.getByRole('table').textContent).not.toContain('کمترین جمع');
});
