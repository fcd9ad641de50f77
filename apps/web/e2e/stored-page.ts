import { withoutAds } from './page-text';
import { expect } from './product';

/**
 * Reads a page until the web server answers it from its cache: one that is rendered beside other work may lack a part, is not stored then, and
 * differs from the next.
 *
 * @throws when it is not stored within two minutes
 */
export async function storedPage(
  url: string,
): Promise<{ status: number; type: string | null; text: string }> {
  for (const untilMs = Date.now() + 120_000; ; ) {
    const answer = await fetch(url);
    const text = await answer.text();
    const { headers, status } = answer;
    if (headers.get('x-nextjs-cache') === 'HIT') return { status, type: headers.get('content-type'), text };
    expect(Date.now(), `${url} is not stored`).toBeLessThan(untilMs);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * What can be seen of a page, and what it links to: rendered anew meanwhile, its data comes in another order, an advertisement that was
 * late the first time is there, a picture of the first view is inlined in another format, and somebody else has visited the supplier.
 */
export function seenOf(html: string): string {
  return withoutAds(html).replaceAll(
    /<script[\s\S]*?<\/script>|<link rel="preload"[^>]* as="image"[^>]*>|data:image\/[^"]*|<dt>بازدید<\/dt><dd>[^<]*/g,
    '',
  );
}

/** Returns where two pages begin to differ, with what stands around it; undefined where they are the same. */
export function firstDifference(one: string, other: string): string | undefined {
  if (one === other) return undefined;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 150), at + 150);
  return `at ${at}: …${around(one)}… / …${around(other)}…`;
}
