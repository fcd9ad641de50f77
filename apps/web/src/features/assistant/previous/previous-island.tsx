'use client';

import { assistantHref } from '@bazaar/domain/assistant-answers/assistant-address';
import { Button } from '@bazaar/ui/button';
import { AssistantSentences } from '@bazaar/ui/patterns/assistant-sentences';
import { useEffect, useState } from 'react';
import { paths } from '@/lib/navigation/paths';
import { assistantMessages as texts } from '@/translations/assistant';
import { forgetPrevious, readPrevious, rememberSentence } from './previous-sentences-store';

/** Renders the earlier sentences of this device, and remembers this one. Its panel is there before they are, so that it moves nothing. */
export function PreviousIsland({ sentence }: { readonly sentence: string }) {
  const [previous, setPrevious] = useState<readonly string[]>([]);
  useEffect(() => {
    setPrevious(readPrevious('sentences').filter((known) => known !== sentence));
    rememberSentence('sentences', sentence);
  }, [sentence]);
  const forget = () => {
    forgetPrevious('sentences');
    setPrevious([]);
  };
  return (
    <AssistantSentences
      id="assistant-previous"
      title={texts.previous}
      note={texts.previousNote}
      empty={texts.noPrevious}
      sentences={previous.map((text) => ({
        text,
        href: assistantHref(paths.assistant, { sentence: text, categoryIds: [], edits: '', accepted: [] }),
      }))}
      footer={
        previous.length === 0 ? null : (
          <Button tone="text" size="small" onClick={forget}>
            {texts.forget}
          </Button>
        )
      }
    />
  );
}
