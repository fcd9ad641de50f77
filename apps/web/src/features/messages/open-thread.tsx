'use client';

import { ConfirmDialog } from '@bazaar/ui/confirm-dialog';
import { useState } from 'react';
import { messagesTexts as texts } from '@/messages/messages';
import { isolateCodes } from '@/platform/text/isolate-codes';
import { placeHref } from './messages-address';
import { flattenThread } from './thread-days';
import { ThreadView } from './thread-view';
import { useConversationActs } from './use-conversation-acts';
import { useReply } from './use-reply';
import { useThread } from './use-thread';

export interface OpenThreadProps {
  readonly id: string;
  readonly isArchive: boolean;
  onLeave(): void;
}

/** The conversation the address names. */
export function OpenThread({ id, isArchive, onLeave }: OpenThreadProps) {
  const { query, add } = useThread(id);
  const { data, error, isError, refetch } = query;
  const reply = useReply(id, data?.messages[0]?.rootId, add);
  const { archive, hide, markUnread } = useConversationActs(onLeave);
  const [isHiding, setHiding] = useState(false);
  const way = { backHref: placeHref({ isArchive }), onBack: onLeave };
  if (data === undefined) {
    if (!isError) return <ThreadView {...way} state="loading" />;
    if (error.status === 404) return <ThreadView {...way} state="missing" />;
    return <ThreadView {...way} state="failed" onRetry={() => void refetch()} />;
  }
  const { conversation, messages } = data;
  return (
    <>
      <ThreadView
        {...way}
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
