import type { Note } from '@bazaar/api/model';
import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import type { RemovalPhase } from '@bazaar/domain/undo/removals';
import { MixedText } from '@bazaar/ui/mixed-text';
import { MemoryEditor } from '@bazaar/ui/patterns/memory-list';
import { RemovedRow } from '@/lib/undo/removed-row';
import { noteListTexts as texts } from '@/translations/memory';
import { focusRowOf } from '../frame/list-keys';
import { isOpenObject } from '../frame/open-object';
import type { MemoryPlace } from '../frame/use-memory-place';
import { NoteEditor } from './note-editor';
import { NoteRow, type NoteRowProps } from './note-row';

/** Returns the key under which a note is removed. */
export function removalKeyOf(id: string): string {
  return `note:${id}`;
}

export interface NoteItemProps
  extends Pick<NoteRowProps, 'note' | 'nowMs' | 'isPicked' | 'isOpen' | 'onPick' | 'onToggle' | 'onRemove'> {
  readonly place: MemoryPlace;
  /** The object whose timeline is shown. */
  readonly opened: FavouriteObject | undefined;
  readonly phase: RemovalPhase | undefined;
  /** The note as its form was opened with it; absent while it is not being changed. */
  readonly edited: Note | undefined;
  onEdit(note: Note | undefined): void;
}

/** One note of the list: its row, its form, or what can be undone. */
export function NoteItem({ place, opened, phase, edited, onEdit, ...row }: NoteItemProps) {
  const { note } = row;
  const { objectType, objectId } = note;
  const leave = (id: string) => {
    onEdit(undefined);
    // Once the row is there again.
    requestAnimationFrame(() => focusRowOf(id));
  };
  return (
    <li data-row-key={note.id}>
      {phase === 'waiting' ? (
        <RemovedRow removalKey={removalKeyOf(note.id)}>
          <MixedText>{texts.removed(note.objectTitle)}</MixedText>
        </RemovedRow>
      ) : edited === undefined ? (
        <NoteRow
          {...row}
          href={place.hrefOf({ object: { objectType, objectId } })}
          isCurrent={isOpenObject(opened, note)}
          onEdit={() => onEdit(note)}
        />
      ) : (
        <MemoryEditor>
          <NoteEditor
            isFocused
            key={edited.version}
            note={edited}
            object={{ objectType, objectId }}
            label={texts.editOf(note.objectTitle)}
            onDone={() => leave(note.id)}
            onReopen={onEdit}
          />
        </MemoryEditor>
      )}
    </li>
  );
}
