'use client';

import '@bazaar/ui/forms.css';
import { Button } from '@bazaar/ui/button';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { ConversationBody, ConversationHead, NoConversation } from '@bazaar/ui/patterns/conversations';
import { useEffect } from 'react';
import type { AskedObject, AskedThing } from '@/entities/conversation/question-object';
import { QuestionView } from '@/entities/conversation/question-view';
import { useQuestion } from '@/entities/conversation/use-question';
import { placeHref } from '@/features/messages/messages-address';
import { messagesTexts as texts } from '@/translations/messages';
import { AboutLine } from './about-line';
import { useAskedThing } from './use-question-object';

export interface NewQuestionProps {
  readonly asked: AskedObject;
  onSent(conversationId: string): void;
  onBack(): void;
}

/** A question about a thing the address names. */
export function NewQuestion({ asked, onSent, onBack }: NewQuestionProps) {
  const { state, thing, retry } = useAskedThing(asked);
  const head = { back: { href: placeHref({ isArchive: false }), label: texts.back, onBack } };
  if (thing) return <Question thing={thing} head={head} onSent={onSent} />;
  return (
    <>
      <ConversationHead {...head} title={texts.newTitle} />
      {state === 'loading' ? (
        <ConversationBody>
          <span role="status">{texts.thingLoading}</span>
        </ConversationBody>
      ) : null}
      {state === 'missing' ? <NoConversation title={texts.thingMissing} /> : null}
      {state === 'failed' ? (
        <ErrorPanel title={texts.thingFailed} action={<Button onClick={retry}>{texts.retry}</Button>} />
      ) : null}
    </>
  );
}

interface QuestionProps extends Pick<NewQuestionProps, 'onSent'> {
  readonly thing: AskedThing;
  readonly head: Pick<Parameters<typeof ConversationHead>[0], 'back'>;
}

function Question({ thing, head, onSent }: QuestionProps) {
  const question = useQuestion(thing, true);
  const { sentTo } = question;
  useEffect(() => {
    if (sentTo !== undefined) onSent(sentTo);
  }, [sentTo, onSent]);
  return (
    <>
      <ConversationHead
        {...head}
        title={texts.newTo(thing.supplierName)}
        note={<AboutLine {...thing} subject={thing.title} />}
      />
      <ConversationBody>
        <QuestionView {...question} isAnonymous={false} />
      </ConversationBody>
    </>
  );
}
