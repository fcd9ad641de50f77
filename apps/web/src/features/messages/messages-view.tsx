import { TextField } from '@bazaar/ui/field';
import { ConversationPanes, NoConversation } from '@bazaar/ui/patterns/conversations';
import { SegmentedLinks } from '@bazaar/ui/segmented';
import type { ReactNode } from 'react';
import { messagesTexts as texts } from '@/translations/messages';
import { placeHref } from './messages-address';

export interface MessagesViewProps {
  readonly isArchive: boolean;
  readonly typed: string;
  onType(term: string): void;
  readonly list: ReactNode;
  /** The open conversation, or the question being written; absent without either. */
  readonly open?: ReactNode;
}

/** P07. Renders the conversations with suppliers and support, and the open one. */
export function MessagesView({ isArchive, typed, onType, list, open }: MessagesViewProps) {
  return (
    <ConversationPanes
      title={texts.title}
      head={
        <>
          <SegmentedLinks
            label={texts.views}
            segments={[
              { href: placeHref({ isArchive: false }), label: texts.current, isCurrent: !isArchive },
              { href: placeHref({ isArchive: true }), label: texts.archived, isCurrent: isArchive },
            ]}
          />
          <TextField
            id="conversation-term"
            type="search"
            label={texts.search}
            isLabelHidden
            placeholder={texts.search}
            value={typed}
            onChange={({ target }) => onType(target.value)}
          />
        </>
      }
      list={list}
      shown={open ? 'open' : 'list'}
      open={open ?? <NoConversation title={texts.choose} />}
    />
  );
}
