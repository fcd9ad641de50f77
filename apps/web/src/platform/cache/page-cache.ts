import { createHash } from 'node:crypto';
import { readSettings } from '@bazaar/settings';
import fileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { contentSecurityPolicy } from '../security/content-security-policy.ts';
import { inlineScriptHashes } from '../security/inline-scripts.ts';
import { runtimeHeaders } from '../security/security-headers.ts';
import { DEGRADED_SECONDS, FAILED_TAG, GONE_TAG } from './cache-marks.ts';

type FileSystemCache = InstanceType<typeof fileSystemCacheModule>;
type GetContext = Parameters<FileSystemCache['get']>[1];
type SetContext = Parameters<FileSystemCache['set']>[2];
type Stored = NonNullable<Awaited<ReturnType<FileSystemCache['get']>>>;
type StoredValue = Parameters<FileSystemCache['set']>[1];
type Page = Extract<NonNullable<StoredValue>, { kind: 'APP_PAGE' }>;

const TAGS = 'x-next-cache-tags';
const LONGEST_FILE_NAME = 200;
const site = readSettings();
/** Pages speak of the site's name, address and environment: a page of other settings is another page. */
const SETTINGS_TAG = `bazaar-settings-${digest([site.SITE_NAME, site.SITE_URL, site.APP_ENV].join('\n'))}`;
const FileSystemCacheBase = ((fileSystemCacheModule as unknown as { default?: typeof fileSystemCacheModule })
  .default ?? fileSystemCacheModule) as typeof fileSystemCacheModule;

/**
 * Next's own page cache (memory in front of the disk) with five rules added:
 * 1. a stored page carries its Content-Security-Policy, with the hashes of its own inline scripts;
 * 2. a page rendered under other settings, at build time above all, is not served;
 * 3. the error screen never replaces a good page, and answers 503 when there is none;
 * 4. the page of something that has closed answers 410;
 * 5. an address too long for a file name is stored under its digest.
 */
export default class PageCache extends FileSystemCacheBase {
  override async get(key: string, context: GetContext): Promise<Stored | null> {
    const stored = await super.get(fileKey(key), context);
    if (stored?.value?.kind !== 'APP_PAGE') return stored;
    return tagsOf(stored.value as unknown as Page).includes(SETTINGS_TAG) ? stored : null;
  }

  override async set(key: string, value: StoredValue, context: SetContext): Promise<void> {
    if (value?.kind !== 'APP_PAGE') return super.set(fileKey(key), value, context);
    const page = value as unknown as Page;
    const isFailure = tagsOf(page).includes(FAILED_TAG);
    if (isFailure) {
      const former = await this.get(key, { kind: 'APP_PAGE', isFallback: false } as GetContext);
      const good = former?.value as unknown as Page | undefined;
      if (good && !tagsOf(good).includes(FAILED_TAG)) {
        // The render's own lifetime, ten seconds, comes with `context`: the good copy is tried again after it.
        return super.set(fileKey(key), good as unknown as StoredValue, context);
      }
      page.status = 503;
      // Not served stale: the first visitor after the backend is back gets the page.
      if ('cacheControl' in context && context.cacheControl) context.cacheControl.expire = DEGRADED_SECONDS;
    }
    if (tagsOf(page).includes(GONE_TAG)) page.status = 410;
    stamp(page, isFailure);
    await super.set(fileKey(key), { ...value } as StoredValue, context);
    // Rendering has already put the address of a redirect on this first answer; the stored copy keeps it for the next.
    if (page.headers?.location !== undefined) page.headers = withoutLocation(page.headers);
  }
}

function withoutLocation({ location: _, ...headers }: NonNullable<Page['headers']>): Page['headers'] {
  return headers;
}

/** Written into the very object the answer is made from, so that the first visitor gets the same headers. */
function stamp(page: Page, isFailure: boolean): void {
  const tags = tagsOf(page);
  if (tags.includes(SETTINGS_TAG)) return;
  page.headers = {
    ...page.headers,
    ...runtimeHeaders(site),
    ...(isFailure ? { 'retry-after': String(DEGRADED_SECONDS) } : {}),
    'content-security-policy': contentSecurityPolicy({ scripts: inlineScriptHashes(String(page.html)) }),
    [TAGS]: [...tags, SETTINGS_TAG].join(','),
  };
}

function tagsOf(page: Page): string[] {
  const tags = page.headers?.[TAGS];
  return typeof tags === 'string' ? tags.split(',') : [];
}

/** Persian addresses are stored percent-encoded, six bytes a letter: 42 letters fill a file name. */
function fileKey(key: string): string {
  return key.split('/').some((part) => part.length > LONGEST_FILE_NAME)
    ? `/route-cache/digest/${digest(key)}`
    : key;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 40);
}
