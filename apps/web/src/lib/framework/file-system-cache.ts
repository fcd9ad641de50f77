import fileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { exportsOf } from './exports-of.ts';

/**
 * Next's own page cache, memory in front of the disk, as a base class.
 *
 * Assumed: the module exports the class, whatever loads it; `set` receives for a page the very object the response is made from, with
 * `html`, `headers` and `status`; the tags of a page stand in one of its headers. Loaded by Node itself, outside of the bundle.
 */
export const FileSystemCache = exportsOf(fileSystemCacheModule);

type Cache = InstanceType<typeof fileSystemCacheModule>;

export type CacheContext = ConstructorParameters<typeof fileSystemCacheModule>[0];
export type GetContext = Parameters<Cache['get']>[1];
export type InvalidatedTags = Parameters<Cache['revalidateTag']>;
export type SetContext = Parameters<Cache['set']>[2];
export type Stored = NonNullable<Awaited<ReturnType<Cache['get']>>>;
export type StoredValue = Parameters<Cache['set']>[1];
export type StoredPage = Extract<NonNullable<StoredValue>, { kind: 'APP_PAGE' }>;

/** Header of a stored page with its tags, separated by commas. */
export const TAGS_HEADER = 'x-next-cache-tags';
