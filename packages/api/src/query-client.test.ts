import { expect, it, vi } from 'vitest';
import { operations } from './operations';
import { createQueryClient, freshnessMs } from './query-client';

it('R3 requests once: the HTTP client retries', async () => {
  const client = createQueryClient();
  const queryFn = vi.fn(() => Promise.reject(new Error('refused')));
  await expect(client.fetchQuery({ queryKey: ['x'], queryFn })).rejects.toThrow('refused');
  expect(queryFn).toHaveBeenCalledTimes(1);
  expect(client.getDefaultOptions().mutations?.retry).toBe(false);
});

it('keeps a list for a minute', async () => {
  const client = createQueryClient();
  const queryFn = vi.fn(async () => 'answer');
  await client.fetchQuery({ queryKey: ['x'], queryFn });
  await client.fetchQuery({ queryKey: ['x'], queryFn });
  expect(queryFn).toHaveBeenCalledTimes(1);
});

it('knows every length of time the contract names', () => {
  const known = Object.values(freshnessMs).map((ms) => ms / 1000);
  for (const { cacheSeconds } of operations) expect(known).toContain(cacheSeconds);
});
