import { isSameDraft, type PropertyKinds, type TradeDraft } from '@bazaar/domain/trade-drafts';
import type { LocalRecords } from '@/lib/outbox/local-records';
import {
  createSaveQueue,
  type SaveOutcome,
  type SaveQueueOptions,
  type SaveState,
} from '@/lib/outbox/save-queue';
import { type Confirmed, type ConfirmResult, doneOf } from '../confirm-draft';
import type { DraftRecord } from '../draft-record';
import { withCategoryKinds, withChoice, withDone, withOtherTab, withResult } from './record-after';
import { contentText, hasUnsent, type SaveResult } from './save-draft';

/** Versions of others merged in one save; a request that changes more often waits for the next one. */
const MOST_ROUNDS = 4;

export interface DraftPorts
  extends Pick<SaveQueueOptions<undefined>, 'idleMs' | 'againMs' | 'isOnline' | 'nowMs' | 'wait'> {
  readonly records: Pick<LocalRecords<DraftRecord>, 'get' | 'update' | 'remove' | 'listen'>;
  /** Reads the kinds of the properties a draft states. */
  readonly kinds: (draft: TradeDraft) => Promise<PropertyKinds>;
  readonly save: (record: DraftRecord) => Promise<SaveResult>;
  readonly confirm: (
    record: DraftRecord,
    keep: (keys: DraftRecord['confirmKeys']) => Promise<unknown>,
  ) => Promise<Confirmed>;
  /** Runs one task of a name at a time, in all tabs. */
  readonly lock: <Result>(name: string, run: () => Promise<Result>) => Promise<Result>;
  readonly onState: (state: DraftState) => void;
}

export interface DraftState {
  readonly record: DraftRecord;
  readonly save: SaveState;
  /** What is typed outlives the page. */
  readonly isStored: boolean;
  /** The draft was sent whole, or removed in another tab: nothing is stored of it any more. */
  readonly isClosed: boolean;
  /** Sentences of the service by field. */
  readonly errors: Readonly<Record<string, string>>;
}

/** What a press on «confirm» led to; not saved where something typed is not at the service, changed where another tab's change came between. */
export type Press = readonly ConfirmResult[] | 'not-saved' | 'changed';

/** One open draft: on this device at each change, at the service after a pause, the same in all tabs. */
export interface DraftSession {
  readonly state: () => DraftState;
  /** Returns whether everything typed outlives the page by now. */
  readonly isPersisted: () => boolean;
  change(edit: (draft: TradeDraft) => TradeDraft): void;
  /** Keeps what is known beside the draft; a draft that was only opened is not stored for it. */
  note(edit: (record: DraftRecord) => DraftRecord): void;
  /** Resolves the first open conflict: `paths` take the other value. */
  resolve(paths: readonly string[]): Promise<void>;
  /** Tries again: the network is back. */
  resume(): void;
  /** Requests the confirmation of what the service has, once everything typed is there. */
  confirm(): Promise<Press>;
  stop(): void;
}

export function createDraftSession(opened: DraftRecord, ports: DraftPorts): DraftSession {
  const { records, onState } = ports;
  const { id } = opened.draft;
  const inTurn = <Result>(run: () => Promise<Result>) => ports.lock(`trade-draft:${id}`, run);
  let state: DraftState = {
    record: opened,
    save: { kind: 'saved' },
    isStored: true,
    isClosed: false,
    errors: {},
  };
  /** The record as this tab last read or wrote it: other tabs' changes are told apart by it. */
  let seen = opened;
  let edits: ((record: DraftRecord) => DraftRecord)[] = [];
  let isDirty = false;
  let storing = Promise.resolve();
  /** Ends with the last look at what is to be stored; its promise resolves later. */
  let isStoring = false;
  let isConfirming = false;

  const publish = (part: Partial<DraftState>) => {
    state = { ...state, ...part };
    onState(state);
  };
  const close = () => {
    queue.stop();
    publish({ isClosed: true });
  };
  const take = (stored: DraftRecord | undefined) => {
    if (stored === undefined) {
      if (seen.revision > 0) close();
      return;
    }
    if (stored.revision <= seen.revision) return;
    state = { ...state, record: withOtherTab(state.record, seen, stored) };
    seen = stored;
  };
  const readStored = async () => {
    const { revision } = seen;
    const stored = await records.get(id);
    // Not there when it was asked for is no removal of what was first written meanwhile.
    if (stored !== undefined || revision > 0) take(stored);
  };
  const drain = async () => {
    try {
      while (isDirty && !state.isClosed) {
        isDirty = false;
        const drawn = state;
        const applied = edits;
        const isStored = await records.update(id, (stored) => {
          take(stored);
          if (state.isClosed) return undefined;
          edits = edits.filter((edit) => !applied.includes(edit));
          const record = applied.reduce((now, edit) => edit(now), state.record);
          seen = { ...record, revision: seen.revision + 1 };
          state = { ...state, record: seen };
          return seen;
        });
        // What was typed is drawn already: a long draft is not drawn twice for a letter.
        const isDrawn = applied.length === 0 && state.record.draft === drawn.record.draft;
        if (isDrawn && isStored === drawn.isStored) continue;
        publish({ isStored });
      }
    } finally {
      isStoring = false;
    }
  };
  const store = () => {
    isDirty = true;
    if (!isStoring) {
      isStoring = true;
      storing = drain();
    }
    return storing;
  };
  /** Changes what is known beside the draft, on top of what other tabs have stored. */
  const amend = (edit: (record: DraftRecord) => DraftRecord) => {
    edits.push(edit);
    return store();
  };
  /** Takes what other tabs have stored, and sees to it that it is sent even if they close. */
  const sync = async () => {
    const wasAsking = state.record.conflicts.length > 0;
    await readStored();
    publish({});
    if (state.isClosed || state.record.conflicts.length > 0) return;
    if (hasUnsent(state.record)) queue.put(undefined);
    if (wasAsking) queue.resume();
  };
  const send = async (): Promise<SaveOutcome> => {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      // What was read back states values alone, and the service takes no other kind than the category's.
      const kinds = await ports.kinds(state.record.draft);
      const takeKinds = (record: DraftRecord) => withCategoryKinds(record, kinds);
      if (takeKinds(state.record) !== state.record) await amend(takeKinds);
      await readStored();
      if (state.isClosed) return 'saved';
      if (state.record.conflicts.length > 0) return 'conflict';
      const result = await ports.save(state.record);
      await amend((record) => withResult(record, result));
      publish({ errors: result.errors ?? {} });
      if (result.theirs === undefined && result.left === undefined) return result.outcome;
    }
    return 'later';
  };
  const queue = createSaveQueue<undefined>({
    ...ports,
    save: () => inTurn(send),
    onState: (save) => publish({ save }),
  });
  const confirmInTurn = async (pressed: TradeDraft): Promise<Press> => {
    await readStored();
    if (state.isClosed || contentsOf(state.record.draft) !== contentsOf(pressed)) return 'changed';
    if (state.record.conflicts.length > 0 || hasUnsent(state.record)) return 'not-saved';
    const keep = (confirmKeys: DraftRecord['confirmKeys']) => amend((record) => ({ ...record, confirmKeys }));
    const confirmed = await ports.confirm(state.record, keep);
    const merged = confirmed.theirs.map(
      (theirs) => (record: DraftRecord) => withResult(record, { stored: [], theirs }),
    );
    await amend((record) =>
      withDone(
        merged.reduce((now, edit) => edit(now), record),
        doneOf(confirmed),
      ),
    );
    publish({ errors: Object.assign({}, ...confirmed.results.map(({ errors }) => errors ?? {})) });
    const { draft } = state.record;
    // What another tab has typed meanwhile was not sent, and stays, also what no request takes yet.
    if (draft.suppliers.length > 0 || !isSameDraft(draft, pressed)) return confirmed.results;
    close();
    await records.remove(id);
    return confirmed.results;
  };
  const stopListening = records.listen((changed, isOtherTab) => {
    if (isOtherTab && changed === id && !state.isClosed) void sync();
  });
  // What the last page could not send any more.
  if (hasUnsent(opened)) queue.put(undefined);

  return {
    state: () => state,
    isPersisted: () => state.isClosed || (state.isStored && !isStoring),
    change(edit) {
      // While it is being sent nothing changes under it: the screen has no field then.
      if (state.isClosed || isConfirming) return;
      const { record } = state;
      publish({ record: { ...record, draft: { ...edit(record.draft), updatedAtMs: ports.nowMs() } } });
      void store();
      queue.put(undefined);
    },
    note(edit) {
      if (seen.revision > 0 || isDirty) void amend(edit);
      else publish({ record: edit(state.record) });
    },
    async resolve(paths) {
      const shown = state.record;
      await amend((record) => withChoice(record, shown, paths));
      if (state.record.conflicts.length > 0) return;
      queue.put(undefined);
      queue.resume();
    },
    resume: () => queue.resume(),
    async confirm() {
      // A second press arrives before the button is drawn disabled.
      if (isConfirming || state.isClosed) return [];
      isConfirming = true;
      try {
        const pressed = state.record.draft;
        if (hasUnsent(state.record)) queue.put(undefined);
        return (await queue.flush()) ? await inTurn(() => confirmInTurn(pressed)) : 'not-saved';
      } finally {
        isConfirming = false;
      }
    },
    stop() {
      stopListening();
      void queue.flush().finally(queue.stop);
    },
  };
}

/** What would be sent to each supplier. */
function contentsOf(draft: TradeDraft): string {
  return draft.suppliers.map((supplier) => contentText(draft, supplier)).join('\n');
}
