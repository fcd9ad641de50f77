import type { SharedDatabase } from '../db/shared-database';
import type { CodeInbox, InboxMessage } from './code-inbox';

const channel = 'bazaar_inbox';

/**
 * Shows every server's codes in the inbox of each: a message is here at once, and goes through the database to all others that run; it is
 * stored in none of its tables.
 */
export async function shareInbox(inbox: CodeInbox, shared: SharedDatabase): Promise<void> {
  const own = crypto.randomUUID();
  await shared.listen(channel, (text) => {
    const { sender, message } = JSON.parse(text) as { sender: string; message: InboxMessage };
    if (sender !== own) inbox.add(withDates(message));
  });
  // Who asked for a code looks for it when the call has returned, which a notification may not have by then.
  inbox.forwardTo(async (message) => {
    inbox.add(message);
    await shared.notify(channel, JSON.stringify({ sender: own, message }));
  });
}

function withDates(message: InboxMessage): InboxMessage {
  return { ...message, sentAt: new Date(message.sentAt), expiresAt: new Date(message.expiresAt) };
}
