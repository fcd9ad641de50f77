import type { CodeInbox } from '../auth/code-inbox';
import type { DatabaseHandle, Queryable } from '../db/database-handle';
import type { FileStore } from '../files/file-store';

/** Time and randomness as arguments, so that tests can fix both. */
export interface Clock {
  now(): Date;
}

export interface RandomSource {
  bytes(length: number): Buffer;
  /** Returns an integer from 0 up to, but not including, `limit`. */
  integer(limit: number): number;
  uuid(): string;
}

/** Settings of the simulated people: reviewers, suppliers and support. */
export interface PlaySettings {
  /** `manual` leaves a trade request to a reviewer. */
  review: 'auto' | 'manual';
  /** Time in s until a supplier sees a published request. */
  seenSeconds: number;
  /** Time in s until a supplier, or support, replies; counted from the message or the publication. */
  answerSeconds: number;
  /** Time in s for which a supplier's answer is valid. */
  validSeconds: number;
}

/** Delivers what was paid for, in the transaction that marks the payment paid; `referenceId` identifies it. */
export type Delivery = (tx: Queryable, services: Services, referenceId: string, at: Date) => Promise<void>;

/** By the purpose of the payment. A top-up is not included: the wallet module handles it itself. */
export type Deliveries = Readonly<Record<'TradeRequest' | 'Membership' | 'Advertisement', Delivery>>;

/** Dependencies of the routes; one object per running server. */
export interface Services {
  database: DatabaseHandle;
  clock: Clock;
  random: RandomSource;
  inbox: CodeInbox;
  /** Folder of rendered drawings, kept between starts. */
  mediaFolder: string;
  /** Bytes of uploaded files. */
  files: FileStore;
  /** Folder of uploaded files, where they are not in a shared database. */
  filesFolder: string;
  /** Our own proxy is in front and forwards the callers' addresses. */
  trustsProxy: boolean;
  play: PlaySettings;
  deliveries: Deliveries;
  /** Public origin of the web app, to which a bank sends the browser back. */
  siteUrl: string;
  /** Public origin of this server, where the browser finds the bank's page. */
  publicUrl: string;
  /** Writes a line; one with a level is redacted everywhere, one without is shown at a terminal as it is. */
  log(line: string, level?: 'error'): void;
}
