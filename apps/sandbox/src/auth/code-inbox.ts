/** A message that the sandbox would have sent as an SMS. */
export interface InboxMessage {
  phoneNumber: string;
  code: string;
  text: string;
  sentAt: Date;
  expiresAt: Date;
}

const stored = 200;

/**
 * Replaces the SMS provider. Codes are in memory only: the database has their hashes, so a copy of the data folder reveals no code, and a
 * restart empties the inbox (request a new code then).
 */
export class CodeInbox {
  private readonly messages: InboxMessage[] = [];
  private forward: ((message: InboxMessage) => Promise<void>) | undefined;

  /** Returns the messages, newest first. */
  list(): readonly InboxMessage[] {
    return this.messages;
  }

  /** Shows a message here, or wherever messages are forwarded to. */
  async deliver(message: InboxMessage): Promise<void> {
    if (this.forward === undefined) this.add(message);
    else await this.forward(message);
  }

  /** Passes on what is delivered from now on, which shows it by `add` too. */
  forwardTo(forward: (message: InboxMessage) => Promise<void>): void {
    this.forward = forward;
  }

  add(message: InboxMessage): void {
    this.messages.unshift(message);
    this.messages.length = Math.min(this.messages.length, stored);
  }

  clear(): void {
    this.messages.length = 0;
  }
}
