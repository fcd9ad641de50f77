import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decide, type PaymentEvent, type PaymentStatus } from '../money/payment-rules';
import type { TradeStatus } from './request-types';
import { type TradeStep, transition } from './transitions';

interface Described<Status> {
  readonly enum: readonly Status[];
  readonly 'x-transitions': readonly { from: Status; by: string; to: Status }[];
}

const { components } = JSON.parse(
  readFileSync(new URL('../../../../openapi/dist/openapi.json', import.meta.url), 'utf8'),
) as {
  components: {
    schemas: {
      TradeRequestStatus: Described<TradeStatus>;
      TradeRequestPaymentStatus: Described<PaymentStatus>;
    };
  };
};

const line = (from: string, to: string) => `${from} → ${to}`;
const both = [true, false];
const past = new Date(1);

/** Everything that can happen to a payment. */
const events: readonly PaymentEvent[] = [
  ...(['start', 'retry', 'payFromWallet', 'cancel', 'return', 'refund'] as const).map((type) => ({ type })),
  ...(['Paid', 'Refused', 'Cancelled', 'Reversed', 'OtherAmount'] as const).map((answer) => ({
    type: 'bankAnswer' as const,
    answer,
  })),
  { type: 'time', at: new Date(1000) },
];

describe('the state machines the contract draws are those of this service', () => {
  it('of a trade request, step by step', () => {
    const { enum: states, 'x-transitions': described } = components.schemas.TradeRequestStatus;
    const steps = [...new Set(described.map(({ by }) => by))] as TradeStep[];
    const found = states.flatMap((from) =>
      steps.flatMap((by) =>
        [0, 1].flatMap((payableRial) =>
          both.flatMap((isPaymentInProgress) =>
            both.flatMap((isPaymentOver) => {
              const result = transition(from, by, { payableRial, isPaymentInProgress, isPaymentOver });
              return 'to' in result ? [`${by}: ${line(from, result.to)}`] : [];
            }),
          ),
        ),
      ),
    );
    expect(steps).toHaveLength(13);
    expect([...new Set(found)].sort()).toEqual(
      described.map(({ from, by, to }) => `${by}: ${line(from, to)}`).sort(),
    );
  });

  it('of a payment', () => {
    const { enum: states, 'x-transitions': described } = components.schemas.TradeRequestPaymentStatus;
    const found = states.flatMap((status) =>
      events.flatMap((event) => {
        const state = { purpose: 'TradeRequest', status, expiresAt: past, attemptExpiresAt: past } as const;
        const decision = decide(state, event);
        return decision.kind === 'step' ? [line(status, decision.step.status)] : [];
      }),
    );
    const drawn = described.map(({ from, to }) => line(from, to));
    expect([...new Set(found)].sort()).toEqual([...new Set(drawn)].sort());
  });
});
