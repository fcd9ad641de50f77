'use client';

import { LikeToggle } from '@bazaar/ui/patterns/like-toggle';
import { useEffect } from 'react';
import { actionAttributes } from '@/lib/actions/action-attributes';
import { readSessionHint } from '@/lib/session/session-hint';
import { useStore } from '@/lib/store/use-store';
import { likeMessages as texts } from '@/translations/likes';
import { likeStore } from './like-store';

export interface LikeButtonProps {
  readonly pageId: string;
  /** As the cached page knows it, formatted. */
  readonly count: string;
}

/** Renders the button that likes a page. For anonymous visitors nothing is read before the press. */
export function LikeButton({ pageId, count }: LikeButtonProps) {
  const like = useStore(likeStore, (known) => known[pageId]);
  const isOn = like?.isOn ?? false;
  const shown = like?.shown ?? count;
  useEffect(() => {
    if (readSessionHint() === undefined) return;
    // A failed read needs no message: the button works all the same.
    import('./read-like').then(({ readLike }) => readLike(pageId)).catch(() => undefined);
  }, [pageId]);
  return (
    <LikeToggle
      isOn={isOn}
      text={`${isOn ? texts.liked : texts.like}، ${texts.likes(shown)}`}
      count={shown}
      {...actionAttributes('like-page', { pageId })}
    />
  );
}
