import type { Conversation } from '@bazaar/api/model';
import { formatLongDate } from '@bazaar/domain/dates/jalali';
import { formatRelative } from '@bazaar/domain/dates/relative';
import { toShownNumber } from '@bazaar/domain/persian/digits';
import { monogramOf } from '@bazaar/domain/persian/monogram';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { Badge } from '@bazaar/ui/badge';
import { RelativeTime } from '@bazaar/ui/time-text';
import { messagesTexts as texts } from '@/translations/messages';

/** Returns what a row shows of a conversation; what was not sent stands before what was said. */
export function conversationRow(
  { counterpart, lastMessage, unreadCount, state, ...about }: Conversation,
  unsent: string | undefined,
  nowMs: number,
) {
  const { name, logo } = counterpart;
  const count = formatNumber(unreadCount);
  const { tradeRequestNumber: number, objectTitle, subject } = about;
  return {
    monogram: monogramOf(name),
    logoUrl: logo?.thumbUrl ?? logo?.url,
    name,
    about: number === undefined ? objectTitle || subject : texts.request(toShownNumber(number)),
    text: unsent ?? (lastMessage.isMine ? texts.mine(lastMessage.text) : lastMessage.text),
    unsent: unsent === undefined ? undefined : texts.unsent,
    time: (
      <RelativeTime at={lastMessage.at} exact={formatLongDate(lastMessage.at)}>
        {formatRelative(lastMessage.at, nowMs)}
      </RelativeTime>
    ),
    unread: unreadCount > 0 ? { count, spoken: texts.unread(count) } : undefined,
    state: state === 'Closed' ? <Badge>{texts.closed}</Badge> : undefined,
  };
}
