import tagsModule from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { rateLimit } from '../security/rate-limit.ts';
import { exportsOf } from './exports-of.ts';
import {
  FileSystemCache,
  type SetContext,
  type Stored,
  type StoredPage,
  type StoredValue,
} from './file-system-cache.ts';

/** A page with the time at which it was rendered, in Unix ms, and its lifetime in seconds. */
export interface PageRecord {
  readonly value: StoredPage;
  readonly lastModified: number;
  readonly cacheControl?: { readonly revalidate: number | false; readonly expire?: number | undefined };
}

interface Memory {
  get(key: string): Stored | undefined;
  has(key: string): boolean;
  remove(key: string): void;
}

interface DiskOfPages {
  readonly fs: {
    readFile(path: string, encoding: 'utf8'): Promise<unknown>;
    writeFile(path: string, text: string): Promise<unknown>;
    remove?(path: string): Promise<void>;
  };
  getFilePath(path: string, kind: string): string;
}

interface TagState {
  expired?: number;
  stale?: number;
}

/** Files of a page: the framework reads them as one, whenever each was written. */
const PARTS = ['.html', '.rsc', '.meta'];
/** A full disk tells the same with every page. */
const isLogged = rateLimit(5, 60_000);

const { tagsManifest: tagStates } = exportsOf(tagsModule) as unknown as {
  tagsManifest: Map<string, TagState>;
};

/**
 * Next's page cache with what a cache shared by several instances needs of it.
 *
 * Assumed: its memory is one object of the class, with the entry as it was set; with `flushToDisk` off an entry is in memory alone; the age of a page on disk is the one its `.meta` file
 * states, which stands beside the text that `getFilePath` names; invalidated tags are a map from tag to the time since when its entries are stale or expired.
 */
export class LocalPages extends FileSystemCache {
  /** Returns the entry in memory without looking at the disk. */
  protected inMemory(key: string): Stored | undefined {
    return memory()?.has(key) ? memory()?.get(key) : undefined;
  }

  /** Stores an entry. What the disk does not take is in memory alone: a visitor gets the page all the same. */
  override async set(key: string, value: StoredValue, context: SetContext): Promise<void> {
    if (isInvented(value)) return this.holdInMemory(key, value, context);
    await this.onDisk(key, () => super.set(key, value, context));
  }

  /** Stores a page that was rendered elsewhere, with its own age. */
  protected async take(key: string, { value, lastModified, cacheControl }: PageRecord): Promise<void> {
    const context = { isFallback: false, isRoutePPREnabled: false, cacheControl } as unknown as SetContext;
    const stored = value as unknown as StoredValue;
    const takeIn = async (write: () => Promise<void>) => {
      const written = write();
      const entry = memory()?.get(key);
      if (entry) entry.lastModified = lastModified;
      await written;
    };
    if (isInvented(stored)) return takeIn(() => this.holdInMemory(key, stored, context));
    await this.onDisk(key, async () => {
      await takeIn(() => FileSystemCache.prototype.set.call(this, key, stored, context));
      const { fs } = this as unknown as DiskOfPages;
      const path = this.pathOf(key, '.meta');
      const meta = JSON.parse(String(await fs.readFile(path, 'utf8'))) as Record<string, unknown>;
      await fs.writeFile(path, JSON.stringify({ ...meta, routeCacheLastModified: lastModified }));
    });
  }

  /** Stores an entry in memory alone; a former one on the disk goes. */
  private async holdInMemory(key: string, value: StoredValue, context: SetContext): Promise<void> {
    const withoutDisk = Object.create(this, { flushToDisk: { value: false } }) as this;
    await FileSystemCache.prototype.set.call(withoutDisk, key, value, context);
    await this.removeFromDisk(key);
  }

  /** After a failed write nothing of a page stays on disk: a part of it with one of a former render would be served as a page. */
  private async onDisk(key: string, write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (error) {
      const { code, message } = error as { code?: string; message?: string };
      if (isLogged(Date.now()))
        console.error(`page cache: the disk does not take a page: ${code ?? message}`);
      await this.removeFromDisk(key);
    }
  }

  private async removeFromDisk(key: string): Promise<void> {
    const { fs } = this as unknown as DiskOfPages;
    const removed = PARTS.map(async (part) => fs.remove?.(this.pathOf(key, part)));
    await Promise.all(removed).catch(() => undefined);
  }

  private pathOf(key: string, part: string): string {
    const { getFilePath } = this as unknown as DiskOfPages;
    return getFilePath.call(this, `${key}.html`, 'APP_PAGE').replace(/\.html$/, part);
  }
}

/** Returns whether a page is of an address that anybody can invent: an unknown object, another name of a known one. They would fill the disk. */
function isInvented(value: StoredValue): boolean {
  if (value?.kind !== 'APP_PAGE') return false;
  const { status, headers } = value as unknown as StoredPage;
  return status === 404 || headers?.location !== undefined;
}

/** Removes an entry from memory; returns whether there was one. */
export function forgetInMemory(key: string): boolean {
  const isHeld = memory()?.has(key) === true;
  if (isHeld) memory()?.remove(key);
  return isHeld;
}

/** Marks tags as invalidated at a time in Unix ms, as the framework does for the present. */
export function invalidateTagsAt(
  tags: readonly string[],
  atMs: number,
  durations?: { readonly expire?: number },
): void {
  for (const tag of tags) {
    const state = { ...tagStates.get(tag) };
    if (!durations) state.expired = Math.max(atMs, state.expired ?? 0);
    else {
      state.stale = Math.max(atMs, state.stale ?? 0);
      if (durations.expire !== undefined) state.expired = atMs + durations.expire * 1_000;
    }
    tagStates.set(tag, state);
  }
}

function memory(): Memory | undefined {
  return (FileSystemCache as unknown as { memoryCache?: Memory }).memoryCache;
}
