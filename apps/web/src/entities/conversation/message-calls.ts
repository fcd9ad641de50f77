import { sendMessage as send } from '@bazaar/api/conversations';
import type { ConversationMessage, NewMessage } from '@bazaar/api/model';

/** Sends a message; `clientMessageId` is also the idempotency key, so that a repeated text is one message. */
export function sendMessage(message: NewMessage): Promise<ConversationMessage> {
  return send(message, { headers: { 'idempotency-key': message.clientMessageId } });
}

/** Whether the catalogue has answered for good; else the same words may be on their way, and go out again under the same key. */
export function isFinalRefusal(error: unknown): boolean {
  const { status } = error as { status?: number };
  return status !== undefined && status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status);
}
