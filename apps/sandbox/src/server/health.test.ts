import { expect, it } from 'vitest';
import type { DatabaseHandle } from '../db/database-handle';
import { Health } from './health';

const database = (execute: () => Promise<unknown>) => ({ db: { execute } }) as unknown as DatabaseHandle;
const ask = async (health: Health, path: string) => {
  const answer = await health.answer(new Request(`http://sandbox${path}`));
  return answer && { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

it('lives from the start, and is ready once its database answers', async () => {
  const health = new Health();
  expect(await ask(health, '/health/live')).toMatchObject({
    status: 200,
    body: { status: 'live', contract: expect.stringMatching(/^\d+\.\d+\.\d+$/), build: expect.any(String) },
  });
  expect(await ask(health, '/health/ready')).toMatchObject({ status: 503, body: { status: 'starting' } });
  health.serveFrom(database(async () => []));
  expect(await ask(health, '/health/ready')).toMatchObject({ status: 200, body: { status: 'ready' } });
  health.startDraining();
  expect(await ask(health, '/health/ready')).toMatchObject({ status: 503, body: { status: 'draining' } });
  expect(await ask(health, '/health/live')).toMatchObject({ status: 200 });
});

it('is not ready without its database, and looks at it at most twice a second', async () => {
  let looks = 0;
  const health = new Health();
  health.serveFrom(
    database(async () => {
      looks += 1;
      throw new Error('connection refused');
    }),
  );
  for (let request = 0; request < 5; request += 1)
    expect(await ask(health, '/health/ready')).toMatchObject({
      status: 503,
      body: { status: 'unavailable' },
    });
  expect(looks).toBe(1);
});

it.each(['/health', '/api/v1/health/live', '/health/live/x'])('leaves %s to the app', async (path) => {
  expect(await ask(new Health(), path)).toBeUndefined();
});
