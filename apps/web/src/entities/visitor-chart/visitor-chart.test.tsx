// @vitest-environment jsdom
import { getGetVisitorChartMockHandler as chart } from '@bazaar/api/mocks/visitor-logs';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SharedQueries } from '@/lib/data/shared-queries';
import { calledOperations, callFaults, tryRead } from '@/testing/call-faults';
import { mockServer } from '@/testing/mock-server';
import { visitorChartTexts as texts } from '@/translations/visitor-chart';
import { chartOf, emptyChartOf } from './visitor-chart.fixtures';
import { VisitorChartSection } from './visitor-chart-section';

const { goToLogin, save } = vi.hoisted(() => ({ goToLogin: vi.fn(), save: vi.fn() }));
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));
vi.mock('@/lib/download/save-text-file', () => ({ saveTextFile: save }));
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(location.search) }));

const faults = callFaults();
const backend = mockServer(
  faults.handler,
  chart(({ request }) => chartOf(request.url)),
);
const TITLE = 'بازدید صفحهٔ شرکت';

beforeEach(() => {
  // Saturday 30 Aban 1405.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T09:00:00Z') });
  history.replaceState(null, '', '/profile/suppliers?tab=visits');
});
afterEach(() => {
  faults.mend();
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const section = () => (
  <SharedQueries>
    <VisitorChartSection merchantId="m-1" title={TITLE} name={TITLE} />
  </SharedQueries>
);
const numbers = () => screen.findByRole('table', { name: texts.tableOf(TITLE) });
const point = (name: RegExp) => screen.getByRole('img', { name });

it('R-480 reads the period of the address, and writes another one into it beside the other keys', async () => {
  const { rerender } = render(section());
  await numbers();
  const period = screen.getByLabelText(texts.period) as HTMLSelectElement;
  expect(period.value).toBe('30');
  expect(backend.requests.map(({ path }) => path.split('?')[1])).toEqual([
    'from=2026-10-23&to=2026-11-21&groupBy=Day&merchantId=m-1',
    'from=2026-09-23&to=2026-10-22&groupBy=Month&merchantId=m-1',
  ]);
  fireEvent.change(period, { target: { value: '90' } });
  expect(location.search).toBe('?tab=visits&visits=90');
  rerender(section());
  fireEvent.click(screen.getByRole('button', { name: texts.groupings.Week }));
  expect(location.search).toBe('?tab=visits&visits=90&by=Week');
  rerender(section());
  expect(await screen.findByRole('columnheader', { name: texts.average })).toBeTruthy();
});

it('R-480 asks for days of one’s own once both ends are there', async () => {
  history.replaceState(null, '', '/profile/suppliers?visits=2026-11-01~2026-11-10');
  render(section());
  await numbers();
  const from = screen.getByLabelText('از') as HTMLInputElement;
  expect(from.value).toBe('۱۴۰۵/۰۸/۱۰');
  fireEvent.change(from, { target: { value: '۱۴۰۵/۸/۳۱' } });
  fireEvent.blur(from);
  expect(location.search).toBe('?visits=2026-11-01~2026-11-10');
  fireEvent.change(from, { target: { value: '1405/8/5' } });
  fireEvent.blur(from);
  expect(new URLSearchParams(location.search).get('visits')).toBe('2026-10-27~2026-11-10');
});

it('R-484 tells the same numbers by point and by row, the points by arrow keys', async () => {
  render(section());
  const table = await numbers();
  expect(within(table).getAllByRole('row')).toHaveLength(10);
  fireEvent.click(screen.getByRole('button', { name: texts.showAll('۳۰') }));
  const rows = within(table).getAllByRole('row').slice(1, -1);
  const told = rows.map((row) => {
    const name = within(row).getByRole('rowheader').textContent?.replace(' (ناتمام)', '');
    const [visits, unique] = within(row).getAllByRole('cell');
    return `${name}: ${visits?.textContent} بازدید، ${unique?.textContent} بازدیدکننده`;
  });
  const points = screen.getAllByRole('img').map((each) => each.getAttribute('aria-label'));
  expect(points.reverse()).toEqual(told);
  const last = point(/^شنبه ۳۰ آبان:/);
  last.focus();
  fireEvent.keyDown(last, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(point(/^جمعه ۲۹ آبان:/));
  expect(document.querySelectorAll('.u-chart-ground')).toHaveLength(5);
});

it('R-483 says more or less in words, and against what', async () => {
  render(section());
  expect(await screen.findByText(texts.compared('۱ تا ۳۰ مهر ۱۴۰۵'))).toBeTruthy();
  expect(document.querySelector('.u-chart-figures')?.textContent).toMatch(/٪ (بیشتر|کمتر)/);
});

it('saves what is shown as a file', async () => {
  render(section());
  await numbers();
  fireEvent.click(screen.getByRole('button', { name: texts.csvLabel }));
  const [name, text] = save.mock.calls[0] as [string, string];
  expect(name).toBe('visits-2026-10-23-2026-11-21.csv');
  expect(text.trimEnd().split('\r\n')).toHaveLength(31);
});

it('says in words that nobody came, without axes', async () => {
  backend.use(chart(({ request }) => emptyChartOf(request.url)));
  render(section());
  expect(await screen.findByText(texts.empty('۱ تا ۳۰ آبان ۱۴۰۵'))).toBeTruthy();
  expect([screen.queryByRole('table'), screen.queryByRole('figure')]).toEqual([null, null]);
});

it('R-482 draws no zeros up to today: it ends with the newest counted day, and says since when nothing is counted', async () => {
  backend.use(
    chart(({ request }) => {
      const full = chartOf(request.url);
      const points = full.points.map((each) =>
        each.date > '2026-11-18' ? { ...each, visits: 0, uniqueVisitors: 0 } : each,
      );
      return { ...full, points };
    }),
  );
  render(section());
  expect(await screen.findByText(texts.silentFrom('۲۸ آبان'))).toBeTruthy();
  const points = screen.getAllByRole('img').map((each) => each.getAttribute('aria-label'));
  expect([points.length, points.at(-1)?.startsWith('چهارشنبه ۲۷ آبان')]).toEqual([27, true]);
  // As many days before are compared as were counted.
  expect(backend.requests.at(-1)?.path).toContain('from=2026-09-26&to=2026-10-22&groupBy=Month');
});

it('R-411 says what is missing without the chart, keeps the tools and heals', async () => {
  const open = () => void render(section());
  const only = (url: URL) => url.searchParams.get('groupBy') === 'Day';
  await tryRead({
    faults,
    backend,
    operation: 'getVisitorChart',
    only,
    says: texts.failed,
    stands: TITLE,
    open,
  });
  await numbers();
  expect(goToLogin).toHaveBeenCalled();
  expect(calledOperations(backend.requests)).toEqual(['getVisitorChart']);
});

it('R-411 shows a period without the one before it, and says so', async () => {
  const open = () => void render(section());
  const only = (url: URL) => url.searchParams.get('groupBy') === 'Month';
  await tryRead({
    ...{ faults, backend, operation: 'getVisitorChart', only },
    ...{ says: texts.beforeFailed, stands: texts.busiest.Day, open },
  });
  await waitFor(() => expect(screen.getByText(texts.compared('۱ تا ۳۰ مهر ۱۴۰۵'))).toBeTruthy());
});
