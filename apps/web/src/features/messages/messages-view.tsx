import type { ConversationCounts } from '@bazaar/api/model';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { TextField } from '@bazaar/ui/field';
import { ConversationFilters, ConversationPanes, NoConversation } from '@bazaar/ui/patterns/conversations';
import type { ReactNode } from 'react';
import { messagesTexts as texts } from '@/translations/messages';
import { FILTERS, type MessagesPlace, placeHref } from './messages-address';

export interface MessagesViewProps {
  readonly place: MessagesPlace;
  /** Unknown while the list is read. */
  readonly counts?: ConversationCounts | undefined;
  /** Conversations of the list shown; at least so many where `isMore`. */
  readonly total?: { readonly count: number; readonly isMore: boolean } | undefined;
  readonly unreadMessages: number;
  readonly typed: string;
  onType(term: string): void;
  onFilter(filter: MessagesPlace['filter']): void;
  readonly list: ReactNode;
  /** The open conversation, or the question being written; absent without either. */
  readonly open?: ReactNode;
}

/** P07. Renders the conversations with suppliers and support, and the open one. */
export function MessagesView({ place, counts, total, typed, list, open, ...view }: MessagesViewProps) {
  const { unreadMessages, onType, onFilter } = view;
  const filters = [undefined, ...FILTERS].map((filter) => {
    const count = counts?.[COUNT_OF[filter ?? 'all']];
    return {
      href: placeHref({ ...place, filter }),
      text: texts.filters[filter ?? 'all'],
      count: count ? formatNumber(count) : undefined,
      isCurrent: place.filter === filter,
      onChoose: () => onFilter(filter),
    };
  });
  return (
    <ConversationPanes
      title={texts.title}
      counts={[
        ...(total === undefined ? [] : [countText(total)]),
        ...(unreadMessages > 0 ? [texts.unread(formatNumber(unreadMessages))] : []),
      ]}
      head={
        <>
          <TextField
            id="conversation-term"
            type="search"
            label={texts.search}
            isLabelHidden
            placeholder={texts.search}
            aria-keyshortcuts="/"
            value={typed}
            onChange={({ target }) => onType(target.value)}
          />
          <ConversationFilters label={texts.views} filters={filters} />
        </>
      }
      list={list}
      shown={open ? 'open' : 'list'}
      open={open ?? <NoConversation title={texts.choose} />}
    />
  );
}

const COUNT_OF = { all: 'all', unread: 'unread', requests: 'requests', archive: 'archived' } as const;

function countText({ count, isMore }: { readonly count: number; readonly isMore: boolean }): string {
  const number = formatNumber(count);
  return isMore ? texts.manyConversations(number) : texts.conversations(number);
}
