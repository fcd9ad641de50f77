'use client';

import { assistantHref } from '@bazaar/domain/assistant-answers/assistant-address';
import { Button } from '@bazaar/ui/button';
import { AssistantSentences } from '@bazaar/ui/patterns/assistant-sentences';
import { useEffect, useState } from 'react';
import { paths } from '@/lib/navigation/paths';
import { assistantMessages } from '@/translations/assistant';
import { forgetPrevious, readPrevious, rememberDialogue } from '../previous/previous-sentences-store';

const texts = assistantMessages.dialogue;
/** Beside a dialogue that goes on, so that the list is not longer than it. */
const MOST_BESIDE = 3;

/** Renders the earlier dialogues of this device, and remembers this one in place of its shorter form. */
export function DialoguesIsland({ sentence }: { readonly sentence: string }) {
  const [previous, setPrevious] = useState<readonly string[]>([]);
  useEffect(() => {
    if (sentence !== '') rememberDialogue(sentence);
    setPrevious(readPrevious('dialogues').filter((known) => known !== sentence));
  }, [sentence]);
  const forget = () => {
    forgetPrevious('dialogues');
    setPrevious([]);
  };
  return (
    <AssistantSentences
      id="assistant-dialogues"
      title={texts.previous}
      note={assistantMessages.previousNote}
      empty={texts.noPrevious}
      sentences={previous.slice(0, sentence === '' ? undefined : MOST_BESIDE).map((text) => ({
        text: text.replaceAll('\n', texts.turnJoin),
        href: assistantHref(paths.assistantDialogue, {
          sentence: text,
          categoryIds: [],
          edits: '',
          accepted: [],
        }),
      }))}
      footer={
        previous.length === 0 ? null : (
          <Button tone="text" size="small" onClick={forget}>
            {assistantMessages.forget}
          </Button>
        )
      }
    />
  );
}
