import { randomUUID } from 'node:crypto';
import type { PageRecord } from '../framework/local-pages.ts';
import { decodeRecord, encodeRecord } from './encode-record.ts';
import { LatePages } from './late-pages.ts';
import { PageLocks } from './page-locks.ts';
import { PatientStore, type StoreFigures, WRITE_DEADLINE_MS } from './patient-store.ts';
import type { StoreCommands } from './store-commands.ts';

/** Time in s after which a page that nobody renders anew leaves the store; longer than any page's lifetime. */
const STORED_S = 86_400;

/** Tags that were invalidated, as {@link SharedPages} passes them on. */
export interface InvalidatedTags {
  readonly tags: readonly string[];
  readonly atMs: number;
  readonly durations?: { readonly expire?: number };
}

type ChangeText = { readonly page: string } | InvalidatedTags;

/** What this instance does when another one has changed a page or invalidated tags. */
export interface ChangeListener {
  onPage(key: string): void;
  onTags(invalidated: InvalidatedTags): void;
}

/** The page cache that several instances share. Without its store every method is as if nothing were stored, and at once. */
export class SharedPages {
  readonly locks: PageLocks;
  private readonly instance = randomUUID();
  private readonly store: PatientStore;
  private readonly encode: typeof encodeRecord;
  private readonly late = new LatePages((key, record) => this.storePage(key, record));
  private lastChange: string | undefined;
  private knowsTags = false;

  constructor(commands: StoreCommands, encode = encodeRecord) {
    this.store = new PatientStore(commands);
    this.encode = encode;
    this.locks = new PageLocks(this.store, this.instance);
  }

  get figures(): StoreFigures {
    return this.store.figures;
  }

  async find(key: string): Promise<PageRecord | undefined> {
    const bytes = await this.store.ask((commands) => commands.get(key));
    return bytes && decodeRecord(bytes);
  }

  /** Stores a page for all instances, and tells them; what the store does not take now is tried again. */
  async keep(key: string, record: PageRecord): Promise<void> {
    if (await this.storePage(key, record)) this.late.drop(key);
    else this.late.add(key, record);
  }

  private async storePage(key: string, record: PageRecord): Promise<boolean> {
    if (!this.store.isUp) return false;
    const bytes = await this.encode(record);
    const isStored = await this.store.ask(async (commands) => {
      await commands.set(key, bytes, STORED_S);
      await commands.announce(this.instance, JSON.stringify({ page: key } satisfies ChangeText));
      return true;
    }, WRITE_DEADLINE_MS);
    return isStored ?? false;
  }

  async invalidateTags(invalidated: InvalidatedTags): Promise<void> {
    const text = JSON.stringify(invalidated);
    await this.store.ask(async (commands) => {
      await commands.rememberTags(Object.fromEntries(invalidated.tags.map((tag) => [tag, text])));
      await commands.announce(this.instance, text);
    });
  }

  /** Reads what other instances have changed since the last call; the first one also what was invalidated before this one started. */
  async readChanges(listener: ChangeListener): Promise<void> {
    if (!this.knowsTags) {
      const remembered = await this.store.ask((commands) => commands.rememberedTags());
      if (remembered === undefined) return;
      this.knowsTags = true;
      for (const [tag, text] of Object.entries(remembered))
        listener.onTags({ ...(JSON.parse(text) as InvalidatedTags), tags: [tag] });
    }
    const changes = await this.store.ask((commands) => commands.changesAfter(this.lastChange));
    for (const { id, by, text } of changes ?? []) {
      this.lastChange = id;
      if (by === this.instance) continue;
      const change = JSON.parse(text) as ChangeText;
      if ('page' in change) listener.onPage(change.page);
      else listener.onTags(change);
    }
  }
}
