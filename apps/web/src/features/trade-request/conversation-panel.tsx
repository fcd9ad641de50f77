'use client';

import type { SupplierSummary } from '@bazaar/api/model';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { Button } from '@bazaar/ui/button';
import { Link } from '@bazaar/ui/link';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import { Panel } from '@bazaar/ui/panel';
import { ReplyClosed } from '@bazaar/ui/patterns/conversations';
import { messagesIcon } from '@bazaar/ui/patterns/empty-icons';
import { Skeleton } from '@bazaar/ui/skeleton';
import { Text } from '@bazaar/ui/text';
import { ReplyForm } from '@/entities/conversation/thread/reply-form';
import { ThreadMessages } from '@/entities/conversation/thread/thread-messages';
import { useReply } from '@/entities/conversation/thread/use-reply';
import { useThread } from '@/entities/conversation/thread/use-thread';
import { accountPaths } from '@/lib/navigation/account-paths';
import { messagesTexts } from '@/translations/messages';
import { retryTexts } from '@/translations/retry';
import { tradeRequestTexts as texts } from '@/translations/trade-request';

export interface ConversationPanelProps {
  readonly supplier: Pick<SupplierSummary, 'id' | 'name' | 'responseHours'>;
  readonly conversationId: string | undefined;
  /** The service allows a message now. */
  readonly canWrite: boolean;
}

/** The conversation with the supplier beside the request; before it is sent there is none. */
export function ConversationPanel({ supplier, conversationId, canWrite }: ConversationPanelProps) {
  const { id, name, responseHours } = supplier;
  return (
    <Panel
      id="conversation"
      title={texts.conversation(name)}
      note={
        <Text size={13} tone="muted">
          {responseHours === undefined ? null : `${texts.usualAnswer(formatNumber(responseHours))}، `}
          <Link href={accountPaths.memoryOf('Supplier', id)} size={13}>
            {texts.memory}
          </Link>
        </Text>
      }
      isFlush
      bleed
    >
      {conversationId === undefined ? (
        <EmptyPanel icon={messagesIcon} title={texts.noConversation} isInline />
      ) : (
        <Thread id={conversationId} name={name} canWrite={canWrite} />
      )}
    </Panel>
  );
}

function Thread({
  id,
  name,
  canWrite,
}: {
  readonly id: string;
  readonly name: string;
  readonly canWrite: boolean;
}) {
  const { query, messages, news, older, add } = useThread(id);
  const { data, isError, refetch } = query;
  const reply = useReply(id, messages, add);
  if (data === undefined) {
    if (!isError) return <Skeleton shape="block" />;
    const retry = (
      <Button aria-label={retryTexts.of(texts.conversation(name))} onClick={() => void refetch()}>
        {texts.retry}
      </Button>
    );
    return <ErrorPanel title={texts.conversationFailed} action={retry} isInline />;
  }
  const isClosed = data.conversation.state === 'Closed' || !canWrite;
  return (
    <>
      <ThreadMessages label={messagesTexts.thread(name)} {...{ messages, news, older, reply }} isPart />
      {isClosed ? (
        <ReplyClosed>{texts.conversationClosed}</ReplyClosed>
      ) : (
        <ReplyForm id="request-reply" name={name} reply={reply} />
      )}
    </>
  );
}
