import { searchColumn } from '@bazaar/domain/persian/search-key';
import { supportName } from '../conversations/conversation-types';
import type { TableRow } from '../db/insert-rows';
import type { SeedTradeMessage } from '../seed/trade/seed-trade-request';
import { hoursAgo } from './trade-rows';

/** A seeded conversation with the names of its authors. */
export interface SeedTalk {
  id: string;
  userId: string;
  userName: string;
  /** Absent for the marketplace's support. */
  supplierId?: string;
  supplierName?: string;
  subject: string;
  request?: { id: string; title: string };
  messages: readonly SeedTradeMessage[];
  isClosed?: boolean;
}

const messageId = ({ id }: SeedTalk, index: number) => `${id.replace('conv', 'msg')}-${index + 1}`;

export function conversationOf(talk: SeedTalk): TableRow {
  const first = talk.messages[0];
  return {
    id: talk.id,
    user_id: talk.userId,
    supplier_id: talk.supplierId ?? null,
    supplier_name: talk.supplierName ?? null,
    subject: talk.subject,
    object_type: talk.request === undefined ? null : 'TradeRequest',
    object_id: talk.request?.id ?? null,
    object_title: talk.request?.title ?? null,
    trade_request_id: talk.request?.id ?? null,
    is_closed: talk.isClosed ?? false,
    root_id: messageId(talk, 0),
    last_seq: 0,
    version: Math.max(talk.messages.length, 1),
    last_message_at: hoursAgo(first?.hoursAgo ?? 0),
    created_at: hoursAgo(first?.hoursAgo ?? 0),
  };
}

export function messageRows(talk: SeedTalk): TableRow[] {
  return talk.messages.map(({ side, hoursAgo: hours, text, isUnread }, index) => ({
    id: messageId(talk, index),
    conversation_id: talk.id,
    parent_id: index === 0 ? null : messageId(talk, index - 1),
    side,
    sender_id: side === 'Buyer' ? talk.userId : null,
    sender_name:
      side === 'Buyer' ? talk.userName : side === 'Support' ? supportName : (talk.supplierName ?? ''),
    text,
    search_key: searchColumn(text),
    file_ids: [],
    client_message_id: messageId(talk, index),
    sent_at: hoursAgo(hours),
    seen_at: isUnread === true ? null : hoursAgo(hours - 0.2),
  }));
}

/** Returns the view of the person who started it, who has read everything before the messages marked unread. */
export function viewRow(talk: SeedTalk, seqs: ReadonlyMap<string, number>): TableRow {
  const read = talk.messages.findLastIndex(({ side, isUnread }) => side === 'Buyer' || isUnread !== true);
  return {
    conversation_id: talk.id,
    user_id: talk.userId,
    read_seq: seqs.get(messageId(talk, read)) ?? 0,
    hidden_seq: 0,
    is_archived: false,
  };
}
