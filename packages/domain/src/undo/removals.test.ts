import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createRemovals, UNDO_MS } from './removals';

/** Removals in a world whose time passes when the test says so. */
function inTest(send: (key: string) => Promise<unknown> = async () => undefined) {
  let now = 0;
  const timers = new Set<{ readonly due: number; readonly run: () => void }>();
  const wait = vi.fn((ms: number, run: () => void) => {
    const timer = { due: now + ms, run };
    timers.add(timer);
    return () => void timers.delete(timer);
  });
  const sent: string[] = [];
  const failed: string[] = [];
  const removals = createRemovals({ wait, now: () => now });
  return {
    ...{ removals, sent, failed, wait },
    remove: (key: string) =>
      removals.remove({
        key,
        send: () => {
          sent.push(key);
          return send(key);
        },
        onFailed: () => failed.push(key),
      }),
    passTime: (ms: number = UNDO_MS) => {
      now += ms;
      for (const timer of [...timers].filter(({ due }) => due <= now)) {
        timers.delete(timer);
        timer.run();
      }
    },
    timersLeft: () => timers.size,
    phaseOf: (key: string) => removals.store.getState()[key],
  };
}

it('R-420 hides at once and sends when the five seconds are over, once', async () => {
  const world = inTest();
  world.remove('note:1');
  world.remove('note:1');
  expect([world.phaseOf('note:1'), world.sent]).toEqual(['waiting', []]);
  world.passTime(UNDO_MS - 1);
  expect([world.phaseOf('note:1'), world.sent]).toEqual(['waiting', []]);
  world.passTime(1);
  await world.removals.send();
  expect([world.phaseOf('note:1'), world.sent]).toEqual(['gone', ['note:1']]);
});

it('R-420 sends nothing that was undone, and can remove it again', async () => {
  const world = inTest();
  world.remove('note:1');
  expect(world.removals.undo('note:1')).toBe(true);
  world.passTime();
  await world.removals.send();
  expect([world.phaseOf('note:1'), world.sent]).toEqual([undefined, []]);
  world.remove('note:1');
  expect(world.phaseOf('note:1')).toBe('waiting');
  world.passTime();
  expect(world.removals.undo('note:1')).toBe(false);
});

it('R-420 does not count the time its row is held, also when it is told twice', async () => {
  const world = inTest();
  world.remove('note:1');
  world.passTime(2_000);
  world.removals.hold('note:1', true);
  world.passTime(1_000);
  world.removals.hold('note:1', true);
  world.passTime(9_000);
  world.removals.hold('note:1', false);
  world.removals.hold('note:1', false);
  world.passTime(2_999);
  expect(world.sent).toEqual([]);
  world.passTime(1);
  expect(world.sent).toEqual(['note:1']);
  expect(world.timersLeft()).toBe(0);
});

it('R-420 sends what is held in thirty seconds at the latest', async () => {
  const world = inTest();
  world.remove('note:1');
  world.removals.hold('note:1', true);
  world.passTime(29_999);
  expect(world.removals.undo('note:1')).toBe(true);
  world.remove('note:1');
  world.removals.hold('note:1', true);
  world.passTime(29_999);
  expect(world.sent).toEqual([]);
  world.passTime(1);
  expect(world.sent).toEqual(['note:1']);
});

it('R-421 leaving sends also what is held, and nothing of it is left behind', async () => {
  const world = inTest();
  world.remove('note:1');
  world.removals.hold('note:1', true);
  await world.removals.send();
  world.removals.hold('note:1', false);
  world.removals.hold('unknown', true);
  expect([world.sent, world.timersLeft()]).toEqual([['note:1'], 0]);
});

it('R-421 leaving sends what waits, of this list or of all, and waits for the answers', async () => {
  let answer = () => {};
  const world = inTest((key) =>
    key === 'slow' ? new Promise<void>((done) => (answer = done)) : Promise.resolve(),
  );
  for (const key of ['slow', 'b', 'c']) world.remove(key);
  void world.removals.send(['slow', 'unknown']);
  expect(world.sent).toEqual(['slow']);
  let isOver = false;
  const over = world.removals.send().then(() => {
    isOver = true;
  });
  expect(world.sent).toEqual(['slow', 'b', 'c']);
  await Promise.resolve();
  expect(isOver).toBe(false);
  answer();
  await over;
});

it.each([
  [500, undefined, ['a']],
  [undefined, undefined, ['a']],
  [404, 'gone', []],
])('R-421 an answer of %s leaves it %s and tells %j', async (status, phase, told) => {
  const world = inTest(() => Promise.reject(Object.assign(new Error('refused'), { status })));
  world.remove('a');
  await world.removals.send();
  expect([world.phaseOf('a'), world.failed]).toEqual([phase, told]);
});

it('R-421 whatever is pressed, each thing is either in its list or sent, never both and never twice', async () => {
  const step = fc.tuple(
    fc.constantFrom('remove', 'undo', 'hold', 'let go', 'time', 'leave'),
    fc.constantFrom('a', 'b', 'c'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const world = inTest();
      for (const [name, key] of steps) {
        if (name === 'remove') world.remove(key);
        else if (name === 'undo') world.removals.undo(key);
        else if (name === 'hold' || name === 'let go') world.removals.hold(key, name === 'hold');
        else if (name === 'time') world.passTime();
        else await world.removals.send([key]);
      }
      await world.removals.send();
      expect(new Set(world.sent).size).toBe(world.sent.length);
      for (const key of ['a', 'b', 'c']) {
        expect(world.phaseOf(key)).toBe(world.sent.includes(key) ? 'gone' : undefined);
      }
    }),
  );
});
