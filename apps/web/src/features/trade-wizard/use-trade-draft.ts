'use client';

import { getListCategoryPropertiesQueryOptions } from '@bazaar/api/hooks/categories';
import { DAY_MS } from '@bazaar/domain/dates';
import type { TradeDraft } from '@bazaar/domain/trade-drafts';
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { confirmDraft } from '@/entities/trade-draft/confirm-draft';
import type { DraftRecord } from '@/entities/trade-draft/draft-record';
import { draftRecords } from '@/entities/trade-draft/draft-records';
import {
  createDraftSession,
  type DraftSession,
  type DraftState,
} from '@/entities/trade-draft/session/draft-session';
import { readKinds } from '@/entities/trade-draft/session/read-kinds';
import { saveDraft } from '@/entities/trade-draft/session/save-draft';
import { withDeadline } from '@/lib/data/with-deadline';
import { askToPersist } from '@/lib/outbox/local-records';
import { oneAtATime } from '@/lib/outbox/one-at-a-time';

/** A save waits no longer for what it can do without; other tabs wait for it. */
const KINDS_MS = 2_000;
const IDLE_MS = 3_000;
const AGAIN_MS = 15_000;
const MOST_AT_ONCE = 10;

export interface OpenDraft extends DraftState {
  readonly draft: TradeDraft;
  readonly change: DraftSession['change'];
  /** Runs on the open draft; undefined before the first effect. */
  readonly session: () => DraftSession | undefined;
}

/** One open draft: on this device at each change, at the service 3 s after the last one. */
export function useTradeDraft(opened: DraftRecord): OpenDraft {
  const [state, setState] = useState<DraftState>({
    record: opened,
    save: { kind: 'saved' },
    isStored: true,
    isClosed: false,
    errors: {},
  });
  const current = useRef<DraftSession>(undefined);
  const client = useQueryClient();
  useEffect(() => {
    let drawn = opened.draft.lines;
    const session = createDraftSession(opened, {
      records: draftRecords,
      // From the cache: the fields of the same properties have read them.
      kinds: (draft) =>
        readKinds(draft, (categoryId) =>
          withDeadline(
            client.fetchQuery(
              getListCategoryPropertiesQueryOptions(categoryId, undefined, {
                query: { staleTime: DAY_MS, networkMode: 'always' },
              }),
            ),
            AbortSignal.timeout(KINDS_MS),
          ),
        ),
      save: saveDraft,
      confirm: confirmDraft,
      lock: oneAtATime,
      idleMs: IDLE_MS,
      againMs: AGAIN_MS,
      isOnline: () => navigator.onLine,
      nowMs: Date.now,
      wait: startTimer,
      onState: (next) => {
        const { lines } = next.record.draft;
        const changed = lines.filter((line, index) => line !== drawn[index]).length;
        // A pasted list, and the ids a long draft has from its first save, are drawn in slices, so that the page answers meanwhile; what is
        // typed is drawn at once.
        if (changed > MOST_AT_ONCE) startTransition(() => setState(next));
        else setState(next);
        drawn = lines;
      },
    });
    current.current = session;
    setState(session.state());
    void askToPersist();
    const resume = () => session.resume();
    // The person may have logged in again in another tab.
    const resumeSession = () => {
      if (session.state().save.kind === 'session-ended') session.resume();
    };
    // Storing takes a moment, and some browsers refuse it.
    const ask = (event: BeforeUnloadEvent) => {
      if (!session.isPersisted()) event.preventDefault();
    };
    addEventListener('online', resume);
    addEventListener('focus', resumeSession);
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('online', resume);
      removeEventListener('focus', resumeSession);
      removeEventListener('beforeunload', ask);
      session.stop();
    };
  }, [opened, client]);
  const change = useCallback<DraftSession['change']>((edit) => current.current?.change(edit), []);
  const session = useCallback(() => current.current, []);
  return { ...state, draft: state.record.draft, change, session };
}

function startTimer(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
