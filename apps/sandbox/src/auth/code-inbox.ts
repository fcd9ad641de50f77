/** One message the sandbox would have sent as an SMS. */
export interface InboxMessage {
  phoneNumber: string;
  code: string;
  text: string;
  sentAt: Date;
  expiresAt: Date;
}

const stored = 200;

/**
 * Stands in for the SMS provider. Codes live in memory only: the database holds their hashes, so a copy of the data folder
 * tells no code, and a restart empties the inbox (ask for a new code then).
 */
export class CodeInbox {
  private readonly messages: InboxMessage[] = [];

  /** Newest first. */
  list(): readonly InboxMessage[] {
    return this.messages;
  }

  deliver(message: InboxMessage): void {
    this.messages.unshift(message);
    this.messages.length = Math.min(this.messages.length, stored);
  }

  clear(): void {
    this.messages.length = 0;
  }
}
