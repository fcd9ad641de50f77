'use client';

import { assistantHref } from '@bazaar/domain/assistant-answers/assistant-address';
import { Button } from '@bazaar/ui/button';
import { AssistantSentences } from '@bazaar/ui/patterns/assistant-sentences';
import { useEffect, useState } from 'react';
import { paths } from '@/lib/navigation/paths';
import { assistantMessages } from '@/translations/assistant';
import { forgetPrevious, readPrevious, rememberDialogue } from '../previous/previous-sentences-store';

const texts = assistantMessages.dialogue;

/** Renders the earlier dialogues of this device, and remembers this one in place of its shorter form. */
export function DialoguesIsland({ sentence }: { readonly sentence: string }) {
  const [previous, setPrevious] = useState<readonly string[]>([]);
  useEffect(() => {
    if (sentence !== '') rememberDialogue(sentence);
    setPrevious(readPrevious('dialogues').filter((known) => known !== sentence));
  }, [sentence]);
  if (previous.length === 0) return null;
  const forget = () => {
    forgetPrevious('dialogues');
    setPrevious([]);
  };
  return (
    <AssistantSentences
      id="assistant-dialogues"
      title={texts.previous}
      note={assistantMessages.previousNote}
      sentences={previous.map((text) => ({
        text: text.replaceAll('\n', '؛ '),
        href: assistantHref(paths.assistantDialogue, {
          sentence: text,
          categoryIds: [],
          edits: '',
          accepted: [],
        }),
      }))}
      footer={
        <Button tone="text" size="small" onClick={forget}>
          {assistantMessages.forget}
        </Button>
      }
    />
  );
}
