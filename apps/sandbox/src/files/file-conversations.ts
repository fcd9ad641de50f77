import { type SQL, sql } from 'drizzle-orm';

/**
 * Returns the condition that a person reads, at this moment, a conversation in which the file was sent: in a message, or with the published
 * request the conversation is about. Whoever joins a supplier's people reads its earlier files too; whoever leaves them reads none.
 */
export function isInConversationOf(userId: string, fileId: string): SQL {
  return sql`exists (
    select 1 from conversation_inbox i
    where i.user_id = ${userId} and not i.is_hidden and i.conversation_id in (
      select m.conversation_id from conversation_messages m
      where m.file_ids <> '{}' and m.file_ids @> array[${fileId}]::text[] and m.deleted_at is null
      union all
      select t.conversation_id from trade_requests t
      where t.conversation_id is not null and files_of_request(t.content) @> to_jsonb(${fileId}::text)))`;
}
