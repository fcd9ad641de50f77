'use client';

import { changesSince, withAccepted, withFirstSeen } from '@bazaar/domain/trade-drafts';
import { useEffect, useRef, useState } from 'react';
import type { ConfirmResult } from '@/entities/trade-draft/confirm-draft';
import type { Press } from '@/entities/trade-draft/session/draft-session';
import { goToLogin } from '@/lib/session/go-to-login';
import { showToast } from '@/lib/toasts/toasts';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import type { OpenDraft } from '../use-trade-draft';
import type { TermsNow } from './use-terms-now';

/** Requests the confirmation of every supplier's request: once, only of what the service has stored, and of terms the buyer has seen. */
export function useConfirmation({ record, session }: OpenDraft, { terms, readAgain }: TermsNow) {
  const [results, setResults] = useState<readonly ConfirmResult[]>([]);
  const [isSending, setSending] = useState(false);
  const isRunning = useRef(false);
  const { seen } = record;
  const changes = terms === undefined ? [] : changesSince(seen, terms);
  useEffect(() => {
    if (terms !== undefined && withFirstSeen(seen, terms) !== seen)
      session()?.note((now) => ({ ...now, seen: withFirstSeen(now.seen, terms) }));
  }, [terms, seen, session]);
  /** Sends what is seen, or says why it did not. */
  const send = async (): Promise<Press | 'unseen' | undefined> => {
    const now = await readAgain();
    const open = session();
    // The panel of the review says what changed; the buyer presses again once it is accepted.
    const isSeen = now === undefined || changesSince(open?.state().record.seen ?? seen, now).length === 0;
    return isSeen ? open?.confirm() : 'unseen';
  };
  const confirm = async () => {
    // A second press arrives before the button is drawn disabled.
    if (isRunning.current) return;
    isRunning.current = true;
    setSending(true);
    const press = await send().finally(() => {
      setSending(false);
      isRunning.current = false;
    });
    if (press === 'unseen') showToast({ status: 'warning', title: texts.changedNow });
    else if (press === 'changed') showToast({ status: 'warning', title: texts.changedElsewhere });
    else if (press === 'not-saved') showToast({ status: 'error', title: texts.notFlushed });
    else if (press !== undefined) {
      setResults(press);
      if (press.some(({ outcome }) => outcome === 'session-ended')) goToLogin();
    }
  };
  const accept = () => {
    if (terms !== undefined) session()?.note((now) => ({ ...now, seen: withAccepted(now.seen, terms) }));
  };
  return { confirm, accept, changes, results, isSending };
}
