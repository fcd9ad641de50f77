import { createHash } from 'node:crypto';
import type { Settings } from '@bazaar/settings';
import { fileKey } from '../cache/file-key.ts';
import { dropEncodedPage } from '../encoded-pages/drop-encoded-page.ts';
import { forgetInMemory, invalidateTagsAt } from '../framework/local-pages.ts';
import { useSharedPages } from './current-shared-pages.ts';
import { redisCommands } from './redis-commands.ts';
import { SharedPages } from './shared-pages.ts';

/** Interval in ms at which the changes of other instances are read. */
const LOOK_MS = 1_000;

type Site = Pick<Settings, 'SITE_NAME' | 'SITE_URL' | 'APP_ENV' | 'CATALOGUE_API_URL'>;

/** Shares the pages of this process with all instances of the same build, settings and catalogue from now on. Loaded only where they do. */
export function openSharedPages(url: string, site: Site, buildId: string): void {
  const pages = new SharedPages(redisCommands(url, deploymentOf(site, buildId)));
  const listener = {
    onPage: (key: string) => {
      forgetInMemory(fileKey(key));
      dropEncodedPage(key);
    },
    onTags: ({ tags, atMs, durations }: Parameters<SharedPages['invalidateTags']>[0]) => {
      invalidateTagsAt(tags, atMs, durations);
      dropEncodedPage();
    },
  };
  setInterval(() => {
    pages.readChanges(listener).catch((error: unknown) => console.error(error));
  }, LOOK_MS).unref();
  useSharedPages(pages);
}

/** Returns a name that differs wherever a page would. */
function deploymentOf({ SITE_NAME, SITE_URL, APP_ENV, CATALOGUE_API_URL }: Site, buildId: string): string {
  const parts = [buildId, SITE_NAME, SITE_URL, APP_ENV, CATALOGUE_API_URL];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}
