'use client';

import { lazy, Suspense, useEffect } from 'react';
import { useConversationCache } from '@/entities/conversation/conversation-cache';
import { SharedQueries } from '@/lib/data/shared-queries';
import { goToLogin } from '@/lib/session/go-to-login';
import { ListView, type ListViewProps } from './list-view';
import { MessagesView } from './messages-view';
import { OpenThread } from './thread/open-thread';
import { useConversations } from './use-conversations';
import { type PlaceInHand, useMessagesPlace } from './use-messages-place';

const NewQuestion = lazy(() =>
  import('./thread/new-question').then((module) => ({ default: module.NewQuestion })),
);

/** P07. All data is one person's: it is read in the browser and never stored by a cache. */
export function MessagesScreen() {
  return (
    <SharedQueries>
      <Messages />
    </SharedQueries>
  );
}

function Messages() {
  const place = useMessagesPlace();
  const { query, typed, setTyped, term, showMore } = useConversations(place.isArchive);
  const isRefused = query.error?.status === 401;
  useEffect(() => {
    if (isRefused) goToLogin();
  }, [isRefused]);
  const { isArchive, id: openId } = place;
  const list: ListViewProps =
    query.data === undefined
      ? query.isError
        ? { state: 'failed', onRetry: () => void query.refetch() }
        : { state: 'loading' }
      : {
          ...{ state: 'ready', items: query.data.items, openId, isArchive, term, showMore },
          nowMs: query.dataUpdatedAt,
          onOpen: place.go,
        };
  return (
    <MessagesView
      isArchive={isArchive}
      typed={typed}
      onType={setTyped}
      list={<ListView {...list} />}
      {...(openId === undefined && place.requested === undefined ? {} : { open: <Open {...place} /> })}
    />
  );
}

function Open({ id, requested, isArchive, go, goInstead }: PlaceInHand) {
  const { refresh } = useConversationCache();
  if (id !== undefined) return <OpenThread key={id} id={id} isArchive={isArchive} onLeave={() => go()} />;
  if (requested === undefined) return null;
  const onSent = (conversationId: string) => {
    void refresh();
    goInstead(conversationId);
  };
  return (
    <Suspense>
      <NewQuestion requested={requested} onSent={onSent} onBack={() => go()} />
    </Suspense>
  );
}
