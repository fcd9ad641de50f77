import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { siteSettings } from '@/lib/settings/site-settings';
import { buildId } from '@/lib/site/build-id';
import type { SitemapEntry, SitemapPart } from '../sitemap-entry';
import { FRESH_MS } from '../sitemap-plan';
import { urlSetXml } from '../sitemap-xml';
import { forgetInMemory, holdInMemory, type PartInMemory, partInMemory, unpack } from './parts-in-memory';

/** A part with its text, on the disk wherever one can be written. */
export type StoredPart = PartOnDisk | PartInMemory;

interface PartOnDisk {
  readonly filePath: string;
  readonly madeAtMs: number;
  /** Newest change among its addresses. */
  readonly lastModified?: string;
}

const inTheMaking = new Map<string, Promise<StoredPart>>();

/** Returns the stored copy, however old; undefined when the part was never written. */
export async function storedPart(name: string): Promise<StoredPart | undefined> {
  const inMemory = partInMemory(name);
  if (inMemory) return inMemory;
  try {
    const part = JSON.parse(await readFile(`${filePathOf(name)}.json`, 'utf8')) as PartOnDisk;
    // The oldest files of the folder are removed when it has no room.
    await access(part.filePath);
    return part;
  } catch {
    return undefined;
  }
}

/** Returns the text of a part, from the disk as a stream. */
export async function textOf(part: StoredPart): Promise<BodyInit> {
  if ('packed' in part) return unpack(part);
  return Readable.toWeb(createReadStream(part.filePath)) as ReadableStream<Uint8Array>;
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

/** Where the folder cannot be written the part is held in memory: crawlers get it all the same. */
async function write(part: SitemapPart): Promise<StoredPart> {
  const source = sourceOf(part);
  try {
    const stored = await writeToDisk(part.name, source);
    forgetInMemory(part.name);
    return stored;
  } catch (error) {
    if (source.hasFailed()) throw error;
    console.error(`sitemap: ${part.name} is in memory only: ${error}`);
    const again = sourceOf(part);
    return holdInMemory(part.name, again.xml, again.lastModified);
  }
}

interface Source {
  readonly xml: AsyncIterable<string>;
  /** Returns whether the catalogue has failed, and not the disk. */
  hasFailed(): boolean;
  /** Returns the newest change among the addresses read so far. */
  lastModified(): string | undefined;
}

function sourceOf(part: SitemapPart): Source {
  let lastModified: string | undefined;
  let hasFailed = false;
  const watched = async function* (): AsyncGenerator<SitemapEntry> {
    try {
      for await (const entry of part.entries()) {
        if (entry.lastModified && entry.lastModified > (lastModified ?? ''))
          lastModified = entry.lastModified;
        yield entry;
      }
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  return {
    xml: urlSetXml(watched(), siteSettings().SITE_URL),
    hasFailed: () => hasFailed,
    lastModified: () => lastModified,
  };
}

async function writeToDisk(name: string, { xml, lastModified }: Source): Promise<PartOnDisk> {
  const filePath = filePathOf(name);
  const draft = `${filePath}.${randomUUID()}`;
  try {
    await mkdir(folder(), { recursive: true });
    await pipeline(Readable.from(xml), createWriteStream(draft));
    const newest = lastModified();
    const stored: PartOnDisk = {
      filePath,
      madeAtMs: Date.now(),
      ...(newest ? { lastModified: newest } : {}),
    };
    await rename(draft, filePath);
    await writeFile(`${draft}.json`, JSON.stringify(stored));
    await rename(`${draft}.json`, `${filePath}.json`);
    return stored;
  } catch (error) {
    for (const left of [draft, `${draft}.json`]) await rm(left, { force: true }).catch(() => undefined);
    throw error;
  }
}

function filePathOf(name: string): string {
  return join(folder(), `${digest(name)}.xml`);
}

/**
 * Addresses belong to one site, one catalogue and one build: any other of them starts with an empty folder. It stands with the pages
 * rendered at run time, because the build itself can be read-only.
 */
function folder(): string {
  const { SITE_URL, CATALOGUE_API_URL, WEB_BUILD_DIR, PAGE_CACHE_DIR } = siteSettings();
  const key = digest([SITE_URL, CATALOGUE_API_URL, buildId()].join('\n'));
  if (PAGE_CACHE_DIR) return join(/* turbopackIgnore: true */ PAGE_CACHE_DIR, buildId(), 'sitemap', key);
  return join(/* turbopackIgnore: true */ process.cwd(), WEB_BUILD_DIR, 'cache', 'sitemap', key);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
