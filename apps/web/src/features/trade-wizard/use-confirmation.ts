'use client';

import { useRef, useState } from 'react';
import { type ConfirmResult, confirmDraft } from '@/entities/trade-draft/confirm-draft';
import { draftRecords } from '@/entities/trade-draft/draft-records';
import { showToast } from '@/lib/toasts/toasts';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import type { OpenDraft } from './use-trade-draft';

/** Requests the confirmation of every supplier's request: once, and only of what the service has stored. */
export function useConfirmation({ now, keep, queue, setErrors }: OpenDraft) {
  const [results, setResults] = useState<readonly ConfirmResult[]>();
  const [isSending, setSending] = useState(false);
  const isRunning = useRef(false);
  const confirm = async () => {
    // A second press arrives before the button is drawn disabled.
    if (isRunning.current) return;
    isRunning.current = true;
    setSending(true);
    queue.put(now.current);
    if (await queue.flush()) {
      const confirmed = await confirmDraft(now.current, (confirmKeys) =>
        keep({ ...now.current, confirmKeys }),
      );
      setResults(confirmed.results);
      setErrors(Object.assign({}, ...confirmed.results.map(({ errors }) => errors ?? {})));
      const isDone =
        confirmed.results.length > 0 && confirmed.results.every(({ outcome }) => outcome === 'sent');
      if (isDone) await draftRecords.remove(now.current.draft.id);
    } else {
      showToast({ status: 'error', title: texts.notFlushed });
    }
    setSending(false);
    isRunning.current = false;
  };
  return { confirm, results, isSending };
}
