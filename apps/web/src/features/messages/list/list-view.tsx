import type { Conversation } from '@bazaar/api/model';
import { Button, ButtonLink } from '@bazaar/ui/button';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { ConversationItem, ConversationList, NoConversation } from '@bazaar/ui/patterns/conversations';
import { type MessagesPlace, placeHref } from '@/features/messages/messages-address';
import { paths } from '@/lib/navigation/paths';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { RemovedRow } from '@/lib/undo/removed-row';
import { messagesTexts as texts } from '@/translations/messages';
import { retryTexts } from '@/translations/retry';
import { conversationRow } from './conversation-row';
import { handleListKey } from './list-keys';
import { removalKey } from './use-hiding';

export type ListViewProps =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; onRetry(): void }
  | {
      readonly state: 'ready';
      readonly items: readonly Conversation[];
      /** Open conversation, filter and search. */
      readonly place: MessagesPlace;
      /** Beginnings of messages that were not sent, by conversation. */
      readonly unsent: Readonly<Record<string, string>>;
      readonly nowMs: number;
      readonly showMore?: (() => void) | undefined;
      /** Returns whether the row's removal can be undone, or it is gone. */
      phaseOf(conversation: Conversation): 'waiting' | 'gone' | undefined;
      onOpen(id: string): void;
      onHide(conversation: Conversation): void;
    };

/** Renders the rows of the conversations, unread ones first. */
export function ListView(props: ListViewProps) {
  if (props.state === 'loading') return <ConversationList label={texts.loading} isLoading />;
  if (props.state === 'failed') {
    return (
      <ErrorPanel
        title={texts.failed}
        action={
          <Button aria-label={retryTexts.of(texts.list)} onClick={props.onRetry}>
            {texts.retry}
          </Button>
        }
        isInline
      />
    );
  }
  const { place, unsent, nowMs, showMore, phaseOf, onOpen, onHide } = props;
  const items = props.items.filter((conversation) => phaseOf(conversation) !== 'gone');
  if (items.length === 0) return <NothingThere {...place} />;
  const shown = items.filter((conversation) => phaseOf(conversation) === undefined);
  return (
    <>
      <ConversationList
        label={texts.list}
        onKeyDown={(event) => {
          const conversation = shown[handleListKey(event) ?? -1];
          if (conversation !== undefined) onHide(conversation);
        }}
      >
        {items.map((conversation) => (
          <ConversationItem
            key={conversation.id}
            href={placeHref({ ...place, id: conversation.id })}
            isCurrent={conversation.id === place.id}
            onOpen={() => onOpen(conversation.id)}
            {...conversationRow(conversation, unsent[conversation.id], nowMs)}
            removed={
              phaseOf(conversation) === 'waiting' ? (
                <RemovedRow removalKey={removalKey(conversation)}>
                  {texts.hiddenDone(isolateCodes(conversation.counterpart.name))}
                </RemovedRow>
              ) : undefined
            }
          />
        ))}
      </ConversationList>
      {showMore ? (
        <Button tone="text" wide onClick={showMore}>
          {texts.more}
        </Button>
      ) : null}
    </>
  );
}

function NothingThere({ term, filter }: MessagesPlace) {
  if (term !== undefined) return <NoConversation title={texts.notFound(term)} />;
  if (filter !== undefined) return <NoConversation title={texts.emptyFilter[filter]} />;
  return (
    <NoConversation
      title={texts.empty}
      detail={texts.emptyDetail}
      action={<ButtonLink href={paths.categoryType('Product')}>{texts.toCatalogue}</ButtonLink>}
    />
  );
}
