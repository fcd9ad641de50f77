'use client';

import type { MemoryKind } from '@bazaar/domain/memory/memory-kinds';
import { groupByDay } from '@bazaar/domain/memory/memory-time';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { MemoryDay, MemoryRows, MemoryTools } from '@bazaar/ui/patterns/memory-list';
import { Fragment, useState } from 'react';
import { FAVOURITE } from '@/entities/favourite/favourite-attributes';
import { favouriteKey } from '@/entities/favourite/favourite-store';
import { NOTE } from '@/entities/note/note-form-id';
import { performAction } from '@/lib/actions/early-presses';
import { SharedQueries } from '@/lib/data/shared-queries';
import { UnreadParts } from '@/lib/data/unread-parts';
import { memoryTexts, visitListTexts as texts } from '@/translations/memory';
import { KindSelect } from '../frame/kind-select';
import { ListBody, mayHaveRows } from '../frame/list-body';
import { memoryHref } from '../frame/memory-address';
import { MemoryShell } from '../frame/memory-shell';
import { isOpenObject, useOpenObject } from '../frame/open-object';
import { useStoredScroll } from '../frame/stored-scroll';
import { TermField } from '../frame/term-field';
import { useMemoryPlace } from '../frame/use-memory-place';
import { PickedBar } from '../picked/picked-bar';
import { usePicked } from '../picked/use-picked';
import { useVisitPages } from './use-visit-pages';
import { useVisitedProperties } from './use-visited-properties';
import { VisitRow } from './visit-row';

/** P15. All data is one person's: it is read in the browser and never stored by a cache. */
export function VisitsScreen({ kind }: { readonly kind: MemoryKind }) {
  return (
    <SharedQueries>
      <Visits kind={kind} />
    </SharedQueries>
  );
}

function Visits({ kind }: { readonly kind: MemoryKind }) {
  const place = useMemoryPlace('visits', kind);
  const pages = useVisitPages(place);
  const picked = usePicked();
  const [openKey, setOpenKey] = useState<string>();
  useStoredScroll(
    memoryHref('visits', kind, { ...place.query, object: undefined }),
    pages.state === 'ready' && place.query.object === undefined,
  );
  const visits = pages.state === 'ready' ? pages.items : [];
  const opened = useOpenObject(place, visits[0]);
  const { byCategory, unitTexts, query: names } = useVisitedProperties(visits);
  const nowMs = pages.state === 'ready' ? pages.readAtMs : 0;
  const chosen = visits.filter((visit) => picked.keys.has(favouriteKey(visit)));
  const perform = (name: string, rowKey: string) => {
    const visit = visits.find((each) => favouriteKey(each) === rowKey);
    if (visit === undefined) return;
    const { objectType, objectId, title } = visit;
    performAction({ name, payload: { objectType, objectId, title } });
  };
  return (
    <MemoryShell
      place={place}
      opened={opened}
      hasRows={mayHaveRows(place, pages)}
      onFavourite={(key) => perform(FAVOURITE, key)}
      onNoteOf={(key) => perform(NOTE, key)}
    >
      <UnreadParts parts={[{ name: texts.properties, query: names }]} />
      <ListBody
        place={place}
        pages={pages}
        listTexts={texts}
        tools={
          <MemoryTools label={memoryTexts.tools}>
            <TermField place={place} label={texts.search} />
            <KindSelect place={place} />
          </MemoryTools>
        }
        count={
          pages.state === 'ready' ? (
            <>
              <b>{texts.found(formatNumber(pages.first.totalCount))}</b>. {texts.privacy}
            </>
          ) : null
        }
      >
        {groupByDay(visits, ({ visitedAt }) => visitedAt, nowMs).map(({ day, title, items }) => (
          <Fragment key={day}>
            <MemoryDay>{title}</MemoryDay>
            <MemoryRows label={texts.rows(title)}>
              {items.map((visit) => {
                const key = favouriteKey(visit);
                const { objectType, objectId } = visit;
                return (
                  <li key={key} data-row-key={key}>
                    <VisitRow
                      visit={visit}
                      properties={byCategory.get(objectId) ?? []}
                      unitTexts={unitTexts}
                      href={place.hrefOf({ object: { objectType, objectId } })}
                      isCurrent={isOpenObject(opened, visit)}
                      isPicked={picked.keys.has(key)}
                      isOpen={openKey === key}
                      onPick={(isPicked) => picked.pick(key, isPicked)}
                      onToggle={() => setOpenKey(openKey === key ? undefined : key)}
                    />
                  </li>
                );
              })}
            </MemoryRows>
          </Fragment>
        ))}
        <PickedBar objects={chosen} onClear={picked.clear} />
      </ListBody>
    </MemoryShell>
  );
}
