import 'server-only';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { withDeadline } from '@/lib/data/deadline';
import { runtimeHeaders } from '@/lib/security/security-headers';
import { siteSettings } from '@/lib/settings/site-settings';
import { freshPart, storedPart } from './cached-part';
import type { SitemapPart } from './sitemap-entry';
import { sitemapParts } from './sitemap-plan';
import { indexXml } from './sitemap-xml';

const RETRY_SECONDS = '60';
/** A part that asks for many single products takes longer than a crawler waits: it is told to come again, and the making goes on. */
const PATIENCE_MS = 20_000;

/** `/sitemap.xml`: the index of the parts there are now, each with its newest change once it has been made. */
export async function sitemapIndex(): Promise<Response> {
  const parts = await sitemapParts();
  const indexed = await Promise.all(
    parts.map(async ({ name }) => {
      const lastModified = (await storedPart(name))?.lastModified;
      return { name: encodeURIComponent(name), ...(lastModified ? { lastModified } : {}) };
    }),
  );
  return xml(indexXml(indexed, siteSettings().SITE_URL));
}

/**
 * `/sitemap/{name}.xml`: one part, sent from the disk.
 *
 * @param file last segment of the address, decoded
 * @param patienceMs how long a part that is made for the first time is waited for
 */
export async function sitemapPart(file: string, patienceMs = PATIENCE_MS): Promise<Response> {
  const part = (await sitemapParts()).find(({ name }) => `${name}.xml` === file);
  if (part === undefined) return new Response(null, { status: 404, headers: runtimeHeaders(siteSettings()) });
  return partAnswer(part, patienceMs).catch((error: unknown) => {
    console.error(`sitemap: ${part.name} could not be made: ${String(error)}`);
    const headers = { 'retry-after': RETRY_SECONDS, ...runtimeHeaders(siteSettings()) };
    return new Response(null, { status: 503, headers });
  });
}

async function partAnswer(part: SitemapPart, patienceMs: number): Promise<Response> {
  const { filePath } = await withDeadline(freshPart(part), AbortSignal.timeout(patienceMs));
  return xml(Readable.toWeb(createReadStream(filePath)) as ReadableStream<Uint8Array>);
}

function xml(body: BodyInit): Response {
  return new Response(body, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      ...runtimeHeaders(siteSettings()),
    },
  });
}
