import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { siteSettings } from '@/lib/settings/site-settings';
import { buildId } from '@/lib/site/build-id';
import type { SitemapEntry, SitemapPart } from './sitemap-entry';
import { FRESH_MS } from './sitemap-plan';
import { urlSetXml } from './sitemap-xml';

/** A part stored on disk. */
export interface StoredPart {
  readonly filePath: string;
  readonly madeAtMs: number;
  /** Newest change among its addresses. */
  readonly lastModified?: string;
}

const inTheMaking = new Map<string, Promise<StoredPart>>();

/** Returns the stored copy, however old; undefined when the part was never written. */
export async function storedPart(name: string): Promise<StoredPart | undefined> {
  try {
    return JSON.parse(await readFile(`${filePathOf(name)}.json`, 'utf8')) as StoredPart;
  } catch {
    return undefined;
  }
}

/**
 * Returns the part; writes it first when it is missing. An old copy is returned at once and rewritten in the background; when that fails
 * the old one stays.
 *
 * @throws the error of the catalogue's call, when there is no copy to return
 */
export async function freshPart(part: SitemapPart, nowMs = Date.now()): Promise<StoredPart> {
  const stored = await storedPart(part.name);
  if (stored === undefined) return make(part);
  if (nowMs - stored.madeAtMs > FRESH_MS) {
    make(part).catch((error: unknown) => console.error(`sitemap: ${part.name} kept as it was: ${error}`));
  }
  return stored;
}

/** Writes a temporary file and moves it over the old copy when complete; concurrent readers share the same run. */
function make(part: SitemapPart): Promise<StoredPart> {
  const running = inTheMaking.get(part.name);
  if (running) return running;
  const making = write(part).finally(() => inTheMaking.delete(part.name));
  inTheMaking.set(part.name, making);
  return making;
}

async function write(part: SitemapPart): Promise<StoredPart> {
  const filePath = filePathOf(part.name);
  const draft = `${filePath}.${randomUUID()}`;
  await mkdir(folder(), { recursive: true });
  let lastModified: string | undefined;
  const watched = async function* (): AsyncGenerator<SitemapEntry> {
    for await (const entry of part.entries()) {
      if (entry.lastModified && entry.lastModified > (lastModified ?? '')) lastModified = entry.lastModified;
      yield entry;
    }
  };
  try {
    await pipeline(Readable.from(urlSetXml(watched(), siteSettings().SITE_URL)), createWriteStream(draft));
    const stored: StoredPart = { filePath, madeAtMs: Date.now(), ...(lastModified ? { lastModified } : {}) };
    await rename(draft, filePath);
    await writeFile(`${draft}.json`, JSON.stringify(stored));
    await rename(`${draft}.json`, `${filePath}.json`);
    return stored;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

function filePathOf(name: string): string {
  return join(folder(), `${digest(name)}.xml`);
}

/** Addresses belong to one site, one catalogue and one build: any other of them starts with an empty folder. */
function folder(): string {
  const { SITE_URL, CATALOGUE_API_URL, WEB_BUILD_DIR } = siteSettings();
  const key = digest([SITE_URL, CATALOGUE_API_URL, buildId()].join('\n'));
  return join(/* turbopackIgnore: true */ process.cwd(), WEB_BUILD_DIR, 'cache', 'sitemap', key);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
