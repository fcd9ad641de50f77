'use client';

import { lazy, Suspense, useEffect } from 'react';
import { useConversationCache } from '@/entities/conversation/conversation-cache';
import { readUnsent, unsentStore } from '@/entities/conversation/thread/unsent-store';
import { unreadStore } from '@/entities/conversation/unread-store';
import { SharedQueries } from '@/lib/data/shared-queries';
import { isOnePane } from '@/lib/media/two-panes';
import { useTypedTerm } from '@/lib/navigation/use-typed-term';
import { goToLogin } from '@/lib/session/go-to-login';
import { useStore } from '@/lib/store/use-store';
import { focusCurrentRow } from './list/list-keys';
import { ListView, type ListViewProps } from './list/list-view';
import { useConversations } from './list/use-conversations';
import { useFirstRead } from './list/use-first-read';
import { useHiding } from './list/use-hiding';
import { useListScroll } from './list/use-list-scroll';
import { MessagesView } from './messages-view';
import { OpenThread, type OpenThreadProps } from './thread/open-thread';
import { useEscape } from './use-escape';
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
  const inHand = useMessagesPlace();
  const { place, go, choose, search } = inHand;
  const { query, items, showMore } = useConversations(place);
  const { typed, type } = useTypedTerm(place.term ?? '', search);
  const { phaseOf, hide } = useHiding(items);
  const isOpen = place.id !== undefined || place.requested !== undefined;
  const shown = items.filter((conversation) => phaseOf(conversation) === undefined);
  const beside = useFirstRead(shown, !isOpen);
  const opened = { ...place, id: place.id ?? beside.id };
  const noteScroll = useListScroll(isOpen);
  const unsent = useStore(unsentStore, (all) => all);
  const unreadMessages = useStore(unreadStore, ({ count }) => count);
  const isRefused = query.error?.status === 401;
  useEffect(() => {
    if (isRefused) goToLogin();
  }, [isRefused]);
  useEffect(readUnsent, []);
  useEscape(place.id === undefined ? undefined : () => (isOnePane() ? go() : focusCurrentRow()));
  const { data } = query;
  const leave = (id: string) => {
    beside.leave(id);
    if (isOpen) go();
  };
  const list: ListViewProps =
    data === undefined
      ? query.isError
        ? { state: 'failed', onRetry: () => void query.refetch() }
        : { state: 'loading' }
      : {
          ...{ state: 'ready', items, place: opened, unsent, showMore, phaseOf },
          nowMs: query.dataUpdatedAt,
          onOpen: (id) => {
            noteScroll();
            go(id);
          },
          onHide: hide,
        };
  return (
    <MessagesView
      place={place}
      counts={data?.counts}
      total={data && { count: data.totalCount, isMore: data.isTotalEstimated === true }}
      unreadMessages={unreadMessages}
      typed={typed}
      onType={type}
      onFilter={choose}
      list={<ListView {...list} />}
      {...(isOpen || beside.id !== undefined
        ? { open: <Open {...inHand} place={opened} onHide={hide} onLeft={leave} /> }
        : {})}
    />
  );
}

interface OpenProps extends PlaceInHand, Pick<OpenThreadProps, 'onHide'> {
  /** A conversation was closed, archived, hidden or marked as unread. */
  onLeft(id: string): void;
}

function Open({ place, go, goInstead, onHide, onLeft }: OpenProps) {
  const { refresh } = useConversationCache();
  const { id, requested } = place;
  if (id !== undefined) {
    return <OpenThread key={id} place={{ ...place, id }} onLeave={() => onLeft(id)} onHide={onHide} />;
  }
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
