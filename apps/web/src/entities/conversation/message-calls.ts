import { sendMessage as send } from '@bazaar/api/conversations';
import type { ConversationMessage, NewMessage } from '@bazaar/api/model';

/** Sends a message; `clientMessageId` is also the idempotency key, so that a repeated text is one message. */
export function sendMessage(message: NewMessage): Promise<ConversationMessage> {
  return send(message, { headers: { 'idempotency-key': message.clientMessageId } });
}
