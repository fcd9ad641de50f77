import type { CodeInbox } from '../auth/code-inbox';
import type { DatabaseHandle } from '../db/database-handle';

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

/** Everything a route may use; one object per running server. */
export interface Services {
  database: DatabaseHandle;
  clock: Clock;
  random: RandomSource;
  inbox: CodeInbox;
  /** Where rendered drawings are kept between starts. */
  mediaFolder: string;
  log(line: string): void;
}
