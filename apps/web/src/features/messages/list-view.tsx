import type { Conversation } from '@bazaar/api/model';
import { formatLongDate } from '@bazaar/domain/dates/jalali';
import { formatRelative } from '@bazaar/domain/dates/relative';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { Badge } from '@bazaar/ui/badge';
import { Button, ButtonLink } from '@bazaar/ui/button';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { ConversationItem, ConversationList, NoConversation } from '@bazaar/ui/patterns/conversations';
import { RelativeTime } from '@bazaar/ui/time-text';
import { monogramOf } from '@/entities/supplier/supplier-view';
import { paths } from '@/lib/navigation/paths';
import { messagesTexts as texts } from '@/translations/messages';
import { placeHref } from './messages-address';

export type ListViewProps =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; onRetry(): void }
  | {
      readonly state: 'ready';
      readonly items: readonly Conversation[];
      readonly openId?: string | undefined;
      readonly isArchive: boolean;
      /** Search text of the list. */
      readonly term: string;
      readonly nowMs: number;
      readonly showMore?: (() => void) | undefined;
      onOpen(id: string): void;
    };

/** Renders the rows of the conversations, unread ones first. */
export function ListView(props: ListViewProps) {
  if (props.state === 'loading') return <ConversationList label={texts.loading} isLoading />;
  if (props.state === 'failed') {
    return (
      <ErrorPanel
        title={texts.failed}
        action={<Button onClick={props.onRetry}>{texts.retry}</Button>}
        isInline
      />
    );
  }
  const { items, isArchive, term, openId, nowMs, showMore, onOpen } = props;
  if (items.length === 0) return <NothingThere term={term} isArchive={isArchive} />;
  return (
    <>
      <ConversationList label={texts.list}>
        {items.map((conversation) => (
          <ConversationItem
            key={conversation.id}
            href={placeHref({ id: conversation.id, isArchive })}
            isCurrent={conversation.id === openId}
            onOpen={() => onOpen(conversation.id)}
            {...rowOf(conversation, nowMs)}
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

function NothingThere({ term, isArchive }: { readonly term: string; readonly isArchive: boolean }) {
  if (term !== '') return <NoConversation title={texts.notFound(term)} />;
  if (isArchive) return <NoConversation title={texts.emptyArchive} />;
  return (
    <NoConversation
      title={texts.empty}
      detail={texts.emptyDetail}
      action={<ButtonLink href={paths.categoryType('Product')}>{texts.toCatalogue}</ButtonLink>}
    />
  );
}

function rowOf({ counterpart, lastMessage, unreadCount, state, ...about }: Conversation, nowMs: number) {
  const { name, logo } = counterpart;
  const count = formatNumber(unreadCount);
  return {
    monogram: monogramOf(name),
    logoUrl: logo?.thumbUrl ?? logo?.url,
    name,
    about: about.objectTitle || about.subject,
    text: lastMessage.isMine ? texts.mine(lastMessage.text) : lastMessage.text,
    time: (
      <RelativeTime at={lastMessage.at} exact={formatLongDate(lastMessage.at)}>
        {formatRelative(lastMessage.at, nowMs)}
      </RelativeTime>
    ),
    unread: unreadCount > 0 ? { count, spoken: texts.unread(count) } : undefined,
    state: state === 'Closed' ? <Badge>{texts.closed}</Badge> : undefined,
  };
}
