import { expect, it, vi } from 'vitest';
import { createLocalRecords } from './local-records';
import { oneAtATime } from './one-at-a-time';

it('lasts for the page where the browser has no database, and reports each change', async () => {
  const records = createLocalRecords<string>('test', (value) =>
    typeof value === 'string' ? value : undefined,
  );
  const changed = vi.fn();
  const stop = records.listen(changed);
  expect(await records.put('a', 'one')).toBe(false);
  expect(await records.get('a')).toBe('one');
  expect(await records.all()).toEqual(['one']);
  expect(await records.update('a', (stored) => `${stored} and two`)).toBe(false);
  expect(await records.update('a', () => undefined)).toBe(false);
  expect(await records.get('a')).toBe('one and two');
  await records.remove('a');
  expect(await records.all()).toEqual([]);
  expect(changed.mock.calls).toEqual([
    ['a', false],
    ['a', false],
    ['a', false],
  ]);
  stop();
  await records.put('b', 'two');
  expect(changed).toHaveBeenCalledTimes(3);
});

it('runs one task of a name at a time, also after one that failed', async () => {
  const order: string[] = [];
  const task =
    (name: string, fails = false) =>
    async () => {
      order.push(`${name} begins`);
      await Promise.resolve();
      order.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const first = oneAtATime('draft', task('a', true)).catch(() => 'failed');
  const second = oneAtATime('draft', task('b'));
  expect([await first, await second]).toEqual(['failed', 'b']);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});
