import { MOST_MESSAGE_CHARACTERS } from '@bazaar/domain/conversations/question-words';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { Button, ButtonLink } from '@bazaar/ui/button';
import { TextField } from '@bazaar/ui/field';
import { DonePanel } from '@bazaar/ui/message-panel';
import { NotePanel } from '@bazaar/ui/patterns/note-panel';
import { useState } from 'react';
import { isolateCodes, withoutIsolates } from '@/lib/text/isolate-codes';
import { askSupplierMessages as texts } from '@/translations/ask-supplier';
import { conversationHref } from './question-object';
import type { Question } from './use-question';

export interface QuestionViewProps extends Question {
  /** The question can be sent only after a login. */
  readonly isAnonymous: boolean;
}

/** Renders a question to a supplier, and a link to its conversation once it is sent. */
export function QuestionView({ draft, errors, failure, sentTo, isAnonymous, ...actions }: QuestionViewProps) {
  const [startedSent] = useState(sentTo !== undefined);
  if (sentTo !== undefined) {
    return (
      <DonePanel
        isFocused={!startedSent}
        title={texts.sent}
        detail={texts.sentDetail}
        action={
          <ButtonLink href={conversationHref(sentTo)} tone="primary">
            {texts.toConversation}
          </ButtonLink>
        }
        isInline
      />
    );
  }
  const { isSending, change } = actions;
  const send = () => {
    if (!isSending) actions.send();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <NotePanel
        above={
          <TextField
            id="question-subject"
            label={texts.subject}
            // Uncontrolled: the isolates around codes would move the caret.
            defaultValue={isolateCodes(draft.subject)}
            error={errors.subject}
            readOnly={isSending}
            onChange={({ target }) => change({ subject: withoutIsolates(target.value) })}
          />
        }
        field={{
          id: 'question-text',
          label: texts.text,
          hint: isAnonymous ? texts.loginFirst : texts.next,
          placeholder: texts.hint,
          value: draft.text,
          error: errors.text,
          readOnly: isSending,
          counter: {
            max: MOST_MESSAGE_CHARACTERS,
            text: (used, most) => texts.counter(formatNumber(used), formatNumber(most)),
          },
          onChange: ({ target }) => change({ text: target.value }),
          onKeyDown: (event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
          },
        }}
        actions={
          // It keeps the focus while it sends.
          <Button type="submit" tone="primary" aria-disabled={isSending} aria-busy={isSending}>
            {isSending ? texts.sending : isAnonymous ? texts.loginAndSend : texts.send}
          </Button>
        }
        message={failure}
      />
    </form>
  );
}
