import type { Conversation } from '@bazaar/api/model';
import { Button, ButtonLink } from '@bazaar/ui/button';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import {
  ConversationAction,
  ConversationHead,
  NoConversation,
  ReplyClosed,
} from '@bazaar/ui/patterns/conversations';
import { Skeleton } from '@bazaar/ui/skeleton';
import { TrustLine } from '@bazaar/ui/trust-line';
import { ReplyForm } from '@/entities/conversation/thread/reply-form';
import { ThreadMessages, type ThreadMessagesProps } from '@/entities/conversation/thread/thread-messages';
import { trustSentence } from '@/entities/supplier/trust-sentence';
import { messagesTexts as texts } from '@/translations/messages';
import { retryTexts } from '@/translations/retry';
import { AboutLine } from './about-line';

export interface ThreadPlace {
  readonly backHref: string;
  onBack(): void;
}

export type ThreadViewProps = ThreadPlace &
  (
    | { readonly state: 'loading' }
    | { readonly state: 'missing' }
    | { readonly state: 'failed'; onRetry(): void }
    | ({
        readonly state: 'ready';
        readonly conversation: Conversation;
        onMarkUnread(): void;
        onArchive(): void;
        onHide(): void;
      } & Omit<ThreadMessagesProps, 'label' | 'isPart'>)
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
  const retry = (
    <Button aria-label={retryTexts.of(texts.threadFailed)} onClick={props.onRetry}>
      {texts.retry}
    </Button>
  );
  return (
    <>
      <ConversationHead back={back} title={texts.list} />
      <ErrorPanel title={texts.threadFailed} action={retry} />
    </>
  );
}

function Thread({ conversation, backHref, onBack, ...thread }: Extract<ThreadViewProps, { state: 'ready' }>) {
  const { onMarkUnread, onArchive, onHide, state: _state, ...shown } = thread;
  const { id, counterpart, state } = conversation;
  const { name, confirmation } = counterpart;
  const canBeUnread = thread.messages.some(({ isMine }) => !isMine);
  const isArchived = state === 'Archived';
  const trust = trustSentence({ isConfirmed: confirmation !== undefined, confirmation });
  return (
    <>
      <ConversationHead
        back={{ href: backHref, label: texts.back, onBack }}
        title={name}
        note={trust ? <TrustLine>{trust}</TrustLine> : counterpart.kind === 'Buyer' ? texts.buyer : undefined}
        actions={
          <>
            {canBeUnread ? (
              <ConversationAction kind="unread" label={texts.markUnread} onPress={onMarkUnread} />
            ) : null}
            <ConversationAction
              kind={isArchived ? 'unarchive' : 'archive'}
              label={isArchived ? texts.unarchive : texts.archive}
              onPress={onArchive}
            />
            <ConversationAction kind="hide" label={texts.hide} onPress={onHide} />
          </>
        }
      />
      <AboutLine {...conversation} />
      <ThreadMessages key={id} label={texts.thread(name)} {...shown} />
      {state === 'Closed' ? (
        <ReplyClosed>{texts.closedNote}</ReplyClosed>
      ) : (
        <ReplyForm key={`reply ${id}`} id="reply-text" name={name} reply={thread.reply} />
      )}
    </>
  );
}
