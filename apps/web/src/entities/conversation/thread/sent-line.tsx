import type { ConversationMessage, FileRef } from '@bazaar/api/model';
import type { ThreadLine } from '@bazaar/domain/conversations/thread-lines';
import { formatClock } from '@bazaar/domain/dates/jalali';
import { Message, MessageFile, type MessageProps } from '@bazaar/ui/patterns/message-thread';
import { sizeText } from '@/lib/uploads/size-text';
import { messagesTexts as texts } from '@/translations/messages';

export interface SentLineProps {
  readonly line: Extract<ThreadLine<ConversationMessage>, { kind: 'message' }>;
  readonly edit?: MessageProps['edit'];
}

/** Renders a message the service has. */
export function SentLine({ line, edit }: SentLineProps) {
  const { text, files, senderName, senderPosition, isMine, ...marks } = line.message;
  const { sentAt, seenAt, editedAt, deletedAt } = marks;
  const kind = seenAt === undefined ? 'sent' : 'seen';
  const introduced = senderPosition && line.isIntroduced ? `${senderName}، ${senderPosition}` : senderName;
  return (
    <Message
      side={isMine ? 'own' : 'other'}
      author={isMine ? texts.you : senderName}
      heading={line.isNamed ? introduced : undefined}
      time={
        <>
          <time dateTime={sentAt}>{formatClock(sentAt)}</time>
          {editedAt && !deletedAt ? ` · ${texts.edited}` : ''}
        </>
      }
      {...(isMine && !deletedAt ? { state: { kind, text: texts.states[kind] } } : {})}
      edit={edit}
      isDeleted={deletedAt !== undefined}
      files={files.map(fileLink)}
    >
      {deletedAt ? texts.deleted : text}
    </Message>
  );
}

export function fileLink({ id, url, name, sizeBytes }: FileRef) {
  return <MessageFile key={id} href={url} name={name} size={sizeText(sizeBytes)} />;
}
