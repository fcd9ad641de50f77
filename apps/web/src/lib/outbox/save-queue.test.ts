import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSaveQueue, type SaveOutcome, type SaveState } from './save-queue';

/** A queue in a world without a clock: timers run when the test says so, saves end when it says how. */
function inTest() {
  let isOnline = true;
  let timer: (() => void) | undefined;
  let open: { value: number; end: (outcome: SaveOutcome) => void } | undefined;
  let [most, running] = [0, 0];
  const saved: number[] = [];
  const states: SaveState[] = [];
  const queue = createSaveQueue<number>({
    save: async (value) => {
      running += 1;
      most = Math.max(most, running);
      const outcome = await new Promise<SaveOutcome>((end) => {
        open = { value, end };
      });
      running -= 1;
      if (outcome === 'saved') saved.push(value);
      return outcome;
    },
    idleMs: 3000,
    againMs: 15_000,
    isOnline: () => isOnline,
    nowMs: () => 1,
    wait: (_, run) => {
      timer = run;
      return () => {
        if (timer === run) timer = undefined;
      };
    },
    onState: (state) => states.push(state),
  });
  const rest = () => new Promise<void>((done) => setImmediate(done));
  return {
    queue,
    saved,
    states,
    rest,
    most: () => most,
    isSaving: () => open !== undefined,
    setOnline: (is: boolean) => {
      isOnline = is;
    },
    passTime: () => {
      const run = timer;
      timer = undefined;
      run?.();
    },
    end: async (outcome: SaveOutcome) => {
      const last = open;
      open = undefined;
      last?.end(outcome);
      await rest();
    },
  };
}

type Step = 'put' | 'time' | 'flush' | 'offline' | 'online' | 'resume' | SaveOutcome;
const steps: Step[] = [
  'put',
  'time',
  'flush',
  'offline',
  'online',
  'resume',
  'saved',
  'later',
  'conflict',
  'refused',
  'session-ended',
];

it('R-363 never sends twice at once, and the newest typed value arrives as soon as nothing stands in its way', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...steps), { maxLength: 40 }), async (plan) => {
      const world = inTest();
      let typed = 0;
      for (const step of plan) {
        if (step === 'put') world.queue.put(++typed);
        else if (step === 'time') world.passTime();
        else if (step === 'flush') void world.queue.flush();
        else if (step === 'online' || step === 'offline') world.setOnline(step === 'online');
        else if (step === 'resume') world.queue.resume();
        else await world.end(step);
        await world.rest();
        expect(world.most()).toBeLessThanOrEqual(1);
      }
      world.setOnline(true);
      while (world.isSaving()) await world.end('saved');
      world.queue.resume();
      await world.rest();
      const flushed = world.queue.flush();
      await world.rest();
      while (world.isSaving()) await world.end('saved');
      expect(await flushed).toBe(true);
      expect(world.saved.at(-1) ?? 0).toBe(typed);
      expect([...world.saved].sort((a, b) => a - b)).toEqual(world.saved);
    }),
    { numRuns: 200 },
  );
});

it('R-363 sends many changes as one, after the last of them', async () => {
  const world = inTest();
  for (const value of [1, 2, 3]) world.queue.put(value);
  expect(world.isSaving()).toBe(false);
  world.passTime();
  await world.end('saved');
  expect(world.saved).toEqual([3]);
  expect(world.states.at(-1)).toEqual({ kind: 'saved', atMs: 1 });
});

it('R-363 flushes what is typed during a save before it reports success', async () => {
  const world = inTest();
  world.queue.put(1);
  const flushed = world.queue.flush();
  await world.rest();
  world.queue.put(2);
  await world.end('saved');
  await world.end('saved');
  expect([await flushed, world.saved]).toEqual([true, [1, 2]]);
});

it('R-363 saves what is put and flushed at any moment, also at the end of a save', async () => {
  for (let turns = 0; turns < 12; turns += 1) {
    const world = inTest();
    world.queue.put(1);
    void world.queue.flush();
    await world.rest();
    void world.end('saved');
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    world.queue.put(2);
    const flushed = world.queue.flush();
    await world.rest();
    if (world.isSaving()) await world.end('saved');
    expect([turns, await flushed, world.saved]).toEqual([turns, true, [1, 2]]);
  }
});

it('R-364 waits offline and says so, and sends when it resumes', async () => {
  const world = inTest();
  world.setOnline(false);
  world.queue.put(7);
  world.passTime();
  await world.rest();
  expect(world.states.at(-1)).toEqual({ kind: 'offline' });
  expect(await world.queue.flush()).toBe(false);
  world.setOnline(true);
  world.queue.resume();
  await world.rest();
  await world.end('saved');
  expect(world.saved).toEqual([7]);
});

it('R-365 sends nothing behind an open conflict, whatever is typed', async () => {
  const world = inTest();
  world.queue.put(1);
  void world.queue.flush();
  await world.rest();
  await world.end('conflict');
  world.queue.put(2);
  world.passTime();
  expect(await world.queue.flush()).toBe(false);
  expect(world.saved).toEqual([]);
  world.queue.resume();
  await world.rest();
  await world.end('saved');
  expect(world.saved).toEqual([2]);
});
