'use client';

import {
  FEEDBACK_TYPES,
  type FeedbackKind,
  pageOfReferrer,
  readFeedbackPrefill,
} from '@bazaar/domain/feedback/feedback-address';
import { Button } from '@bazaar/ui/button';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { FeedbackKinds } from '@bazaar/ui/patterns/feedback-page';
import { Text } from '@bazaar/ui/text';
import { type ReactNode, useEffect, useState } from 'react';
import { feedbackMessages as texts } from '@/translations/feedback';
import { feedbackDraftId, isLeftUnsent } from './feedback-draft';
import type { OpenedForm } from './open-form';

export interface FeedbackIslandProps {
  readonly names: Readonly<Record<FeedbackKind, string>>;
}

type State = { readonly kind: 'choosing' | 'failed' } | { readonly kind: 'opening' } | OpenedForm;

const loadForm = () => import('./open-form');

/**
 * Renders the kinds of feedback; the form loads when one is chosen, or at once when the address fills it in or something was left unsent.
 */
export function FeedbackIsland({ names }: FeedbackIslandProps) {
  const [type, setType] = useState<FeedbackKind>();
  const [state, setState] = useState<State>({ kind: 'choosing' });
  const open = (chosen: FeedbackKind) => {
    setType(chosen);
    setState({ kind: 'opening' });
    const prefill = readFeedbackPrefill(new URLSearchParams(location.search));
    const from = prefill.from ?? pageOfReferrer(document.referrer, location.origin);
    loadForm()
      .then(({ openForm }) => openForm(chosen, { ...prefill, from }))
      .then(setState, () => setState({ kind: 'failed' }));
  };
  useEffect(() => {
    const { type: wanted } = readFeedbackPrefill(new URLSearchParams(location.search));
    if (wanted !== undefined || isLeftUnsent(feedbackDraftId({}))) open(wanted ?? 'Suggestion');
  }, []);
  if (state.kind === 'open') return <>{state.draw(names)}</>;
  if (state.kind === 'opening') return <Waiting>{texts.opening}</Waiting>;
  return (
    <>
      {state.kind === 'failed' ? (
        <ErrorPanel
          isInline
          title={texts.openFailed}
          action={<Button onClick={() => open(type ?? 'Suggestion')}>{texts.retry}</Button>}
        />
      ) : null}
      <FeedbackKinds
        label={texts.kinds}
        kinds={FEEDBACK_TYPES.map((value) => ({ value, name: names[value], note: texts.notes[value] }))}
        onChoose={(value) => open(value as FeedbackKind)}
        onNear={() => void loadForm().catch(() => undefined)}
      />
    </>
  );
}

function Waiting({ children }: { readonly children: ReactNode }) {
  return (
    <div role="status">
      <Text as="p" tone="muted">
        {children}
      </Text>
    </div>
  );
}
