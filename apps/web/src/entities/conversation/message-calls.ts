import { sendMessage as send } from '@bazaar/api/conversations';
import type { ConversationMessage, NewMessage } from '@bazaar/api/model';

/** Says something; `clientMessageId` is the idempotency key too, so that the same words twice are one message. */
export function sendMessage(message: NewMessage): Promise<ConversationMessage> {
  return send(message, { headers: { 'idempotency-key': message.clientMessageId } });
}
