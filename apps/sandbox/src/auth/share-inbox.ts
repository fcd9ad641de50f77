import type { SharedDatabase } from '../db/shared-database';
import type { CodeInbox, InboxMessage } from './code-inbox';

const channel = 'bazaar_inbox';

/**
 * Shows every server's codes in the inbox of each: a message goes through the database to all that run, and is stored in none of its tables.
 */
export async function shareInbox(inbox: CodeInbox, shared: SharedDatabase): Promise<void> {
  await shared.listen(channel, (text) => inbox.add(readMessage(text)));
  inbox.forwardTo((message) => shared.notify(channel, JSON.stringify(message)));
}

function readMessage(text: string): InboxMessage {
  const message = JSON.parse(text) as InboxMessage;
  return { ...message, sentAt: new Date(message.sentAt), expiresAt: new Date(message.expiresAt) };
}
