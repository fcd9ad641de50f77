'use client';

import { lazy, Suspense, useEffect } from 'react';
import { useConversationCache } from '@/entities/conversation/conversation-cache';
import { readUnsent, unsentStore } from '@/entities/conversation/thread/unsent-store';
import { unreadStore } from '@/entities/conversation/unread-store';
import { SharedQueries } from '@/lib/data/shared-queries';
import { goToLogin } from '@/lib/session/go-to-login';
import { useStore } from '@/lib/store/use-store';
import { focusCurrentRow } from './list/list-keys';
import { ListView, type ListViewProps } from './list/list-view';
import { isOnePane } from './list/one-pane';
import { useConversations } from './list/use-conversations';
import { useHiding } from './list/use-hiding';
import { useListScroll } from './list/use-list-scroll';
import { useTypedTerm } from './list/use-typed-term';
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
  const [typed, setTyped] = useTypedTerm(place.term ?? '', search);
  const { phaseOf, hide } = useHiding(items);
  const isOpen = place.id !== undefined || place.requested !== undefined;
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
  const list: ListViewProps =
    data === undefined
      ? query.isError
        ? { state: 'failed', onRetry: () => void query.refetch() }
        : { state: 'loading' }
      : {
          ...{ state: 'ready', items, place, unsent, showMore, phaseOf },
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
      onType={setTyped}
      onFilter={choose}
      list={<ListView {...list} />}
      {...(isOpen ? { open: <Open {...inHand} onHide={hide} /> } : {})}
    />
  );
}

function Open({ place, go, goInstead, onHide }: PlaceInHand & Pick<OpenThreadProps, 'onHide'>) {
  const { refresh } = useConversationCache();
  const { id, requested } = place;
  if (id !== undefined) {
    return <OpenThread key={id} place={{ ...place, id }} onLeave={() => go()} onHide={onHide} />;
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
