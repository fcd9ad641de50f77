import { expect, it } from 'vitest';
import { limitRate } from './limit-rate';

it('sends at most so many requests in any span', async () => {
  let now = 0;
  const times: number[] = [];
  const clock = {
    now: () => now,
    wait: async (milliseconds: number) => {
      now += milliseconds;
    },
  };
  const send = limitRate(
    async () => {
      times.push(now);
      now += 1;
      return { status: 200, headers: new Headers(), text: '' };
    },
    { count: 3, milliseconds: 100 },
    clock,
  );
  for (let request = 0; request < 8; request += 1)
    await send({ method: 'GET', url: 'http://a/', headers: {} });
  expect(times).toEqual([0, 1, 2, 100, 101, 102, 200, 201]);
});
