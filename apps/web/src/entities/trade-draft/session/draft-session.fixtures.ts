import { newDraft, newLine, newSupplier, type TradeDraft } from '@bazaar/domain/trade-drafts';
import type { Confirmed } from '../confirm-draft';
import { type DraftRecord, newRecord } from '../draft-record';
import { createDraftSession, type DraftSession } from './draft-session';
import { contentText, type SaveResult } from './save-draft';

export const FIELDS = ['buyerNote', 'quantity', 'deliveryMethod'] as const;
export type Field = (typeof FIELDS)[number];

export const opened: TradeDraft = {
  ...newDraft('d', 'g', 'u', 0),
  suppliers: [newSupplier('s-1', 'پارس', 'c-1'), newSupplier('s-2', 'البرز', 'c-2')],
  lines: [newLine('l', { title: 'بلبرینگ', categoryId: 'c' })],
};
export const read = (draft: TradeDraft, field: Field) =>
  field === 'quantity' ? (draft.lines[0]?.quantity ?? '') : draft[field];
export const write = (draft: TradeDraft, field: Field, value: string): TradeDraft =>
  field === 'quantity'
    ? { ...draft, lines: draft.lines.map((line) => ({ ...line, quantity: value })) }
    : { ...draft, [field]: value };
export const pathOf = (field: Field) => (field === 'quantity' ? 'lines.l.quantity' : field);

export type Answer = 'kept' | 'lost-on-the-way' | 'lost-on-the-way-back' | 'session-ended';

/** A browser with tabs over one store, and a service that other devices write to as well; calls end when the test says how. */
export function openBrowser({ whileConfirming }: { readonly whileConfirming?: () => unknown } = {}) {
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
    const base = {
      ...sent,
      suppliers: sent.suppliers.map((one) => (one.supplierId === supplierId ? { ...one, version } : one)),
    };
    return {
      supplierId,
      requestId: `tr-${supplierId}`,
      version,
      ids: {},
      content: contentText(sent, { supplierId }),
      base,
    };
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
        const draft = {
          ...record.draft,
          ...there.draft,
          suppliers: record.draft.suppliers.map((one) =>
            one.supplierId === supplierId
              ? { ...one, requestId: `tr-${supplierId}`, version: there.version }
              : one,
          ),
        };
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
      const there = requests.get(supplierId)?.draft;
      if (there === undefined || contentText(there, { supplierId }) !== contentText(draft, { supplierId }))
        throw new Error('another content is confirmed');
      confirmed.push(supplierId);
      return { supplierId, name, requestId: `tr-${supplierId}`, outcome: 'sent' as const };
    });
    whileConfirming?.();
    await rest();
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
      kinds: async () => new Map(),
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
    stored: () => stored,
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
