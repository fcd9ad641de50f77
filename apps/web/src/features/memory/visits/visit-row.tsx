'use client';

import type { CategoryProperty, LastVisit } from '@bazaar/api/model';
import { formatClock } from '@bazaar/domain/dates/jalali';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { Button, ButtonLink } from '@bazaar/ui/button';
import { MemoryChips, MemoryMenuButton, MemoryRow, PickBox } from '@bazaar/ui/patterns/memory-list';
import { favouriteAttributes } from '@/entities/favourite/favourite-attributes';
import { favouriteKey, favouriteStore } from '@/entities/favourite/favourite-store';
import { NOTE } from '@/entities/note/note-form-id';
import { actionAttributes } from '@/lib/actions/action-attributes';
import { useStore } from '@/lib/store/use-store';
import { favouriteListTexts, memoryTexts, visitListTexts as texts } from '@/translations/memory';
import { ObjectPicture } from '../frame/object-picture';
import { visitedFilters } from './visited-filters';

export interface VisitRowProps {
  readonly visit: LastVisit;
  readonly properties: readonly CategoryProperty[];
  readonly unitTexts: ReadonlyMap<string, string>;
  /** Opens the timeline of its object. */
  readonly href: string;
  readonly isCurrent: boolean;
  readonly isPicked: boolean;
  readonly isOpen: boolean;
  onPick(isPicked: boolean): void;
  onToggle(): void;
}

/** One visited object, with the filters it was seen with. */
export function VisitRow({ visit, properties, unitTexts, isPicked, isOpen, ...row }: VisitRowProps) {
  const { title, objectType, times, visitedAt, path, isAvailable } = visit;
  const chips = visitedFilters(path, properties, unitTexts);
  const notes = [memoryTexts.types[objectType], formatClock(visitedAt)];
  if (times > 1) notes.push(texts.times(formatNumber(times)));
  if (!isAvailable) notes.push(texts.gone);
  return (
    <MemoryRow
      title={title}
      href={row.href}
      isGone={!isAvailable}
      isCurrent={row.isCurrent}
      isOpen={isOpen}
      picture={<ObjectPicture {...visit} isGone={!isAvailable} />}
      pick={<PickBox label={memoryTexts.pick(title)} isPicked={isPicked} onPick={row.onPick} />}
      note={notes.join('، ')}
      end={<MemoryMenuButton label={memoryTexts.actionsOf(title)} isOpen={isOpen} onPress={row.onToggle} />}
      chips={<MemoryChips label={texts.filters} chips={chips} />}
      actions={
        <>
          {isAvailable && (isOpen || chips.length > 0) ? (
            <ButtonLink tone="text" size="small" href={path}>
              {chips.length > 0 ? texts.openAgain : memoryTexts.open}
            </ButtonLink>
          ) : null}
          {isOpen ? <Actions visit={visit} /> : null}
        </>
      }
    />
  );
}

function Actions({
  visit: { objectType, objectId, title, isFavorite = false },
}: Pick<VisitRowProps, 'visit'>) {
  const key = favouriteKey({ objectType, objectId });
  const isOn = useStore(favouriteStore, (known) => known[key]?.isOn ?? isFavorite);
  return (
    <>
      <Button
        tone="text"
        size="small"
        aria-pressed={isOn}
        {...favouriteAttributes({ objectType, objectId, title })}
      >
        {isOn ? texts.unfavourite : texts.favourite}
      </Button>
      <Button
        tone="text"
        size="small"
        aria-haspopup="dialog"
        {...actionAttributes(NOTE, { objectType, objectId })}
      >
        {favouriteListTexts.writeNote}
      </Button>
    </>
  );
}
