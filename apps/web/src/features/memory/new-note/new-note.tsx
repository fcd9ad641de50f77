'use client';

import type { NamedObject } from '@bazaar/domain/favourites/favourite';
import { Button } from '@bazaar/ui/button';
import { AccountStack } from '@bazaar/ui/patterns/account-page';
import { RuntimeSideSheet } from '@bazaar/ui/runtime-side-sheet';
import { useState } from 'react';
import { SharedQueries } from '@/lib/data/shared-queries';
import { noteListTexts as texts } from '@/translations/memory';
import { NoteEditor } from '../notes/note-editor';
import { ChooseObject } from './choose-object';

/** A new note from any list of the memory: first its object, then its words. */
export function NewNote({ onClose }: { onClose(): void }) {
  const [chosen, setChosen] = useState<NamedObject>();
  return (
    <RuntimeSideSheet isOpen onClose={onClose} title={texts.create} closeLabel={texts.close}>
      <SharedQueries>
        {chosen === undefined ? (
          <ChooseObject onChoose={setChosen} />
        ) : (
          <AccountStack>
            <div>
              <Button tone="text" size="small" onClick={() => setChosen(undefined)}>
                {texts.otherObject}
              </Button>
            </div>
            <NoteEditor
              object={{ objectType: chosen.objectType, objectId: chosen.objectId }}
              label={texts.createOn(chosen.title)}
              onDone={onClose}
            />
          </AccountStack>
        )}
      </SharedQueries>
    </RuntimeSideSheet>
  );
}
