// @vitest-environment jsdom
import {
  getListTradeRequestEventsMockHandler as events,
  getListTradeRequestsBySupplierMockHandler as list,
  getGetMembershipAndPriceMockHandlerDefault as noPrice,
  getListTradeDocumentTypesMockHandler as types,
} from '@bazaar/api/mocks/trade-requests';
import { getListUnitsOfMeasurementMockHandler as units } from '@bazaar/api/mocks/units';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mockServer } from '@/testing/mock-server';
import { messagesTexts } from '@/translations/messages';
import { tradeRequestTexts as texts } from '@/translations/trade-request';
import { RequestScreen } from './request-screen';
import { RequestService, type WriteFate } from './request-service.fixtures';

const goToLogin = vi.hoisted(() => vi.fn());
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));
vi.mock('@/lib/toasts/toasts', () => ({ showToast: () => undefined, showConfirmation: () => undefined }));
vi.mock('@/lib/navigation/use-site-router', () => ({ useSiteRouter: () => ({ push: () => undefined }) }));
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }));
const backend = mockServer(events(), list(), noPrice(), types([]), units([]));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The action each control needs the service to allow. */
const NEEDS = {
  [texts.edit]: 'Edit',
  [texts.correct]: 'Edit',
  [texts.takeBack]: 'Edit',
  [texts.confirm]: 'RequestConfirmation',
  [texts.renew]: 'RequestConfirmation',
  [texts.toPayment]: 'Pay',
  [texts.publish]: 'Publish',
  [texts.withdraw]: 'Withdraw',
  [texts.duplicate]: 'Duplicate',
  [texts.reissue]: 'Duplicate',
  [texts.others]: 'Duplicate',
  [texts.toConversation]: 'Message',
  [texts.toAnswer]: 'Message',
} as const;
const PRESSED = [texts.confirm, texts.publish, texts.withdraw, texts.duplicate, texts.reissue] as const;
const STATES = [
  ['Draft', ['Edit', 'RequestConfirmation', 'Withdraw', 'Duplicate']],
  ['AwaitingConfirmation', ['Edit', 'Withdraw', 'Duplicate']],
  ['AwaitingPayment', ['Pay', 'RequestConfirmation', 'Withdraw', 'Duplicate']],
  ['ReadyToPublish', ['Publish', 'Withdraw', 'Duplicate']],
  ['ReadyToPublish', ['Publish', 'Withdraw', 'Duplicate', 'Message']],
  ['Published', ['Message', 'Withdraw', 'Duplicate']],
  ['Seen', ['Message', 'Withdraw', 'Duplicate']],
  ['Answered', ['Message', 'Duplicate']],
  ['Declined', ['Message', 'Duplicate']],
  ['Expired', ['Duplicate']],
  ['Withdrawn', ['Duplicate']],
] as const;
const stateAt = (index: number) => STATES[index] ?? STATES[0];
const FATES: readonly WriteFate[] = [
  ...(['answered', 'answered', 'lost after', 'lost before'] as const),
  ...(['unavailable', 'conflict', 'session ended'] as const),
];

const REASON = 'از انبار تأمین شد.';
type Step =
  | { readonly press: number; readonly fate: WriteFate; readonly times: number }
  | { readonly say: string; readonly fate: WriteFate; readonly isSent: boolean }
  /** `isSeen`: the page reads it at once; otherwise it is older than the request. */
  | { readonly move: number; readonly lacks: number; readonly isSeen: boolean }
  | { readonly net: 'resend' | 'time' | 'reload' | 'unreadable' | 'readable' };
const fate = fc.constantFrom(...FATES);
const mostly = fc.constantFrom(true, true, false);
const say = fc.constantFrom('سلام', 'قیمت با ارسال است؟', 'تا شنبه می‌رسد؟');
const move = fc.nat({ max: STATES.length - 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ press: fc.nat({ max: 11 }), fate, times: fc.nat({ max: 2 }) }) },
  { weight: 4, arbitrary: fc.record({ say, fate, isSent: mostly }) },
  { weight: 3, arbitrary: fc.record({ move, lacks: fc.nat({ max: 9 }), isSeen: mostly }) },
  {
    weight: 3,
    arbitrary: fc.record({ net: fc.constantFrom('resend', 'time', 'reload', 'unreadable', 'readable') }),
  },
);

const rest = async () => {
  await act(() => backend.settled());
  await act(() => vi.advanceTimersByTimeAsync(0));
};
const controls = () =>
  [...document.querySelectorAll<HTMLElement>('button, a')].filter((each) => each.closest('dialog') === null);
const named = (name: string, within: readonly HTMLElement[] = controls()) =>
  within.find(({ textContent }) => textContent === name);
const replyField = () => document.querySelector<HTMLTextAreaElement>('#request-reply');

/** Presses one of the buttons as often as an impatient person does, through its dialog where it has one. */
function press(service: RequestService, index: number, times: number): void {
  const buttons = PRESSED.flatMap((each) => named(each) ?? []).filter(
    (each) => !each.hasAttribute('disabled'),
  );
  const button = buttons[index % buttons.length];
  if (button === undefined) return;
  service.pressed = button.textContent;
  act(() => void fireEvent.click(button));
  const dialog = document.querySelector('dialog[open]');
  const accept = dialog?.querySelector<HTMLInputElement>('input[type=checkbox]');
  if (accept && !accept.checked) act(() => void fireEvent.click(accept));
  const reason = dialog?.querySelector('textarea');
  if (reason?.value === '') act(() => void fireEvent.change(reason, { target: { value: REASON } }));
  const inDialog = [...(dialog?.querySelectorAll('button') ?? [])];
  const last = named(texts.publishNow, inDialog) ?? named(texts.withdrawNow, inDialog) ?? button;
  act(() => {
    for (let time = dialog === null ? 1 : 0; time <= times; time += 1) fireEvent.click(last);
  });
}

/** One person with one request, on the real page. */
async function play(
  start: number,
  steps: readonly Step[],
  check: (service: RequestService, typed: readonly string[]) => void,
) {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  const service = new RequestService();
  const [first, allowedFirst] = stateAt(start);
  service.move(first, [...allowedFirst]);
  backend.use(service.handler);
  const typed: string[] = [];
  const open = () => void render(<RequestScreen id="tr-1" />);
  open();
  await rest();
  for (const each of steps) {
    if ('press' in each) {
      service.fate = each.fate;
      press(service, each.press, each.times);
    } else if ('say' in each) {
      const field = replyField();
      if (field === null) service.move('Published', ['Message', 'Withdraw', 'Duplicate']);
      if (field !== null && field.value === '') {
        typed.push(each.say);
        service.fate = each.fate;
        act(() => void fireEvent.change(field, { target: { value: each.say } }));
        const send = named(messagesTexts.send);
        if (each.isSent && send) act(() => void fireEvent.click(send));
      }
    } else if ('move' in each) {
      const [status, allowed] = stateAt(each.move);
      service.move(
        status,
        allowed.filter((_, index) => index !== each.lacks),
      );
      if (each.isSeen) act(() => void fireEvent(window, new Event('visibilitychange')));
    } else if (each.net === 'resend') {
      service.fate = 'answered';
      const resend = named(messagesTexts.resend);
      if (resend) act(() => void fireEvent.click(resend));
    } else if (each.net === 'time') await act(() => vi.advanceTimersByTimeAsync(61_000));
    else if (each.net === 'reload') {
      cleanup();
      open();
    } else service.isReadable = each.net === 'readable';
    await rest();
    const reason = document.querySelector('dialog textarea');
    const hasStayed = 'press' in each && service.pressed === texts.withdraw && each.fate !== 'answered';
    if (hasStayed && reason !== null) expect(reason).toHaveProperty('value', REASON);
    check(service, typed);
  }
}

it('R-413 no sequence of presses, failures, time and reloads offers what is not allowed, sends twice or loses a text', async () => {
  await fc.assert(
    fc.asyncProperty(move, fc.array(step, { minLength: 8, maxLength: 16 }), (start, steps) =>
      play(start, steps, (service, typed) => {
        for (const [name, action] of Object.entries(NEEDS))
          if (named(name) !== undefined) expect(service.told, name).toContain(action);
        if (replyField() !== null) expect(service.told).toContain('Message');

        expect(service.mostAtOnce).toBeLessThanOrEqual(1);
        const open = new Map<string, string>();
        for (const { kind, pressed, key, version, isFinal } of service.sent) {
          if (kind === 'message') continue;
          const aim = kind === 'copy' ? pressed : `${kind} ${version}`;
          expect(key, aim).toBe(open.get(aim) ?? key);
          if (isFinal) open.delete(aim);
          else open.set(aim, key);
        }

        // With the service, on the screen, or stored for the next page.
        const stored = JSON.stringify({ ...localStorage });
        const known = [...service.messages, document.body.textContent, replyField()?.value, stored].join();
        for (const text of typed) expect(known).toContain(text);
        expect(service.messages.length).toBeLessThanOrEqual(typed.length);
      }),
    ),
    { numRuns: 10, seed: 20_261_123 },
  );
});
