import type { UserFavorite } from '@bazaar/api/model';
import { formatDayOfYear } from '@bazaar/domain/memory/memory-time';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { Button, ButtonLink } from '@bazaar/ui/button';
import { MixedText } from '@bazaar/ui/mixed-text';
import { MemoryMenuButton, MemoryRow, PickBox } from '@bazaar/ui/patterns/memory-list';
import { NOTE } from '@/entities/note/note-form-id';
import { actionAttributes } from '@/lib/actions/action-attributes';
import { memoryTexts, favouriteListTexts as texts } from '@/translations/memory';
import { ObjectPicture } from '../frame/object-picture';

export interface FavouriteRowProps {
  readonly favourite: UserFavorite;
  readonly nowMs: number;
  /** Opens the timeline of its object. */
  readonly href: string;
  readonly isCurrent: boolean;
  readonly isPicked: boolean;
  readonly isOpen: boolean;
  onPick(isPicked: boolean): void;
  onToggle(): void;
  onRemove(): void;
}

/** One favourite with its latest note. What is gone is named and can be removed. */
export function FavouriteRow({ favourite, nowMs, isOpen, isPicked, ...row }: FavouriteRowProps) {
  const { title, objectType, isAvailable, createdAt, noteCount = 0, noteText } = favourite;
  const day = formatDayOfYear(createdAt, nowMs);
  const kind = `${memoryTexts.types[objectType]}، ${day}`;
  return (
    <MemoryRow
      title={title}
      href={row.href}
      isGone={!isAvailable}
      isCurrent={row.isCurrent}
      isOpen={isOpen}
      picture={<ObjectPicture {...favourite} isGone={!isAvailable} />}
      pick={<PickBox label={memoryTexts.pick(title)} isPicked={isPicked} onPick={row.onPick} />}
      note={
        isAvailable
          ? noteCount > 1
            ? `${kind}، ${texts.notes(formatNumber(noteCount))}`
            : kind
          : texts.gone(day)
      }
      end={<MemoryMenuButton label={memoryTexts.actionsOf(title)} isOpen={isOpen} onPress={row.onToggle} />}
      text={noteText === undefined ? undefined : <MixedText>{noteText}</MixedText>}
      actions={
        isOpen ? (
          <Actions favourite={favourite} onRemove={row.onRemove} />
        ) : isAvailable ? undefined : (
          <Button tone="danger" size="small" onClick={row.onRemove}>
            {memoryTexts.remove}
          </Button>
        )
      }
    />
  );
}

function Actions({ favourite, onRemove }: Pick<FavouriteRowProps, 'favourite' | 'onRemove'>) {
  const { objectType, objectId, path, isAvailable } = favourite;
  return (
    <>
      {isAvailable ? (
        <ButtonLink tone="text" size="small" href={path}>
          {memoryTexts.open}
        </ButtonLink>
      ) : null}
      <Button
        tone="text"
        size="small"
        aria-haspopup="dialog"
        {...actionAttributes(NOTE, { objectType, objectId })}
      >
        {texts.writeNote}
      </Button>
      <Button tone="danger" size="small" onClick={onRemove}>
        {texts.remove}
      </Button>
    </>
  );
}
