import { httpClient } from '@bazaar/api/http';
import type { ConversationMessage, NewMessage } from '@bazaar/api/model';

// As with notes: the generated fetchers bring the query library along, too much for a public page.
const PATH = '/api/v1/conversations';

/** Says something; `clientMessageId` is the idempotency key too, so that the same words twice are one message. */
export function sendMessage(message: NewMessage): Promise<ConversationMessage> {
  return httpClient<ConversationMessage>(PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': message.clientMessageId },
    body: JSON.stringify(message),
  });
}

/** Whether the catalogue has answered for good; else the same words may be on their way, and go out again under the same key. */
export function isFinalRefusal(error: unknown): boolean {
  const { status } = error as { status?: number };
  return status !== undefined && status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status);
}
