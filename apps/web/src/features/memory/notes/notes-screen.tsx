'use client';

import { useDeleteNote } from '@bazaar/api/hooks/notes';
import type { Note } from '@bazaar/api/model';
import type { MemoryKind } from '@bazaar/domain/memory/memory-kinds';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { MemoryRows } from '@bazaar/ui/patterns/memory-list';
import { useState } from 'react';
import { FAVOURITE } from '@/entities/favourite/favourite-attributes';
import { NOTE } from '@/entities/note/note-form-id';
import { performAction } from '@/lib/actions/early-presses';
import { SharedQueries } from '@/lib/data/shared-queries';
import { useRemovals } from '@/lib/undo/use-removals';
import { noteListTexts as texts } from '@/translations/memory';
import { ListBody, mayHaveRows } from '../frame/list-body';
import { memoryHref } from '../frame/memory-address';
import { MemoryShell } from '../frame/memory-shell';
import { useOpenObject } from '../frame/open-object';
import { OrderSelect } from '../frame/order-select';
import { useStoredScroll } from '../frame/stored-scroll';
import { useMemoryPlace } from '../frame/use-memory-place';
import { PickedBar } from '../picked/picked-bar';
import { usePicked } from '../picked/use-picked';
import { NoteFilters } from './note-filters';
import { NoteItem, removalKeyOf } from './note-item';
import { useNotePages } from './use-note-pages';

/** P03. All data is one person's: it is read in the browser and never stored by a cache. */
export function NotesScreen({ kind }: { readonly kind: MemoryKind }) {
  return (
    <SharedQueries>
      <Notes kind={kind} />
    </SharedQueries>
  );
}

function Notes({ kind }: { readonly kind: MemoryKind }) {
  const place = useMemoryPlace('notes', kind);
  const pages = useNotePages(place);
  const picked = usePicked();
  const { phaseOf, remove } = useRemovals();
  const deletion = useDeleteNote({ request: { keepalive: true } });
  const [openId, setOpenId] = useState<string>();
  const [edited, setEdited] = useState<Note>();
  useStoredScroll(
    memoryHref('notes', kind, { ...place.query, object: undefined }),
    pages.state === 'ready' && place.query.object === undefined,
  );
  const notes = pages.state === 'ready' ? pages.items : [];
  const shown = notes.filter(({ id }) => phaseOf(removalKeyOf(id)) !== 'gone');
  const opened = useOpenObject(place, shown[0]);
  const findNote = (id: string) => shown.find((note) => note.id === id);
  const removeNote = ({ id, objectTitle }: Note) => {
    picked.pick(id, false);
    remove({
      key: removalKeyOf(id),
      name: texts.removedName(objectTitle),
      send: () => deletion.mutateAsync({ id }),
    });
  };
  const chosen = shown.filter(({ id }) => picked.keys.has(id));
  const nowMs = pages.state === 'ready' ? pages.readAtMs : 0;
  const perform = (name: string, id: string) => {
    const note = findNote(id);
    if (note === undefined) return;
    const { objectType, objectId, objectTitle: title } = note;
    performAction({ name, payload: { objectType, objectId, title } });
  };
  return (
    <MemoryShell
      place={place}
      opened={opened}
      hasRows={mayHaveRows(place, pages)}
      onRemove={(id) => {
        const note = findNote(id);
        if (note !== undefined) removeNote(note);
      }}
      onFavourite={(id) => perform(FAVOURITE, id)}
      onNoteOf={(id) => perform(NOTE, id)}
    >
      <ListBody
        place={place}
        pages={pages}
        listTexts={texts}
        tools={<NoteFilters place={place} />}
        count={pages.state === 'ready' ? <Found place={place} first={pages.first} /> : null}
        order={<OrderSelect place={place} labels={texts.sorts} />}
      >
        <MemoryRows label={texts.rows}>
          {shown.map((note) => (
            <NoteItem
              key={note.id}
              note={note}
              nowMs={nowMs}
              place={place}
              opened={opened}
              phase={phaseOf(removalKeyOf(note.id))}
              edited={edited?.id === note.id ? edited : undefined}
              isPicked={picked.keys.has(note.id)}
              isOpen={openId === note.id}
              onPick={(isPicked) => picked.pick(note.id, isPicked)}
              onToggle={() => setOpenId(openId === note.id ? undefined : note.id)}
              onEdit={setEdited}
              onRemove={() => removeNote(note)}
            />
          ))}
        </MemoryRows>
        <PickedBar
          objects={chosen}
          onRemove={() => {
            for (const note of chosen) removeNote(note);
          }}
          onClear={picked.clear}
        />
      </ListBody>
    </MemoryShell>
  );
}

interface FoundProps {
  readonly place: ReturnType<typeof useMemoryPlace>;
  readonly first: { readonly totalCount: number; readonly upcomingReminderCount?: number };
}

/** «۲۳ یادداشت، ۲ یادآور پیش رو»: the reminders lead to themselves. */
function Found({ place, first: { totalCount, upcomingReminderCount = 0 } }: FoundProps) {
  const found = <b>{texts.found(formatNumber(totalCount))}</b>;
  if (upcomingReminderCount === 0 || place.query.reminder !== undefined) return found;
  const href = place.hrefOf({ reminder: 'Upcoming' });
  return (
    <>
      {found}، <a href={href}>{texts.upcoming(formatNumber(upcomingReminderCount))}</a>
    </>
  );
}
