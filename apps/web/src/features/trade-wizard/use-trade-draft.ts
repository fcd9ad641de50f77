'use client';

import { type FieldConflict, mergeDrafts, type TradeDraft, takeTheirs } from '@bazaar/domain/trade-drafts';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DraftRecord } from '@/entities/trade-draft/draft-record';
import { draftRecords } from '@/entities/trade-draft/draft-records';
import { saveDraft, withStored } from '@/entities/trade-draft/save-draft';
import { askToPersist } from '@/lib/outbox/local-records';
import { oneAtATime } from '@/lib/outbox/one-at-a-time';
import { createSaveQueue, type SaveOutcome, type SaveState } from '@/lib/outbox/save-queue';

const IDLE_MS = 3_000;
const AGAIN_MS = 15_000;
const MOST_AT_ONCE = 10;

export interface OpenConflict {
  readonly fields: readonly FieldConflict[];
  readonly theirs: TradeDraft;
}

/** One open draft: on this device at each change, at the service 3 s after the last one. */
export function useTradeDraft(opened: DraftRecord) {
  const [record, setRecord] = useState(opened);
  const [save, setSave] = useState<SaveState>({ kind: 'saved' });
  const [isStored, setIsStored] = useState(true);
  const [conflict, setConflict] = useState<OpenConflict>();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const now = useRef(opened);
  /** The draft as this browser last stored it: other tabs' changes are told apart by it. */
  const shared = useRef(opened.draft);

  const keep = useCallback(async (next: DraftRecord) => {
    const added = next.draft.lines.length - now.current.draft.lines.length;
    now.current = next;
    // A pasted list is drawn in slices, so that the page answers meanwhile; what is typed is drawn at once.
    if (added > MOST_AT_ONCE) startTransition(() => setRecord(next));
    else setRecord(next);
    const wasStored = await draftRecords.put(next.draft.id, next);
    shared.current = next.draft;
    setIsStored(wasStored);
  }, []);

  const queue = useMemo(() => {
    const merge = (base: TradeDraft, theirs: TradeDraft): 'merged' | 'asked' => {
      const merged = mergeDrafts(base, now.current.draft, theirs);
      void keep({ ...now.current, draft: merged.draft, base: theirs, sent: {} });
      if (merged.conflicts.length === 0) return 'merged';
      setConflict({ fields: merged.conflicts, theirs });
      return 'asked';
    };
    const send = async (sent: DraftRecord): Promise<SaveOutcome> => {
      const result = await saveDraft(sent);
      const next = withStored(now.current, result.stored, sent.draft);
      if (next !== now.current) await keep(next);
      setErrors(result.errors ?? {});
      if (result.theirs === undefined) return result.outcome;
      if (merge(sent.base ?? sent.draft, result.theirs) === 'asked') return 'conflict';
      // Merged without a question: the result is what the service should have.
      const again = await saveDraft(now.current);
      await keep(withStored(now.current, again.stored, now.current.draft));
      return again.outcome;
    };
    return createSaveQueue<DraftRecord>({
      save: () => oneAtATime(`trade-draft:${opened.draft.id}`, () => send(now.current)),
      idleMs: IDLE_MS,
      againMs: AGAIN_MS,
      isOnline: () => navigator.onLine,
      nowMs: Date.now,
      wait: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      onState: setSave,
    });
  }, [keep, opened.draft.id]);

  const change = useCallback(
    (edit: (draft: TradeDraft) => TradeDraft) => {
      const draft = { ...edit(now.current.draft), updatedAtMs: Date.now() };
      void keep({ ...now.current, draft });
      queue.put(now.current);
    },
    [keep, queue],
  );

  useEffect(() => {
    void askToPersist();
    // What the last page could not send any more; unchanged requests are not sent again.
    const isUnsent = opened.draft.suppliers.some(({ requestId }) => requestId === undefined);
    if (isUnsent || Object.keys(opened.sent).length > 0) queue.put(now.current);
    const onOnline = () => queue.resume();
    addEventListener('online', onOnline);
    const stop = draftRecords.listen(async (id, isOtherTab) => {
      if (!isOtherTab || id !== opened.draft.id) return;
      const stored = await draftRecords.get(id);
      if (stored === undefined) return;
      const before = shared.current;
      const { draft, conflicts } = mergeDrafts(before, now.current.draft, stored.draft);
      shared.current = stored.draft;
      now.current = { ...stored, draft };
      setRecord(now.current);
      if (conflicts.length > 0) setConflict({ fields: conflicts, theirs: stored.draft });
    });
    return () => {
      removeEventListener('online', onOnline);
      stop();
      void queue.flush();
    };
  }, [queue, opened]);

  const resolve = (paths: readonly string[]) => {
    if (conflict === undefined) return;
    setConflict(undefined);
    void keep({ ...now.current, draft: takeTheirs(now.current.draft, conflict.theirs, paths) });
    queue.put(now.current);
    queue.resume();
  };
  return {
    record,
    draft: record.draft,
    now,
    save,
    isStored,
    conflict,
    errors,
    setErrors,
    change,
    keep,
    resolve,
    queue,
  };
}

export type OpenDraft = ReturnType<typeof useTradeDraft>;
