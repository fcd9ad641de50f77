// @vitest-environment jsdom
import { getGetPaymentMockHandler, getGetPaymentMockHandlerDefault } from '@bazaar/api/mocks/payments';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SharedQueries } from '@/lib/data/shared-queries';
import { mockServer } from '@/testing/mock-server';
import { payments } from './payment.fixtures';
import { usePayment } from './use-payment';

const backend = mockServer(getGetPaymentMockHandler(payments.checking));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  cleanup();
  show('visible');
  vi.useRealTimers();
});

function Shown() {
  const { query, reads, nextMs } = usePayment('pay-1');
  return (
    <p>
      {query.data?.status} {reads} {nextMs}
    </p>
  );
}
const open = async () => {
  render(
    <SharedQueries>
      <Shown />
    </SharedQueries>,
  );
  await answered();
};
/** The cache tells its readers on a timer of its own. */
const answered = async () => {
  await act(() => backend.settled());
  await act(() => vi.advanceTimersByTimeAsync(0));
};
const pass = async (seconds: number) => {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  await answered();
};
function show(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  window.dispatchEvent(new Event('visibilitychange'));
}
const reads = () => backend.requests.length;

it('R-320 reads on the schedule, and stops after five minutes', async () => {
  await open();
  expect(screen.getByText('Verifying 1 2000')).toBeDefined();
  for (const [index, seconds] of [2, 3, 5, 8, 13, 30].entries()) {
    await pass(seconds - 0.5);
    expect(reads()).toBe(index + 1);
    await pass(0.5);
    expect(reads()).toBe(index + 2);
  }
  for (let times = 0; times < 20; times += 1) await pass(30);
  const stopped = reads();
  expect(stopped).toBeLessThanOrEqual(15);
  await pass(120);
  expect(reads()).toBe(stopped);
});

it('R-320 reads only while the page is visible, and at once when it is shown again', async () => {
  await open();
  act(() => show('hidden'));
  await pass(60);
  expect(reads()).toBe(1);
  act(() => show('visible'));
  await answered();
  expect(reads()).toBe(2);
});

it('R-324 a failed read changes nothing that is shown, and the next one follows', async () => {
  await open();
  backend.use(getGetPaymentMockHandlerDefault());
  await pass(2);
  expect(screen.getByText(/^Verifying/)).toBeDefined();
  backend.use(getGetPaymentMockHandler(payments.paid));
  await pass(30);
  expect(screen.getByText(/^Paid/)).toBeDefined();
  const known = reads();
  await pass(120);
  expect(reads()).toBe(known);
});
