import tagsModule from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { exportsOf } from './exports-of.ts';
import { FileSystemCache, type SetContext, type Stored, type StoredPage } from './file-system-cache.ts';

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
  };
  getFilePath(path: string, kind: string): string;
}

interface TagState {
  expired?: number;
  stale?: number;
}

const { tagsManifest: tagStates } = exportsOf(tagsModule) as unknown as {
  tagsManifest: Map<string, TagState>;
};

/**
 * Next's page cache with what a cache shared by several instances needs of it.
 *
 * Assumed: its memory is one object of the class, with the entry as it was set; the age of a page on disk is the one its `.meta` file
 * states, which stands beside the text that `getFilePath` names; invalidated tags are a map from tag to the time since when its entries are stale or expired.
 */
export class LocalPages extends FileSystemCache {
  /** Returns the entry in memory without looking at the disk. */
  protected inMemory(key: string): Stored | undefined {
    return memory()?.has(key) ? memory()?.get(key) : undefined;
  }

  /** Stores a page that was rendered elsewhere, with its own age. */
  protected async take(key: string, { value, lastModified, cacheControl }: PageRecord): Promise<void> {
    const context = { isFallback: false, isRoutePPREnabled: false, cacheControl };
    const written = FileSystemCache.prototype.set.call(this, key, value, context as unknown as SetContext);
    const entry = memory()?.get(key);
    if (entry) entry.lastModified = lastModified;
    await written;
    const { fs, getFilePath } = this as unknown as DiskOfPages;
    const path = getFilePath.call(this, `${key}.html`, 'APP_PAGE').replace(/\.html$/, '.meta');
    const meta = JSON.parse(String(await fs.readFile(path, 'utf8'))) as Record<string, unknown>;
    await fs.writeFile(path, JSON.stringify({ ...meta, routeCacheLastModified: lastModified }));
  }
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
