import { setTimeout as wait } from 'node:timers/promises';
import type { RateLimit } from '../live-options.ts';
import type { Send } from './send-request.ts';

export interface Clock {
  now(): number;
  wait(milliseconds: number): Promise<unknown>;
}

const realClock: Clock = { now: () => performance.now(), wait };

/** Returns a sender that sends at most `count` requests in any `milliseconds`; later ones wait. */
export function limitRate(send: Send, { count, milliseconds }: RateLimit, clock: Clock = realClock): Send {
  const sent: number[] = [];
  return async (request) => {
    const oldest = sent.length < count ? undefined : sent[sent.length - count];
    const left = oldest === undefined ? 0 : oldest + milliseconds - clock.now();
    if (left > 0) await clock.wait(left);
    sent.push(clock.now());
    if (sent.length > count) sent.shift();
    return send(request);
  };
}
