'use client';

import { useListConversationMessages } from '@bazaar/api/hooks/conversations';
import type { Conversation } from '@bazaar/api/model';
import { formatClock } from '@bazaar/domain/dates/jalali';
import { Badge } from '@bazaar/ui/badge';
import { Button } from '@bazaar/ui/button';
import { Link } from '@bazaar/ui/link';
import { MixedText } from '@bazaar/ui/mixed-text';
import { TimelineEntry, TimelineMessages } from '@bazaar/ui/patterns/object-timeline';
import type { ReactNode } from 'react';
import { conversationHref } from '@/entities/conversation/question-object';
import { objectTimelineTexts as texts } from '@/translations/object-timeline';
import { retryTexts } from '@/translations/retry';

const SHOWN = 2;

export interface QuestionEntryProps {
  readonly question: Conversation;
  readonly time: ReactNode;
}

/**
 * Renders a question with its last two messages. Where they cannot be read, the last one stands, which the list of conversations has already
 * told.
 */
export function QuestionEntry({ question, time }: QuestionEntryProps) {
  const { id, counterpart, lastMessage } = question;
  const { data, isError, refetch } = useListConversationMessages(
    { conversationId: id, pageSize: SHOWN },
    { query: { staleTime: 0 } },
  );
  const last = {
    id,
    text: lastMessage.text,
    isMine: lastMessage.isMine,
    senderName: counterpart.name,
    sentAt: lastMessage.at,
  };
  const messages = data?.items ?? [last];
  return (
    <TimelineEntry
      kind="question"
      title={<MixedText>{texts.question(counterpart.name)}</MixedText>}
      badge={
        lastMessage.isMine ? (
          <Badge tone="neutral">{texts.waiting}</Badge>
        ) : (
          <Badge tone="success">{texts.answered}</Badge>
        )
      }
      time={time}
    >
      <TimelineMessages
        messages={messages.map((message) => ({
          id: message.id,
          by: message.isMine ? texts.you : texts.said(message.senderName, formatClock(message.sentAt)),
          text: <MixedText>{message.text}</MixedText>,
          isMine: message.isMine,
        }))}
      />
      {isError ? (
        <p role="alert">
          <span>{texts.messagesFailed}</span>{' '}
          <Button
            aria-label={retryTexts.of(texts.question(counterpart.name))}
            tone="text"
            size="small"
            onClick={() => void refetch()}
          >
            {texts.retry}
          </Button>
        </p>
      ) : null}
      <Link href={conversationHref(id)} size={13} touch>
        {texts.toConversation}
      </Link>
    </TimelineEntry>
  );
}
