'use client';

import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import { MixedText } from '@bazaar/ui/mixed-text';
import { ObjectHead as Head } from '@bazaar/ui/patterns/object-timeline';
import { FavouriteButton } from '@/entities/favourite/favourite-button';
import { objectTimelineTexts as texts } from '@/translations/object-timeline';
import type { KnownObject } from './known-object';

export interface ObjectHeadProps {
  readonly titleId: string;
  readonly object: FavouriteObject;
  readonly known: KnownObject;
  /** The favourite has been read, or could not be. */
  readonly isFavouriteRead: boolean;
  onClose(): void;
}

/** Renders what the object is. */
export function ObjectHead({ titleId, object, known, isFavouriteRead, onClose }: ObjectHeadProps) {
  const { title, path, picture, monogram, facts, isGone, trust } = known;
  const kind = texts.kinds[object.objectType];
  return (
    <Head
      titleId={titleId}
      title={<MixedText>{title ?? kind}</MixedText>}
      href={isGone ? undefined : path}
      picture={picture}
      monogram={monogram}
      facts={[kind, ...facts].map((fact) => <MixedText key={fact}>{fact}</MixedText>)}
      {...trust}
      gone={isGone ? texts.gone : undefined}
      action={
        object.objectType === 'TradeRequest' || !isFavouriteRead ? undefined : (
          <FavouriteButton {...object} title={title ?? kind} isShort />
        )
      }
      back={{ text: texts.back, onPress: onClose }}
    />
  );
}
