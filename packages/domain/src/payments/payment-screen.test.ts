import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PaymentAction, type PaymentFacts, readMeaning } from './payment-meaning';
import {
  NEW_PAYMENT_SCREEN,
  nextPaymentScreen,
  offeredActions,
  type PaymentScreen,
  shownMeaning,
} from './payment-screen';

/** A service with one payment, as the contract tells it. It counts the attempts it began while another was under way. */
class Service {
  status = 'Created';
  readonly attempts: { status: string; redirectUrl?: string }[] = [];
  startedTwice = 0;
  paidTwice = 0;

  get payment(): PaymentFacts {
    return {
      status: this.status,
      purpose: 'TradeRequest',
      attempts: this.attempts.map((each) => ({ ...each })),
    };
  }

  /** Carries out an action whatever the state, to count what a correct screen never asks for. */
  take(action: PaymentAction): void {
    const isRunning = this.status === 'Pending' || this.status === 'Verifying';
    if (isRunning) this.startedTwice += 1;
    if (this.status === 'Paid') this.paidTwice += 1;
    if (isRunning || ['Paid', 'Cancelled', 'Expired'].includes(this.status)) return;
    if (action === 'cancel') this.status = 'Cancelled';
    else if (action === 'payFromWallet') this.status = 'Paid';
    else {
      this.status = 'Pending';
      this.attempts.push({ status: 'Requested', redirectUrl: 'https://bank.example/1' });
    }
  }

  /** The bank's and the clock's side. */
  move(what: 'return' | 'paid' | 'refused' | 'cancelled' | 'silent' | 'late'): void {
    const last = this.attempts.at(-1);
    if (last === undefined) return;
    if (what === 'return' && this.status === 'Pending') this.end('Verifying', 'Returned');
    else if (what === 'late' && this.status === 'Pending') this.end('Failed', 'Failed');
    else if (this.status !== 'Verifying') return;
    else if (what === 'paid') this.end('Paid', 'Verified');
    else if (what === 'refused') this.end('Failed', 'Failed');
    else if (what === 'cancelled') this.end('Created', 'CancelledByUser');
    else if (what === 'silent') this.end('Verifying', 'Unknown');
  }

  private end(status: string, attempt: string): void {
    this.status = status;
    this.attempts.splice(-1, 1, { status: attempt });
  }
}

const actions = ['pay', 'retry', 'otherGateway', 'payFromWallet', 'cancel'] as const;
type Step =
  | { readonly press: PaymentAction }
  | { readonly bank: Parameters<Service['move']>[0] }
  | { readonly net: 'deliver' | 'answer' | 'lose' | 'read' | 'reload' };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ press: fc.constantFrom(...actions) }),
  fc.record({ bank: fc.constantFrom('return', 'paid', 'refused', 'cancelled', 'silent', 'late') }),
  fc.record({ net: fc.constantFrom('deliver', 'answer', 'lose', 'read', 'reload') }),
);

/** One person with one screen: what is pressed travels, arrives at most once, and its answer may be lost. */
function play(
  steps: readonly Step[],
  check: (screen: PaymentScreen, service: Service, read: PaymentFacts | undefined) => void,
) {
  const service = new Service();
  let screen = NEW_PAYMENT_SCREEN;
  let travelling: PaymentAction | undefined;
  let lastRead: PaymentFacts | undefined;
  const read = () => {
    lastRead = service.payment;
    screen = nextPaymentScreen(screen, { type: 'read', payment: lastRead });
  };
  const deliver = () => {
    if (travelling !== undefined) service.take(travelling);
    travelling = undefined;
  };
  for (const each of steps) {
    if ('press' in each) {
      const before = screen.sending;
      const offered = offeredActions(screen);
      screen = nextPaymentScreen(screen, { type: 'press', action: each.press });
      if (before === undefined && screen.sending !== undefined) {
        expect(offered).toContain(each.press);
        travelling = each.press;
      }
    } else if ('bank' in each) service.move(each.bank);
    else if (each.net === 'deliver') deliver();
    else if (each.net === 'answer' || each.net === 'lose') {
      // An answer follows its delivery; a lost call may have arrived or not, but no longer travels.
      if (each.net === 'answer') deliver();
      else travelling = undefined;
      screen = nextPaymentScreen(screen, { type: each.net === 'answer' ? 'answered' : 'lost' });
    } else if (each.net === 'read') read();
    else {
      deliver();
      screen = NEW_PAYMENT_SCREEN;
      lastRead = undefined;
    }
    check(screen, service, lastRead);
  }
}

const steps = fc.array(step, { maxLength: 60 });

it('R-323 no sequence of presses and failures starts an attempt while one is under way, or pays twice', () => {
  fc.assert(
    fc.property(steps, (all) => {
      // Another attempt may begin elsewhere only through the service, which refuses; this screen's own presses never ask for it.
      play(all, (screen, service) => {
        expect([service.startedTwice, service.paidTwice]).toEqual([0, 0]);
        const known = screen.known && readMeaning(screen.known);
        if (known?.isRunning) expect(offeredActions(screen)).toEqual([]);
      });
    }),
    { numRuns: 500 },
  );
});

it('R-323 one press is sent at a time, and nothing is offered until its outcome is read', () => {
  fc.assert(
    fc.property(steps, (all) => {
      play(all, (screen) => {
        if (screen.sending !== undefined || screen.isUnsure) expect(offeredActions(screen)).toEqual([]);
      });
    }),
    { numRuns: 300 },
  );
});

it('R-324 a screen says «paid» exactly when the last read did', () => {
  fc.assert(
    fc.property(steps, (all) => {
      play(all, (screen, _service, read) => {
        expect(shownMeaning(screen)?.event === 'paid').toBe(read?.status === 'Paid');
      });
    }),
    { numRuns: 300 },
  );
});
