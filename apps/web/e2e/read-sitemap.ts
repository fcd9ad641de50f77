import { fetchUntilServed } from './fetch-until-served.ts';

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
  const answer = await fetchUntilServed(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}

function locationsOf(xml: string): string[] {
  return [...xml.matchAll(/<(?:url|sitemap)><loc>(.*?)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&').replaceAll('&apos;', "'"));
    return pathname + search;
  });
}
