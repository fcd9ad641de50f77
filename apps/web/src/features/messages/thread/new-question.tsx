'use client';

import '@bazaar/ui/forms.css';
import { Button } from '@bazaar/ui/button';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { ConversationBody, ConversationHead, NoConversation } from '@bazaar/ui/patterns/conversations';
import { useEffect } from 'react';
import type { QuestionObject, RequestedObject } from '@/entities/conversation/question-object';
import { QuestionView } from '@/entities/conversation/question-view';
import { useQuestion } from '@/entities/conversation/use-question';
import { placeHref } from '@/features/messages/messages-address';
import { messagesTexts as texts } from '@/translations/messages';
import { retryTexts } from '@/translations/retry';
import { AboutLine } from './about-line';
import { useQuestionObject } from './use-question-object';

export interface NewQuestionProps {
  readonly requested: RequestedObject;
  onSent(conversationId: string): void;
  onBack(): void;
}

/** Renders a question about the object in the address. */
export function NewQuestion({ requested, onSent, onBack }: NewQuestionProps) {
  const { state, object, retry } = useQuestionObject(requested);
  const head = { back: { href: placeHref({}), label: texts.back, onBack } };
  if (object) return <Question object={object} head={head} onSent={onSent} />;
  return (
    <>
      <ConversationHead {...head} title={texts.newTitle} />
      {state === 'loading' ? (
        <ConversationBody>
          <span role="status">{texts.objectLoading}</span>
        </ConversationBody>
      ) : null}
      {state === 'missing' ? <NoConversation title={texts.objectMissing} /> : null}
      {state === 'failed' ? (
        <ErrorPanel
          title={texts.objectFailed}
          action={
            <Button aria-label={retryTexts.of(texts.newTitle)} onClick={retry}>
              {texts.retry}
            </Button>
          }
        />
      ) : null}
    </>
  );
}

interface QuestionProps extends Pick<NewQuestionProps, 'onSent'> {
  readonly object: QuestionObject;
  readonly head: Pick<Parameters<typeof ConversationHead>[0], 'back'>;
}

function Question({ object, head, onSent }: QuestionProps) {
  const question = useQuestion(object, true);
  const { sentTo } = question;
  useEffect(() => {
    if (sentTo !== undefined) onSent(sentTo);
  }, [sentTo, onSent]);
  return (
    <>
      <ConversationHead {...head} title={texts.newTo(object.supplierName)} />
      <AboutLine {...object} subject={object.title} />
      <ConversationBody>
        <QuestionView {...question} isAnonymous={false} />
      </ConversationBody>
    </>
  );
}
