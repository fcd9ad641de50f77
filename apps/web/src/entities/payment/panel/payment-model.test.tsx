// @vitest-environment jsdom
import { getListGatewaysMockHandler as gateways } from '@bazaar/api/mocks/payments';
import { getGetWalletCreditMockHandler as credit } from '@bazaar/api/mocks/wallet-transactions';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SharedQueries } from '@/lib/data/shared-queries';
import { mockServer } from '@/testing/mock-server';
import { paymentTexts as texts } from '@/translations/payments';
import { type BankMove, type PaymentFate, PaymentService } from '../payment-service.fixtures';
import { PaymentPanel } from './payment-panel';

const left = vi.hoisted(() => vi.fn());
vi.mock('../leave-for-bank', () => ({ leaveForBank: left }));
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin: () => undefined }));
let balanceRial = 0;
const updatedAt = '2026-11-23T10:00:00.000Z';
const backend = mockServer(
  gateways(),
  credit(() => ({ balanceRial, blockedRial: 0, updatedAt })),
);
beforeEach(() => {
  window.print = () => undefined;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Step =
  | { readonly press: number; readonly fate: PaymentFate; readonly times: number }
  | { readonly bank: BankMove; readonly isSeen: boolean }
  | { readonly net: 'time' | 'reload' | 'restored' | 'other tab' | 'unreadable' | 'readable' };
const fates: readonly PaymentFate[] = [
  ...(['answered', 'answered', 'answered', 'lost after'] as const),
  ...(['lost before', 'unavailable', 'session ended'] as const),
];
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      press: fc.nat({ max: 11 }),
      fate: fc.constantFrom(...fates),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      bank: fc.constantFrom('return', 'return', 'paid', 'refused', 'cancelled', 'silent', 'late'),
      isSeen: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      net: fc.constantFrom('time', 'reload', 'restored', 'other tab', 'unreadable', 'readable', 'readable'),
    }),
  },
);

const rest = async () => {
  await act(() => backend.settled());
  await act(() => vi.advanceTimersByTimeAsync(0));
};
const text = () => document.body.textContent ?? '';
const buttons = () => [...document.querySelectorAll('button')].filter((each) => !each.disabled);
/** The words of whatever starts an attempt, pays, or gives up; what reads again or opens the choice does neither. */
const STARTS = /^(رفتن به|پرداخت دوباره$|درگاه دیگر$|پرداخت از کیف پول|لغو پرداخت$)/;

async function play(steps: readonly Step[], rial: number, check: (service: PaymentService) => void) {
  cleanup();
  localStorage.clear();
  left.mockClear();
  balanceRial = rial;
  const service = new PaymentService();
  backend.use(service.handler);
  const open = () =>
    void render(
      <SharedQueries>
        <PaymentPanel paymentId="pay-1" />
      </SharedQueries>,
    );
  open();
  await rest();
  for (const each of steps) {
    if ('press' in each) {
      // To give up ends the life of the payment: seldom.
      const wanted = buttons().filter(({ textContent }) => each.press === 0 || textContent !== texts.giveUp);
      const pressed = wanted[each.press % Math.max(1, wanted.length)];
      service.fate = each.fate;
      act(() => {
        for (let time = 0; pressed && time < each.times; time += 1) fireEvent.click(pressed);
      });
    } else if ('bank' in each) {
      service.move(each.bank);
      if (each.isSeen) act(() => void fireEvent.focus(window));
    } else if (each.net === 'time') await act(() => vi.advanceTimersByTimeAsync(31_000));
    else if (each.net === 'restored')
      act(() => void fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true })));
    else if (each.net === 'other tab') service.startElsewhere();
    else if (each.net === 'reload') {
      cleanup();
      open();
    } else service.isReadable = each.net === 'readable';
    await rest();
    check(service);
  }
}

it('R-414 no sequence of presses, failures, the bank’s answers, time and reloads pays twice or says «paid» by itself', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 8, maxLength: 20 }),
      fc.constantFrom(0, 20_000_000, 90_000_000),
      (steps, rial) =>
        play(steps, rial, (service) => {
          expect(service.charges).toBeLessThanOrEqual(1);
          expect(service.mostAtOnce).toBeLessThanOrEqual(1);
          expect(service.sentWhileRunning).toBe(0);

          const isOpen = service.told === 'Created' || service.told === 'Failed';
          const offered = buttons().filter(({ textContent }) => STARTS.test(textContent ?? ''));
          if (!isOpen) expect(offered.map(({ textContent }) => textContent)).toEqual([]);
          if (service.told !== 'Paid') expect(text()).not.toMatch(/پرداخت انجام شد|پرداخت‌شده/);

          const open = new Map<string, string | null>();
          for (const { key, aim, isFinal } of service.sent) {
            expect(key, aim).toBe(open.get(aim) ?? key);
            if (isFinal) open.delete(aim);
            else open.set(aim, key);
          }
          if (left.mock.calls.length > 0) expect(service.attempts.length).toBeGreaterThan(0);
        }),
    ),
    { numRuns: 40, seed: 20_261_123 },
  );
});
