import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import type { CacheContext } from './file-system-cache';

/** What the framework opens a page cache with, for one that writes to a test's own folder. */
export function cacheContext(serverDistDir: string, more: object = {}): CacheContext {
  const context = { fs: nodeFs, flushToDisk: true, serverDistDir, revalidatedTags: [], _requestHeaders: {} };
  return { ...context, ...more } as unknown as CacheContext;
}
