import 'server-only';
import { contentParts } from './content-parts';
import { productParts } from './product-parts';
import type { SitemapPart } from './sitemap-entry';

/** How long a plan and a part stay fresh, in ms. */
export const FRESH_MS = 6 * 3_600_000;
/** Retry delay in ms for a kind that could not be read. */
const RETRY_MS = 60_000;

interface Kind {
  readonly name: string;
  readonly plan: () => Promise<readonly SitemapPart[]>;
}

const kinds: readonly Kind[] = [
  { name: 'contents', plan: async () => contentParts() },
  { name: 'products', plan: productParts },
];

interface Plan {
  readonly parts: ReadonlyMap<string, readonly SitemapPart[]>;
  readonly untilMs: number;
}

let current: Promise<Plan> | undefined;

/**
 * Returns the current parts. A kind whose parts cannot be counted keeps those of the last time, or is left out until it can be read; it
 * does not delay the others.
 */
export async function sitemapParts(nowMs = Date.now()): Promise<readonly SitemapPart[]> {
  const former = await current?.catch(() => undefined);
  if (former === undefined || former.untilMs < nowMs) current = makePlan(former, nowMs);
  const { parts } = (await current) as Plan;
  return [...parts.values()].flat();
}

async function makePlan(former: Plan | undefined, nowMs: number): Promise<Plan> {
  const results = await Promise.allSettled(kinds.map((kind) => kind.plan()));
  const parts = new Map<string, readonly SitemapPart[]>();
  results.forEach((result, index) => {
    const name = kinds[index]?.name ?? '';
    const found = result.status === 'fulfilled' ? result.value : former?.parts.get(name);
    if (found) parts.set(name, found);
    if (result.status === 'rejected') console.error(`sitemap: ${name} left out: ${String(result.reason)}`);
  });
  const isWhole = results.every(({ status }) => status === 'fulfilled');
  return { parts, untilMs: nowMs + (isWhole ? FRESH_MS : RETRY_MS) };
}
