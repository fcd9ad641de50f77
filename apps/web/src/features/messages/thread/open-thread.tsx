'use client';

import type { Conversation } from '@bazaar/api/model';
import { useReply } from '@/entities/conversation/thread/use-reply';
import { type OpenedThread, useThread } from '@/entities/conversation/thread/use-thread';
import { useEditing } from '@/features/messages/edit/use-editing';
import { type MessagesPlace, placeHref } from '@/features/messages/messages-address';
import { type ThreadPlace, ThreadView } from './thread-view';
import { useConversationActions } from './use-conversation-actions';

export interface OpenThreadProps {
  readonly place: MessagesPlace & { readonly id: string };
  onLeave(): void;
  /** Hides the conversation, with time to undo it. */
  onHide(conversation: Conversation): void;
}

/** Renders the conversation in the address. */
export function OpenThread({ place: { id, ...place }, onLeave, onHide }: OpenThreadProps) {
  const opened = useThread(id);
  const { data, error, isError, refetch } = opened.query;
  const back = { backHref: placeHref({ ...place, id: undefined }), onBack: onLeave };
  if (data === undefined) {
    if (!isError) return <ThreadView {...back} state="loading" />;
    if (error.status === 404) return <ThreadView {...back} state="missing" />;
    return <ThreadView {...back} state="failed" onRetry={() => void refetch()} />;
  }
  return (
    <ReadThread
      {...back}
      conversation={data.conversation}
      opened={opened}
      onLeave={onLeave}
      onHide={onHide}
    />
  );
}

interface ReadThreadProps extends ThreadPlace, Pick<OpenThreadProps, 'onLeave' | 'onHide'> {
  readonly conversation: Conversation;
  readonly opened: OpenedThread;
}

function ReadThread({ conversation, opened, onLeave, onHide, ...place }: ReadThreadProps) {
  const { query, messages, news, older, add } = opened;
  const reply = useReply(conversation.id, messages, add);
  const { archive, markUnread } = useConversationActions(onLeave);
  const onChanged = () => void query.refetch();
  const editing = useEditing({ conversation, messages, reply, onChanged });
  return (
    <ThreadView
      {...place}
      {...{ state: 'ready', conversation, messages, news, older, reply }}
      {...editing}
      onMarkUnread={() => void markUnread(conversation)}
      onArchive={() => void archive(conversation)}
      onHide={() => {
        onHide(conversation);
        onLeave();
      }}
    />
  );
}
