import type { CodeInbox } from '../auth/code-inbox';
import type { DatabaseHandle, Queryable } from '../db/database-handle';

/** Time and chance as arguments, so that tests can hold both still. */
export interface Clock {
  now(): Date;
}

export interface RandomSource {
  bytes(length: number): Buffer;
  /** A whole number from 0 up to, but not including, `limit`. */
  integer(limit: number): number;
  uuid(): string;
}

/** How the sandbox plays the people who are not there: reviewers, suppliers and support. */
export interface PlaySettings {
  /** `manual` leaves a trade request to a reviewer. */
  review: 'auto' | 'manual';
  /** Seconds until a supplier sees a published request. */
  seenSeconds: number;
  /** Seconds until a supplier, or support, answers; counted from the message or the publication. */
  answerSeconds: number;
}

/** What a paid payment brings, done in the transaction that makes it paid; `referenceId` names what was bought. */
export type Delivery = (tx: Queryable, services: Services, referenceId: string, at: Date) => Promise<void>;

/** By the purpose of the payment. A top-up is not among them: the wallet fills itself. */
export type Deliveries = Readonly<Record<'TradeRequest' | 'Membership' | 'Advertisement', Delivery>>;

/** Everything a route may use; one object per running server. */
export interface Services {
  database: DatabaseHandle;
  clock: Clock;
  random: RandomSource;
  inbox: CodeInbox;
  /** Where rendered drawings are kept between starts. */
  mediaFolder: string;
  /** Where the files that people send are kept. */
  filesFolder: string;
  /** A proxy of ours stands in front and tells the callers' addresses. */
  trustsProxy: boolean;
  play: PlaySettings;
  deliveries: Deliveries;
  /** Public origin of the web app, where a bank sends the browser back to. */
  siteUrl: string;
  /** Public origin of this server, where the browser finds the bank's page. */
  publicUrl: string;
  log(line: string): void;
}
