'use client';

import {
  type FeedbackKind,
  pageOfReferrer,
  readFeedbackPrefill,
} from '@bazaar/domain/feedback/feedback-address';
import { Button } from '@bazaar/ui/button';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { Text } from '@bazaar/ui/text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { takeEarlyPressOf } from '@/lib/actions/early-press-of';
import { pendingChoices } from '@/lib/navigation/early-choice';
import { feedbackMessages as texts } from '@/translations/feedback';
import { feedbackDraftId, isLeftUnsent } from './feedback-draft';
import { FEEDBACK_FORM } from './feedback-markup';
import { FeedbackStartFields } from './feedback-start';
import { holdFocus, readTyped } from './feedback-typed';
import { watchHands } from './hands-free';
import type { OpenedForm } from './open-form';

export interface FeedbackIslandProps {
  readonly names: Readonly<Record<FeedbackKind, string>>;
}

type State = 'early' | 'start' | 'sending' | 'failed';

/**
 * Renders the fields of feedback. The script of the form loads with the first focus, choice or press in them, and at once when the address
 * fills them in or something was left unsent; it takes over what was typed, the focus and the caret.
 */
export function FeedbackIsland({ names }: FeedbackIslandProps) {
  const start = useRef<HTMLFormElement>(null);
  const hands = useRef<ReturnType<typeof watchHands>>(undefined);
  const isOpening = useRef(false);
  const isSent = useRef(false);
  const [state, setState] = useState<State>('early');
  const [form, setForm] = useState<ReactNode>();
  const takeOver = ({ draw }: OpenedForm) => {
    if (start.current === null) return;
    const giveBack = holdFocus(start.current);
    const typed = readTyped(start.current);
    flushSync(() => setForm(draw(names, typed)));
    giveBack();
    if (isSent.current) document.querySelector<HTMLFormElement>(`form#${FEEDBACK_FORM}`)?.requestSubmit();
  };
  const open = async () => {
    if (isOpening.current) return;
    isOpening.current = true;
    try {
      const { openForm } = await import('./open-form');
      const prefill = readFeedbackPrefill(new URLSearchParams(location.search));
      const from = prefill.from ?? pageOfReferrer(document.referrer, location.origin);
      const opened = await openForm({ ...prefill, from });
      await hands.current?.areFree();
      takeOver(opened);
    } catch {
      isOpening.current = false;
      setState('failed');
    }
  };
  const send = () => {
    isSent.current = true;
    setState('sending');
    void open();
  };
  useEffect(() => {
    const fields = start.current;
    if (fields === null) return;
    hands.current = watchHands(fields);
    const isEarlySend = takeEarlyPressOf(fields.querySelector('[data-action]'));
    setState('start');
    const { type, subject, text } = readFeedbackPrefill(new URLSearchParams(location.search));
    const isFilled = (type ?? subject ?? text) !== undefined || isLeftUnsent(feedbackDraftId({}));
    const isTouched =
      fields.contains(document.activeElement) ||
      pendingChoices(fields).length > 0 ||
      fields.querySelector('textarea')?.value !== '';
    if (isEarlySend) send();
    else if (isFilled || isTouched) void open();
    return () => hands.current?.stop();
  }, []);
  if (form !== undefined) return <>{form}</>;
  return (
    <>
      {state === 'failed' ? (
        <ErrorPanel
          isInline
          title={texts.openFailed}
          action={<Button onClick={() => void open()}>{texts.retry}</Button>}
        />
      ) : null}
      <FeedbackStartFields
        formRef={start}
        names={names}
        isEarly={state === 'early'}
        onTouch={() => void open()}
        onSend={send}
      />
      <div role="status">{state === 'sending' ? <Text tone="muted">{texts.opening}</Text> : null}</div>
    </>
  );
}
