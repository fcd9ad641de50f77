import type { Conversation, ConversationMessage } from '@bazaar/api/model';
import { Button, ButtonLink } from '@bazaar/ui/button';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { ConversationHead, NoConversation, ReplyClosed } from '@bazaar/ui/patterns/conversations';
import { Skeleton } from '@bazaar/ui/skeleton';
import { ReplyForm } from '@/entities/conversation/thread/reply-form';
import { ThreadMessages } from '@/entities/conversation/thread/thread-messages';
import type { Reply } from '@/entities/conversation/thread/use-reply';
import { messagesTexts as texts } from '@/translations/messages';
import { AboutLine } from './about-line';

interface Place {
  readonly backHref: string;
  onBack(): void;
}

export type ThreadViewProps = Place &
  (
    | { readonly state: 'loading' }
    | { readonly state: 'missing' }
    | { readonly state: 'failed'; onRetry(): void }
    | {
        readonly state: 'ready';
        readonly conversation: Conversation;
        readonly messages: readonly ConversationMessage[];
        readonly reply: Reply;
        onMarkUnread(): void;
        onArchive(): void;
        onHide(): void;
      }
  );

/** Renders the open conversation: its participant, its messages, and the reply field. */
export function ThreadView(props: ThreadViewProps) {
  if (props.state === 'ready') return <Thread {...props} />;
  const back = { href: props.backHref, label: texts.back, onBack: props.onBack };
  if (props.state === 'loading') {
    return (
      <>
        <ConversationHead back={back} title={texts.threadLoading} />
        <div role="status" aria-label={texts.threadLoading}>
          <Skeleton shape="block" />
        </div>
      </>
    );
  }
  if (props.state === 'missing') {
    const toList = <ButtonLink href={props.backHref}>{texts.back}</ButtonLink>;
    return <NoConversation title={texts.threadMissing} action={toList} />;
  }
  const retry = <Button onClick={props.onRetry}>{texts.retry}</Button>;
  return (
    <>
      <ConversationHead back={back} title={texts.list} />
      <ErrorPanel title={texts.threadFailed} action={retry} />
    </>
  );
}

function Thread({
  conversation,
  messages,
  reply,
  backHref,
  onBack,
  ...actions
}: Extract<ThreadViewProps, { state: 'ready' }>) {
  const { id, counterpart, state } = conversation;
  const canBeUnread = messages.some(({ isMine }) => !isMine);
  return (
    <>
      <ConversationHead
        back={{ href: backHref, label: texts.back, onBack }}
        title={counterpart.name}
        note={<AboutLine {...conversation} />}
        actions={
          <>
            {canBeUnread ? (
              <Button tone="text" size="small" onClick={actions.onMarkUnread}>
                {texts.markUnread}
              </Button>
            ) : null}
            <Button tone="text" size="small" onClick={actions.onArchive}>
              {state === 'Archived' ? texts.unarchive : texts.archive}
            </Button>
            <Button tone="text" size="small" onClick={actions.onHide}>
              {texts.hide}
            </Button>
          </>
        }
      />
      <ThreadMessages
        key={id}
        label={texts.thread(counterpart.name)}
        messages={messages}
        outgoing={reply.outgoing}
        onResend={reply.resend}
      />
      {state === 'Closed' ? (
        <ReplyClosed>{texts.closedNote}</ReplyClosed>
      ) : (
        <ReplyForm key={`reply ${id}`} id="reply-text" name={counterpart.name} reply={reply} />
      )}
    </>
  );
}
