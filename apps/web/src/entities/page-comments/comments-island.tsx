'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { appStore } from '@/lib/session/app-state';
import { deviceStorage } from '@/lib/storage/browser-storage';
import { useStore } from '@/lib/store/use-store';
import { commentsStore, leaveComments, startComments, wantComments } from './comments-store';
import type { LiveComments } from './live/live-comments';

/** Margin below the viewport that starts the read: what is one's own stands there before it is seen. */
const AHEAD = '0px 0px 100% 0px';
/** What the key of a draft of a comment contains. */
const DRAFT = 'comment:';

export interface CommentsIslandProps {
  readonly pageId: string;
  readonly pageTitle: string;
  readonly allowComments: boolean;
  /** The server could not read them. */
  readonly isFailed: boolean;
  /** Everybody's comments, rendered by the server. */
  readonly children: ReactNode;
}

/**
 * Renders the comments of the cached page until they have to react: near the viewport for whoever is logged in or left a draft, for anybody
 * else at the first press. Everything that reads and writes is imported then.
 */
export function CommentsIsland({ isFailed, children, ...page }: CommentsIslandProps) {
  const { pageId } = page;
  const mark = useRef<HTMLDivElement>(null);
  const isLoggedIn = useStore(appStore, (state) => state.isLoggedIn);
  const isWanted = useStore(commentsStore, (state) => state.isWanted && state.pageId === pageId);
  const [Live, setLive] = useState<typeof LiveComments>();
  useEffect(() => {
    startComments(pageId);
    return leaveComments;
  }, [pageId]);
  useEffect(() => {
    if (isWanted || !mark.current) return;
    const isAwaited = isLoggedIn || isFailed || deviceStorage.keys().some((key) => key.includes(DRAFT));
    if (!isAwaited) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wantComments(),
      { rootMargin: AHEAD },
    );
    watch.observe(mark.current);
    return () => watch.disconnect();
  }, [isLoggedIn, isFailed, isWanted]);
  useEffect(() => {
    if (!isWanted) return;
    // Without it everybody's comments stay, and the next press tries again.
    import('./live/live-comments').then(
      ({ LiveComments: found }) => setLive(() => found),
      () => commentsStore.setState({ isWanted: false }),
    );
  }, [isWanted]);
  const island = { ...page, isFailed, children };
  return <div ref={mark}>{Live === undefined ? children : <Live {...island} />}</div>;
}
