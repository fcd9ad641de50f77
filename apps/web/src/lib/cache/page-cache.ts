import { dirname } from 'node:path';
import { readSettings } from '@bazaar/settings';
import { analyticsAt } from '../analytics/analytics-at.ts';
import { dropEncodedPage } from '../encoded-pages/drop-encoded-page.ts';
import { noteRead } from '../encoded-pages/page-reads.ts';
import {
  type CacheContext,
  type GetContext,
  type InvalidatedTags,
  type StoredPage as Page,
  type SetContext,
  type Stored,
  type StoredValue,
  TAGS_HEADER as TAGS,
} from '../framework/file-system-cache.ts';
import { LocalPages, type PageRecord } from '../framework/local-pages.ts';
import {
  type FirstView,
  firstView,
  type StoredPage as WithAssets,
} from '../inlined-assets/inlined-assets.ts';
import { currentExchange } from '../response/exchange.ts';
import { contentSecurityPolicy } from '../security/content-security-policy.ts';
import { inlineScriptHashes } from '../security/inline-scripts.ts';
import { runtimeHeaders } from '../security/security-headers.ts';
import { shareMarkup } from '../shared-markup/share-markup.ts';
import { sharedPages } from '../shared-pages/current-shared-pages.ts';
import { renderOnce } from '../shared-pages/render-once.ts';
import {
  FAILED_TAG,
  GONE_TAG,
  INCOMPLETE_SECONDS,
  INCOMPLETE_TAG,
  LATE_PICTURE_TAG,
  MISSING_TAG,
} from './cache-tags.ts';
import { digest, fileKey } from './file-key.ts';
import { inOwnFolder } from './own-folder.ts';
import { pageCounts } from './page-counts.ts';
import { isFresh, renderedSoon } from './page-freshness.ts';
import { pathOfKey } from './path-of-key.ts';

const MADE_TAG = 'bazaar-made-';
/** How long a complete page is preferred to a newer one with a part missing. */
const WHOLE_STORED_MS = 60 * 60 * 1_000;
const site = readSettings();
/** Pages contain the site's name, address, environment and marks of trust: under other settings they are invalid. */
const SETTINGS_TAG = `bazaar-settings-${digest([site.SITE_NAME, site.SITE_URL, site.APP_ENV, site.ANALYTICS_SCRIPT_URL, site.ENAMAD_URL, site.CHAMBER_URL].join('\n'))}`;

/**
 * Next's own page cache (memory in front of the disk) with eleven rules added:
 * 1. a stored page carries its Content-Security-Policy, with the hashes of its own inline scripts;
 * 2. a page rendered under other settings, above all at build time, is not served;
 * 3. an incomplete page and the error screen are served only to the visitor they were rendered for; they never replace a good page (an
 * incomplete one may after an hour), and the error screen answers 503;
 * 4. the page of a closed object answers 410, of an unknown one 404;
 * 5. an address too long for a file name is stored under its digest;
 * 6. a page is sent with its stylesheets inlined and stored without them; the pictures of its first view are stored inlined;
 * 7. what is only markup is not repeated in the data of the page, and is one text in the data the router fetches;
 * 8. a page it returned is stored as the bytes it is sent as (ADR 20), which every change of its entry drops;
 * 9. where instances share a store (ADR 24), it stands between memory and disk, and one of them renders a page at a time;
 * 10. a page of an address that anybody can invent is not on the disk;
 * 11. a page whose picture came too late to be inlined is rendered again soon, once.
 */
export default class PageCache extends LocalPages {
  private readonly firstView: FirstView;

  constructor(context: CacheContext) {
    super(inOwnFolder(context, site.PAGE_CACHE_DIR));
    this.firstView = firstView(dirname(context.serverDistDir ?? ''), site.CATALOGUE_API_URL);
  }

  override async get(key: string, context: GetContext): Promise<Stored | null> {
    if (context.kind !== 'APP_PAGE') return super.get(fileKey(key), context);
    const shared = sharedPages();
    const look = () => this.stored(key, context);
    const stored = shared ? await renderOnce(shared, key, look) : await look();
    if (stored?.value?.kind !== 'APP_PAGE') return stored;
    const page = stored.value as unknown as Page;
    // A copy: the entry itself is the object in memory.
    const html = this.firstView.send(String(page.html));
    const sent = { ...page, html };
    noteRead(currentExchange()?.response, { pageKey: key, html, storedAtMs: stored.storedAtMs });
    return { ...stored, value: sent as unknown as StoredValue } as Stored;
  }

  /** Returns the newest page that may be sent, from memory, from the store that instances share, or from disk. */
  private async stored(key: string, context: GetContext): Promise<LocatedPage | null> {
    const former = this.inMemory(fileKey(key));
    const isTaken = !(isServed(former) && isFresh(former)) && (await this.takeShared(key, context, former));
    const stored = await super.get(fileKey(key), context);
    pageCounts[isServed(stored) ? (isTaken ? 'shared' : former ? 'memory' : 'disk') : 'missing'] += 1;
    if (stored?.value?.kind === 'APP_PAGE' && !isServed(stored)) return null;
    return stored && { ...stored, storedAtMs: stored.lastModified ?? 0 };
  }

  /** Takes a page over that another instance has stored since; returns whether there was one. */
  private async takeShared(key: string, context: GetContext, former: Stored | undefined): Promise<boolean> {
    const record = await sharedPages()?.find(key);
    if (!record) return false;
    // While the store was away this instance may have stored a newer one on its disk.
    const local = former ?? (isFresh(record) ? null : await super.get(fileKey(key), context));
    if (isServed(local) && record.lastModified <= (local?.lastModified ?? 0)) return false;
    await this.take(fileKey(key), record);
    dropEncodedPage(key);
    return true;
  }

  override async set(key: string, value: StoredValue, context: SetContext): Promise<void> {
    await this.store(key, value, context).finally(() => sharedPages()?.locks.release(key));
  }

  private async store(key: string, value: StoredValue, context: SetContext): Promise<void> {
    if (value?.kind !== 'APP_PAGE') return this.replace(key, value, context);
    pageCounts.rendered += 1;
    const page = value as unknown as Page;
    const tags = tagsOf(page);
    const isFailure = tags.includes(FAILED_TAG);
    const good = isPoor(tags) ? await this.goodCopy(key, isFailure) : undefined;
    // The render's own lifetime, ten seconds, comes with `context`: the good copy is rendered again after it.
    if (good) return this.replace(key, good as unknown as StoredValue, context);
    if (isFailure) page.status = 503;
    if (tags.includes(GONE_TAG)) page.status = 410;
    if (tags.includes(MISSING_TAG)) page.status = 404;
    shareMarkup(page);
    const stored = await this.firstView.keep(String(page.html));
    page.html = stored.html as unknown as Page['html'];
    const isSoon = stored.isPictureLate && !this.wasPictureLate(key);
    stamp(page, key, isFailure, stored);
    await this.replace(key, { ...value } as StoredValue, isSoon ? renderedSoon(context) : context);
    page.html = this.firstView.send(String(page.html)) as unknown as Page['html'];
    // Rendering has already set the location on this first response; the stored copy needs it for the next ones.
    if (page.headers?.location !== undefined) page.headers = withoutLocation(page.headers);
  }

  override async revalidateTag(...invalidated: InvalidatedTags): Promise<void> {
    await super.revalidateTag(...invalidated);
    dropEncodedPage();
    const [tags, durations] = invalidated;
    const atMs = Date.now();
    await sharedPages()?.invalidateTags({ tags: [tags].flat(), atMs, ...(durations ? { durations } : {}) });
  }

  /** Memory has the new entry at once, the disk a moment later: what was read in between is dropped too. */
  private async replace(key: string, value: StoredValue, context: SetContext): Promise<void> {
    const replaced = super.set(fileKey(key), value, context);
    dropEncodedPage(key);
    await replaced.finally(() => dropEncodedPage(key));
    if (value?.kind === 'APP_PAGE') await share(key, value as unknown as Page, context);
  }

  /**
   * Pictures that are late again would have every page rendered without end, by a catalogue that is slow already. The copy that a render
   * replaces is in memory: it was looked at before.
   */
  private wasPictureLate(key: string): boolean {
    const former = this.inMemory(fileKey(key))?.value;
    return former?.kind === 'APP_PAGE' && tagsOf(former as unknown as Page).includes(LATE_PICTURE_TAG);
  }

  private async goodCopy(key: string, isFailure: boolean): Promise<Page | undefined> {
    const former = await this.stored(key, { kind: 'APP_PAGE', isFallback: false } as GetContext);
    const page = former?.value as unknown as Page | undefined;
    return page && (isFailure || Date.now() - madeAtMs(page) < WHOLE_STORED_MS) ? page : undefined;
  }
}

/** A page with the time in Unix ms at which it was rendered, also where its age is stated otherwise. */
type LocatedPage = Stored & { readonly storedAtMs: number };

/** Gives a page to the other instances; none that was rendered while the catalogue was failing. */
async function share(key: string, value: Page, context: SetContext): Promise<void> {
  const shared = sharedPages();
  if (!shared || isPoor(tagsOf(value))) return;
  const { cacheControl } = context as { cacheControl?: PageRecord['cacheControl'] };
  await shared.keep(key, { value, lastModified: Date.now(), ...(cacheControl ? { cacheControl } : {}) });
}

/** Returns true for a page of these settings that is whole. */
function isServed(stored: Stored | null | undefined): boolean {
  if (stored?.value?.kind !== 'APP_PAGE') return false;
  const tags = tagsOf(stored.value as unknown as Page);
  return tags.includes(SETTINGS_TAG) && !isPoor(tags);
}

/** Returns true for a page rendered while the catalogue was failing. */
function isPoor(tags: readonly string[]): boolean {
  return tags.includes(INCOMPLETE_TAG) || tags.includes(FAILED_TAG);
}

function madeAtMs(page: Page): number {
  const mark = tagsOf(page).find((tag) => tag.startsWith(MADE_TAG));
  return Number(mark?.slice(MADE_TAG.length) ?? 0);
}

function withoutLocation({ location: _, ...headers }: NonNullable<Page['headers']>): Page['headers'] {
  return headers;
}

/** Writes into the very object the response is made from, so that the first visitor gets the same headers. */
function stamp(page: Page, key: string, isFailure: boolean, { styles, isPictureLate }: WithAssets): void {
  const tags = [...tagsOf(page), ...(isPictureLate ? [LATE_PICTURE_TAG] : [])];
  if (tags.includes(SETTINGS_TAG)) return;
  page.headers = {
    ...page.headers,
    ...runtimeHeaders(site),
    ...(isFailure ? { 'retry-after': String(INCOMPLETE_SECONDS) } : {}),
    'content-security-policy': contentSecurityPolicy({
      scripts: inlineScriptHashes(String(page.html)),
      styles,
      analytics: analyticsAt(pathOfKey(key), site),
    }),
    [TAGS]: [...tags, SETTINGS_TAG, `${MADE_TAG}${Date.now()}`].join(','),
  };
}

function tagsOf(page: Page): string[] {
  const tags = page.headers?.[TAGS];
  return typeof tags === 'string' ? tags.split(',') : [];
}
