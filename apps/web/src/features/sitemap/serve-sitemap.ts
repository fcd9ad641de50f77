import 'server-only';
import { withDeadline } from '@/lib/data/with-deadline';
import { runtimeHeaders } from '@/lib/security/security-headers';
import { siteSettings } from '@/lib/settings/site-settings';
import type { SitemapPart } from './sitemap-entry';
import { sitemapParts } from './sitemap-plan';
import { indexXml } from './sitemap-xml';
import { freshPart, storedPart, textOf } from './storage/cached-part';

const RETRY_SECONDS = '60';
/**
 * A part of many single products takes longer than a crawler waits: after this time in ms it is told to come again, and writing continues.
 */
const PATIENCE_MS = 20_000;

/** Responds to `/sitemap.xml`: the index of the current parts, each with its newest change once it has been written. */
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
 * Responds to `/sitemap/{name}.xml`: one part, streamed from the disk where it is there.
 *
 * @param file last segment of the address, decoded
 * @param patienceMs how long to wait for a part that is written for the first time
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
  return xml(await textOf(await withDeadline(freshPart(part), AbortSignal.timeout(patienceMs))));
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
