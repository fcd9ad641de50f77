/** What happened to a page, or to tags, on some instance. */
export interface Change {
  /** Place in the order of changes. */
  readonly id: string;
  /** Instance that made it. */
  readonly by: string;
  readonly text: string;
}

/** What the pages ask of a store. Every call may reject, or never end. */
export interface StoreCommands {
  /** True while there is a connection. */
  readonly isOpen: boolean;
  get(key: string): Promise<Buffer | undefined>;
  set(key: string, bytes: Buffer, seconds: number): Promise<void>;
  /** Takes a lock that is free, or already this owner's, for some ms; false where another owner has it. */
  lock(key: string, owner: string, ms: number): Promise<boolean>;
  /** Releases a lock, if it is still this owner's. */
  unlock(key: string, owner: string): Promise<void>;
  isLocked(key: string): Promise<boolean>;
  announce(by: string, text: string): Promise<void>;
  /** Returns the changes after one, or of the last seconds for the first call, oldest first. */
  changesAfter(id: string | undefined): Promise<readonly Change[]>;
  rememberTags(fields: Readonly<Record<string, string>>): Promise<void>;
  rememberedTags(): Promise<Readonly<Record<string, string>>>;
}
