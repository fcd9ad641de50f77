'use client';

import { ConfirmDialog } from '@bazaar/ui/confirm-dialog';
import { useState } from 'react';
import { flattenThread } from '@/entities/conversation/thread/thread-days';
import { useReply } from '@/entities/conversation/thread/use-reply';
import { useThread } from '@/entities/conversation/thread/use-thread';
import { placeHref } from '@/features/messages/messages-address';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { messagesTexts as texts } from '@/translations/messages';
import { ThreadView } from './thread-view';
import { useConversationActions } from './use-conversation-actions';

export interface OpenThreadProps {
  readonly id: string;
  readonly isArchive: boolean;
  onLeave(): void;
}

/** Renders the conversation in the address. */
export function OpenThread({ id, isArchive, onLeave }: OpenThreadProps) {
  const { query, add } = useThread(id);
  const { data, error, isError, refetch } = query;
  const reply = useReply(id, data?.messages[0]?.rootId, add);
  const { archive, hide, markUnread } = useConversationActions(onLeave);
  const [isHiding, setHiding] = useState(false);
  const place = { backHref: placeHref({ isArchive }), onBack: onLeave };
  if (data === undefined) {
    if (!isError) return <ThreadView {...place} state="loading" />;
    if (error.status === 404) return <ThreadView {...place} state="missing" />;
    return <ThreadView {...place} state="failed" onRetry={() => void refetch()} />;
  }
  const { conversation, messages } = data;
  return (
    <>
      <ThreadView
        {...place}
        state="ready"
        conversation={conversation}
        messages={flattenThread(messages)}
        reply={reply}
        onMarkUnread={() => void markUnread(conversation)}
        onArchive={() => void archive(conversation)}
        onHide={() => setHiding(true)}
      />
      <ConfirmDialog
        isOpen={isHiding}
        title={texts.hideTitle}
        closeLabel={texts.close}
        confirmLabel={texts.hideConfirm}
        cancelLabel={texts.cancel}
        onConfirm={() => void hide(conversation)}
        onClose={() => setHiding(false)}
      >
        {texts.hideNote(isolateCodes(conversation.counterpart.name))}
      </ConfirmDialog>
    </>
  );
}
