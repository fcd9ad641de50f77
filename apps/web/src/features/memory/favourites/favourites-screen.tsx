'use client';

import { useRemoveFavorite } from '@bazaar/api/hooks/user-favorites';
import type { UserFavorite } from '@bazaar/api/model';
import type { MemoryKind } from '@bazaar/domain/memory/memory-kinds';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { MixedText } from '@bazaar/ui/mixed-text';
import { MemoryRows, MemoryTools } from '@bazaar/ui/patterns/memory-list';
import { useState } from 'react';
import { NOTE } from '@/entities/note/note-form-id';
import { performAction } from '@/lib/actions/early-presses';
import { SharedQueries } from '@/lib/data/shared-queries';
import { RemovedRow } from '@/lib/undo/removed-row';
import { useRemovals } from '@/lib/undo/use-removals';
import { memoryTexts, favouriteListTexts as texts } from '@/translations/memory';
import { ListBody, mayHaveRows } from '../frame/list-body';
import { memoryHref } from '../frame/memory-address';
import { MemoryShell } from '../frame/memory-shell';
import { isOpenObject, useOpenObject } from '../frame/open-object';
import { OrderSelect } from '../frame/order-select';
import { useStoredScroll } from '../frame/stored-scroll';
import { TermField } from '../frame/term-field';
import { useMemoryPlace } from '../frame/use-memory-place';
import { PickedBar } from '../picked/picked-bar';
import { usePicked } from '../picked/use-picked';
import { FavouriteKinds } from './favourite-kinds';
import { FavouriteRow } from './favourite-row';
import { useFavouritePages } from './use-favourite-pages';

const removalKeyOf = (id: string) => `favourite:${id}`;

/** P09 and P10. All data is one person's: it is read in the browser and never stored by a cache. */
export function FavouritesScreen({ kind }: { readonly kind: MemoryKind }) {
  return (
    <SharedQueries>
      <Favourites kind={kind} />
    </SharedQueries>
  );
}

function Favourites({ kind }: { readonly kind: MemoryKind }) {
  const place = useMemoryPlace('favourites', kind);
  const pages = useFavouritePages(place);
  const picked = usePicked();
  const { phaseOf, remove } = useRemovals();
  const removal = useRemoveFavorite({ request: { keepalive: true } });
  const [openId, setOpenId] = useState<string>();
  useStoredScroll(
    memoryHref('favourites', kind, { ...place.query, object: undefined }),
    pages.state === 'ready' && place.query.object === undefined,
  );
  const items = pages.state === 'ready' ? pages.items : [];
  const shown = items.filter(({ id }) => phaseOf(removalKeyOf(id)) !== 'gone');
  const opened = useOpenObject(place, shown[0]);
  const removeOne = ({ id, title }: UserFavorite) => {
    picked.pick(id, false);
    remove({ key: removalKeyOf(id), name: title, send: () => removal.mutateAsync({ id }) });
  };
  const removeById = (id: string) => {
    const found = shown.find((each) => each.id === id);
    if (found !== undefined) removeOne(found);
  };
  const chosen = shown.filter(({ id }) => picked.keys.has(id));
  return (
    <MemoryShell
      place={place}
      opened={opened}
      hasRows={mayHaveRows(place, pages)}
      onRemove={removeById}
      onFavourite={removeById}
      onNoteOf={(id) => {
        const found = shown.find((each) => each.id === id);
        if (found === undefined) return;
        const { objectType, objectId, title } = found;
        performAction({ name: NOTE, payload: { objectType, objectId, title } });
      }}
    >
      <ListBody
        place={place}
        pages={pages}
        listTexts={kind === 'all' ? texts : { ...texts, empty: texts.emptyKind }}
        tools={
          <>
            <MemoryTools label={memoryTexts.tools}>
              <TermField place={place} label={texts.search} />
            </MemoryTools>
            <FavouriteKinds place={place} />
          </>
        }
        count={pages.state === 'ready' ? <b>{texts.found(formatNumber(pages.first.totalCount))}</b> : null}
        order={<OrderSelect place={place} labels={texts.sorts} />}
      >
        <MemoryRows label={texts.rows}>
          {shown.map((favourite) => {
            const { id, title, objectType, objectId } = favourite;
            return (
              <li key={id} data-row-key={id}>
                {phaseOf(removalKeyOf(id)) === 'waiting' ? (
                  <RemovedRow removalKey={removalKeyOf(id)}>
                    <MixedText>{texts.removed(title)}</MixedText>
                  </RemovedRow>
                ) : (
                  <FavouriteRow
                    favourite={favourite}
                    nowMs={pages.state === 'ready' ? pages.readAtMs : 0}
                    href={place.hrefOf({ object: { objectType, objectId } })}
                    isCurrent={isOpenObject(opened, favourite)}
                    isPicked={picked.keys.has(id)}
                    isOpen={openId === id}
                    onPick={(isPicked) => picked.pick(id, isPicked)}
                    onToggle={() => setOpenId(openId === id ? undefined : id)}
                    onRemove={() => removeOne(favourite)}
                  />
                )}
              </li>
            );
          })}
        </MemoryRows>
        <PickedBar
          objects={chosen}
          onRemove={() => {
            for (const favourite of chosen) removeOne(favourite);
          }}
          onClear={picked.clear}
        />
      </ListBody>
    </MemoryShell>
  );
}
