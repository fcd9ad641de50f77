/** Tries of a part that takes longer to write than a crawler waits. */
const MOST_TRIES = 60;

/** Returns the addresses of the sitemap as paths, of the parts that `isRead` chooses. */
export async function readSitemap(
  origin: string,
  isRead: (part: string) => boolean = () => true,
): Promise<ReadonlySet<string>> {
  const parts = locationsOf(await (await fetch(`${origin}/sitemap.xml`)).text()).filter(isRead);
  const texts = await Promise.all(parts.map((part) => readPart(origin + part)));
  return new Set(texts.flatMap(locationsOf));
}

async function readPart(address: string): Promise<string> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const answer = await fetch(address);
    if (answer.ok) return answer.text();
    if (answer.status !== 503) throw new Error(`${address} answered ${answer.status}`);
    await answer.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error(`${address} was never written`);
}

function locationsOf(xml: string): string[] {
  return [...xml.matchAll(/<(?:url|sitemap)><loc>(.*?)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&').replaceAll('&apos;', "'"));
    return pathname + search;
  });
}
