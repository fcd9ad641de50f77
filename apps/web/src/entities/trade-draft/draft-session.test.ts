import { newDraft, newLine, newSupplier, type TradeDraft } from '@bazaar/domain/trade-drafts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Confirmed } from './confirm-draft';
import { type DraftRecord, newRecord } from './draft-record';
import { createDraftSession, type DraftSession, type Press } from './draft-session';
import { contentText, type SaveResult } from './save-draft';

const FIELDS = ['buyerNote', 'quantity', 'deliveryMethod'] as const;
type Field = (typeof FIELDS)[number];

const opened: TradeDraft = {
  ...newDraft('d', 'g', 'u', 0),
  suppliers: [newSupplier('s-1', 'پارس', 'c-1'), newSupplier('s-2', 'البرز', 'c-2')],
  lines: [newLine('l', { title: 'بلبرینگ', categoryId: 'c' })],
};
const read = (draft: TradeDraft, field: Field) =>
  field === 'quantity' ? (draft.lines[0]?.quantity ?? '') : draft[field];
const write = (draft: TradeDraft, field: Field, value: string): TradeDraft =>
  field === 'quantity'
    ? { ...draft, lines: draft.lines.map((line) => ({ ...line, quantity: value })) }
    : { ...draft, [field]: value };
const pathOf = (field: Field) => (field === 'quantity' ? 'lines.l.quantity' : field);

type Answer = 'kept' | 'lost-on-the-way' | 'lost-on-the-way-back' | 'session-ended';

/** A browser with tabs over one store, and a service that other devices write to as well; calls end when the test says how. */
function inTest() {
  let stored: DraftRecord | undefined;
  let isOnline = true;
  let turn: Promise<unknown> = Promise.resolve();
  let open: ((answer: Answer) => void) | undefined;
  let [running, most] = [0, 0];
  const requests = new Map<string, { draft: TradeDraft; version: number }>();
  const confirmed: string[] = [];
  /** Contents the service answered for, by supplier, to see that none is sent a second time. */
  const repeated: string[] = [];
  const listeners = new Map<number, (id: string, isOtherTab: boolean) => void>();
  const timers = new Map<number, () => void>();
  const tabs = new Map<number, DraftSession>();
  const rest = async () => {
    for (let turns = 0; turns < 3; turns += 1) await new Promise<void>((done) => setImmediate(done));
  };
  const answered = () =>
    new Promise<Answer>((end) => {
      open = end;
    });
  const stateOf = (supplierId: string, sent: TradeDraft) => {
    const { version } = requests.get(supplierId) ?? { version: 0 };
    const base = { ...sent, suppliers: sent.suppliers.map((one) => (one.supplierId === supplierId ? { ...one, version } : one)) };
    return { supplierId, requestId: `tr-${supplierId}`, version, ids: {}, content: contentText(sent, { supplierId }), base };
  };
  const save = async (record: DraftRecord): Promise<SaveResult> => {
    const at: SaveResult['stored'][number][] = [];
    for (const { supplierId, version = 0, requestId } of record.draft.suppliers) {
      const text = contentText(record.draft, { supplierId });
      if (requestId !== undefined && record.sent[supplierId] === text) continue;
      running += 1;
      most = Math.max(most, running);
      const answer = await answered();
      running -= 1;
      if (answer === 'lost-on-the-way') return { outcome: 'later', stored: at };
      if (answer === 'session-ended') return { outcome: 'session-ended', stored: at };
      const there = requests.get(supplierId);
      if (there !== undefined && there.version !== version) {
        const draft = { ...record.draft, ...there.draft, suppliers: record.draft.suppliers.map((one) => (one.supplierId === supplierId ? { ...one, requestId: `tr-${supplierId}`, version: there.version } : one)) };
        return { outcome: 'conflict', stored: at, theirs: { supplierId, draft } };
      }
      if (there !== undefined && contentText(there.draft, { supplierId }) === text) repeated.push(text);
      requests.set(supplierId, { draft: record.draft, version: version + 1 });
      if (answer === 'lost-on-the-way-back') return { outcome: 'later', stored: at };
      at.push(stateOf(supplierId, record.draft));
    }
    return { outcome: 'saved', stored: at };
  };
  const confirm = async ({ draft }: DraftRecord): Promise<Confirmed> => {
    const results = draft.suppliers.map(({ supplierId, name }) => {
      expect(contentText(requests.get(supplierId)?.draft ?? opened, { supplierId })).toBe(contentText(draft, { supplierId }));
      confirmed.push(supplierId);
      return { supplierId, name, requestId: `tr-${supplierId}`, outcome: 'sent' as const };
    });
    return { results, confirmKeys: {}, theirs: [] };
  };
  const openTab = (tab: number) => {
    const report = (id: string) => {
      for (const [other, listener] of listeners) listener(id, other !== tab);
    };
    const session = createDraftSession(stored ?? newRecord(opened), {
      idleMs: 3,
      againMs: 15,
      isOnline: () => isOnline,
      nowMs: () => 1,
      wait: (_, run) => {
        timers.set(tab, run);
        return () => void timers.delete(tab);
      },
      onState: () => undefined,
      lock: (_, run) => {
        const result = turn.then(run, run);
        turn = result.catch(() => undefined);
        return result;
      },
      save,
      confirm,
      records: {
        get: async () => stored,
        update: async (id, edit) => {
          await undefined;
          const next = edit(stored);
          if (next !== undefined) stored = structuredClone(next);
          report(id);
          return true;
        },
        remove: async (id) => {
          stored = undefined;
          report(id);
        },
        listen: (onChange) => {
          listeners.set(tab, onChange);
          return () => void listeners.delete(tab);
        },
      },
    });
    tabs.set(tab, session);
    return session;
  };
  return {
    rest,
    repeated,
    confirmed,
    requests,
    most: () => most,
    tab: (tab: number) => tabs.get(tab) ?? openTab(tab),
    reopen: (tab: number) => {
      listeners.delete(tab);
      timers.delete(tab);
      tabs.delete(tab);
      openTab(tab);
    },
    passTime: (tab: number) => {
      const run = timers.get(tab);
      timers.delete(tab);
      run?.();
    },
    setOnline: (is: boolean) => {
      isOnline = is;
    },
    isWaiting: () => open !== undefined,
    answer: async (answer: Answer) => {
      const end = open;
      open = undefined;
      end?.(answer);
      await rest();
    },
    /** Another device writes a field of one request. */
    editElsewhere: (supplierId: string, field: Field, value: string) => {
      const there = requests.get(supplierId);
      if (there === undefined) return undefined;
      const before = read(there.draft, field);
      requests.set(supplierId, { draft: write(there.draft, field, value), version: there.version + 1 });
      return before;
    },
  };
}

const tab = fc.constantFrom(0, 1);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('type' as const), tabs: fc.constantFrom([0], [1], [0, 1]), field: fc.constantFrom(...FIELDS) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('time' as const, 'resume' as const, 'mine' as const, 'theirs' as const), tab }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('answer' as const), answer: fc.constantFrom<Answer>('kept', 'kept', 'lost-on-the-way', 'lost-on-the-way-back', 'session-ended') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('net' as const), isOnline: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('elsewhere' as const), supplierId: fc.constantFrom('s-1', 's-2'), field: fc.constantFrom(...FIELDS) }) },
);

it('R-371 loses no typed value, sends none twice and nothing without a press, in two tabs beside other devices', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), fc.boolean(), async (plan, presses) => {
      const world = inTest();
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
      for (const one of plan) {
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
        else {
          const value = fresh(one.field);
          const before = world.editElsewhere(one.supplierId, one.field, value);
          if (before !== undefined) replace(one.field, before, value);
        }
        await world.rest();
        expect(world.most()).toBeLessThanOrEqual(1);
        expect(world.confirmed).toEqual([]);
      }
      world.setOnline(true);
      // What other devices wrote is met by the next change.
      world.tab(0).change((draft) => ({ ...draft, buyerReference: 'last' }));
      let pressed: Press = [];
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
        pressed = (await Promise.all(press)).find((one) => one.length > 0) ?? [];
        expect(pressed).not.toBe('not-saved');
        expect(world.confirmed).toEqual(['s-1', 's-2']);
        for (const { draft: sent } of world.requests.values())
          for (const field of FIELDS) expect(read(sent, field)).toBe(read(draft, field));
      }
    }),
    { numRuns: 120 },
  );
});
