'use client';

import type { NamedObject } from '@bazaar/domain/favourites/favourite';
import { Button } from '@bazaar/ui/button';
import { TextField } from '@bazaar/ui/field';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { MixedText } from '@bazaar/ui/mixed-text';
import { AccountStack } from '@bazaar/ui/patterns/account-page';
import { MemoryChoices } from '@bazaar/ui/patterns/memory-list';
import { Skeleton } from '@bazaar/ui/skeleton';
import { Text } from '@bazaar/ui/text';
import { useEffect, useState } from 'react';
import { memoryTexts, noteListTexts as texts } from '@/translations/memory';
import { useChoices } from './use-choices';

const TYPING_MS = 300;

/** Chooses what a note is about: by search, or from the last visits. */
export function ChooseObject({ onChoose }: { onChoose(object: NamedObject): void }) {
  const [typed, setTyped] = useState('');
  const [term, setTerm] = useState('');
  useEffect(() => {
    const later = setTimeout(() => setTerm(typed.trim()), TYPING_MS);
    return () => clearTimeout(later);
  }, [typed]);
  const { choices, isError, refetch } = useChoices(term);
  return (
    <AccountStack>
      <TextField
        id="new-note-object"
        type="search"
        label={texts.chooseObject}
        placeholder={texts.chooseSearch}
        hint={texts.chooseHint}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {choices === undefined ? (
        isError ? (
          <ErrorPanel
            title={texts.choicesFailed}
            action={<Button onClick={refetch}>{memoryTexts.retry}</Button>}
            isInline
          />
        ) : (
          <Skeleton shape="row" />
        )
      ) : choices.length === 0 ? (
        <Text as="p" tone="muted">
          {texts.noChoice}
        </Text>
      ) : (
        <MemoryChoices label={texts.choices}>
          {choices.map((choice) => (
            <li key={`${choice.objectType} ${choice.objectId}`}>
              <Button tone="text" onClick={() => onChoose(choice)}>
                <span>
                  <MixedText>{choice.title}</MixedText>{' '}
                  <Text size={12} tone="muted">
                    {memoryTexts.types[choice.objectType]}
                  </Text>
                </span>
              </Button>
            </li>
          ))}
        </MemoryChoices>
      )}
    </AccountStack>
  );
}
