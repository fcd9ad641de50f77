import { newLine } from '@bazaar/domain/trade-drafts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Answer, FIELDS, type Field, openBrowser, pathOf, read, write } from './draft-session.fixtures';

/** Ends every call well until nothing is under way. */
async function endCalls(world: ReturnType<typeof openBrowser>) {
  for (let round = 0; round < 12; round += 1) {
    await world.rest();
    if (world.isWaiting()) await world.answer('kept');
  }
}
const pass = async (turns: number) => {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
};
const note = (value: string) => (draft: Parameters<typeof write>[0]) => write(draft, 'buyerNote', value);

it('R-394 stores nothing of a draft that was sent whole, whatever is typed afterwards', async () => {
  const world = openBrowser();
  world.tab(0).change(note('یک'));
  const press = world.tab(0).confirm();
  await endCalls(world);
  expect((await press).length).toBe(2);
  expect(world.tab(0).state()).toMatchObject({
    isClosed: true,
    record: { done: [{ outcome: 'sent' }, { outcome: 'sent' }] },
  });
  world.tab(0).change(note('دو'));
  await endCalls(world);
  expect(world.stored()).toBeUndefined();
  expect(read(world.tab(0).state().record.draft, 'buyerNote')).toBe('یک');
});

it('R-390 stores what is typed at any moment, also at the end of a write', async () => {
  for (let turns = 0; turns < 12; turns += 1) {
    const world = openBrowser();
    world.tab(0).change(note('یک'));
    await pass(turns);
    world.tab(0).change(note('دو'));
    await world.rest();
    expect([turns, world.stored()?.draft.buyerNote]).toEqual([turns, 'دو']);
  }
});

it('R-390 takes a draft that is being written for the first time for no removed one', async () => {
  const world = openBrowser();
  // A save asks for what is stored, and has its answer after the first write.
  world.tab(0).resume();
  world.tab(0).change(note('یک'));
  await endCalls(world);
  expect(world.tab(0).state()).toMatchObject({ isClosed: false, save: { kind: 'saved' } });
  expect(world.stored()?.draft.buyerNote).toBe('یک');
});

it.each([
  ['between the press and the sending', false],
  ['during the sending', true],
])('R-394 keeps what another tab typed %s, also what no request takes yet', async (_, isDuring) => {
  const unnamed = newLine('m', { title: 'بی دسته' });
  const type = () => world.tab(1).change((draft) => ({ ...draft, lines: [...draft.lines, unnamed] }));
  const world = openBrowser({ whileConfirming: () => isDuring && type() });
  world.tab(1);
  world.tab(0).change(note('یک'));
  const press = world.tab(0).confirm();
  await world.rest();
  if (!isDuring) type();
  await endCalls(world);
  expect((await press).length).toBe(2);
  expect(world.stored()?.draft.lines.map(({ title }) => title)).toEqual(['بلبرینگ', 'بی دسته']);
  expect(world.tab(1).state().isClosed).toBe(false);
});

it('says whether what is typed outlives the page', async () => {
  const world = openBrowser();
  expect(world.tab(0).isPersisted()).toBe(true);
  world.tab(0).change(note('یک'));
  expect(world.tab(0).isPersisted()).toBe(false);
  await world.rest();
  expect(world.tab(0).isPersisted()).toBe(true);
});

it('keeps two values of one field over a reload, in both tabs, until the buyer chooses', async () => {
  const world = openBrowser();
  world.tab(0);
  world.tab(1);
  world.tab(0).change(note('یک'));
  world.tab(1).change(note('دو'));
  await endCalls(world);
  world.reopen(0);
  world.reopen(1);
  for (const tab of [0, 1]) {
    const { record } = world.tab(tab).state();
    const [conflict] = record.conflicts;
    expect([read(record.draft, 'buyerNote'), conflict?.theirs.buyerNote].sort()).toEqual(['دو', 'یک']);
  }
  world.tab(0).change((draft) => write(draft, 'quantity', '7'));
  world.passTime(0);
  await endCalls(world);
  expect(world.requests.size).toBe(0);
  await world.tab(1).resolve(['buyerNote']);
  await endCalls(world);
  expect(world.requests.size).toBe(2);
  expect(world.tab(0).state().record.conflicts).toEqual([]);
});

it('sends nothing the buyer has not seen: a change of another tab between the press and the sending asks again', async () => {
  const world = openBrowser();
  world.tab(0).change(note('یک'));
  const press = world.tab(0).confirm();
  await world.rest();
  world.tab(1).change((draft) => write(draft, 'quantity', '9'));
  await endCalls(world);
  expect(await press).toBe('changed');
  expect(world.confirmed).toEqual([]);
  const again = world.tab(0).confirm();
  await endCalls(world);
  expect((await again).length).toBe(2);
});

/** Turns of what is under way before the next step, or all of it. */
const pause = fc.constantFrom<number | 'rest'>('rest', 'rest', 'rest', 0, 1, 2, 3, 5, 8);
const tab = fc.constantFrom(0, 1);
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('type' as const),
      tabs: fc.constantFrom([0], [1], [0, 1]),
      field: fc.constantFrom(...FIELDS),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('time' as const, 'resume' as const, 'mine' as const, 'theirs' as const),
      tab,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      answer: fc.constantFrom<Answer>(
        'kept',
        'kept',
        'lost-on-the-way',
        'lost-on-the-way-back',
        'session-ended',
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('net' as const), isOnline: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('elsewhere' as const),
      supplierId: fc.constantFrom('s-1', 's-2'),
      field: fc.constantFrom(...FIELDS),
    }),
  },
);

it('R-390 loses no typed value, sends none twice and nothing without a press, in two tabs beside other devices', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(step, pause), { maxLength: 30 }),
      fc.boolean(),
      async (plan, presses) => {
        const world = openBrowser();
        /** Values nobody has replaced while seeing them, by field. */
        const alive = new Map<Field, Set<string>>(FIELDS.map((field) => [field, new Set<string>()]));
        let count = 100;
        const fresh = (field: Field) => {
          count += 1;
          return field === 'quantity' ? String(count) : `v${count}`;
        };
        const replace = (field: Field, before: string, value: string) => {
          alive.get(field)?.delete(before);
          alive.get(field)?.add(value);
        };
        const resolve = async (at: number, side: 'mine' | 'theirs') => {
          const session = world.tab(at);
          const { draft, conflicts } = session.state().record;
          const [first] = conflicts;
          if (first === undefined) return;
          for (const field of FIELDS.filter((one) => first.fields.some(({ path }) => path === pathOf(one)))) {
            const [mine, theirs] = [read(draft, field), read(first.theirs, field)];
            if (mine !== theirs) alive.get(field)?.delete(side === 'mine' ? theirs : mine);
          }
          await session.resolve(side === 'mine' ? [] : first.fields.map(({ path }) => path));
        };
        for (const [one, turns] of plan) {
          if (one.do === 'type') {
            const before = one.tabs.map((at) => read(world.tab(at).state().record.draft, one.field));
            // Both at once: neither has seen what the other types.
            for (const [index, at] of one.tabs.entries()) {
              const value = fresh(one.field);
              replace(one.field, before[index] ?? '', value);
              world.tab(at).change((draft) => write(draft, one.field, value));
            }
          } else if (one.do === 'time') world.passTime(one.tab);
          else if (one.do === 'resume') world.tab(one.tab).resume();
          else if (one.do === 'mine' || one.do === 'theirs') await resolve(one.tab, one.do);
          else if (one.do === 'reload') world.reopen(one.tab);
          else if (one.do === 'answer') await world.answer(one.answer);
          else if (one.do === 'net') world.setOnline(one.isOnline);
          else if (one.do === 'elsewhere') {
            const value = fresh(one.field);
            const before = world.editElsewhere(one.supplierId, one.field, value);
            if (before !== undefined) replace(one.field, before, value);
          }
          if (turns === 'rest') await world.rest();
          else await pass(turns);
          expect(world.most()).toBeLessThanOrEqual(1);
          expect(world.confirmed).toEqual([]);
        }
        world.setOnline(true);
        // What other devices wrote is met by the next change.
        world.tab(0).change((draft) => ({ ...draft, buyerReference: 'last' }));

        for (let round = 0; round < 30; round += 1) {
          await world.rest();
          if (world.isWaiting()) await world.answer('kept');
          else if (world.tab(0).state().record.conflicts.length > 0) await resolve(0, 'mine');
          else world.passTime(round % 2);
          if (round % 5 === 4) for (const at of [0, 1]) world.tab(at).resume();
        }
        const { draft } = world.tab(0).state().record;
        for (const field of FIELDS) {
          expect([...(alive.get(field) ?? [])].filter((value) => value !== read(draft, field))).toEqual([]);
        }
        expect(world.repeated).toEqual([]);
        if (presses) {
          const press = [world.tab(0).confirm(), world.tab(0).confirm(), world.tab(1).confirm()];
          for (let round = 0; round < 30; round += 1) {
            await world.rest();
            if (world.isWaiting()) await world.answer('kept');
          }
          const pressed = (await Promise.all(press)).find((one) => one.length > 0) ?? [];
          expect(pressed).not.toBe('not-saved');
          expect(world.confirmed).toEqual(['s-1', 's-2']);
          for (const { draft: sent } of world.requests.values())
            for (const field of FIELDS) expect(read(sent, field)).toBe(read(draft, field));
        }
      },
    ),
    { numRuns: 300 },
  );
});
