import { paths } from '@/lib/navigation/paths';

/** The content of a help, taken from its page. */
export interface ReadHelp {
  readonly title: string;
  readonly html: string;
}

/** A help has few parts; a server that does not answer within this time, in ms, is given up. */
const DEADLINE_MS = 10_000;

/** Neither page has another article. */
const ARTICLE = /<article[^>]*\sdata-help[\s\S]*<\/article>/;

/**
 * Reads a help from its own page, which is cached for everybody: the markup of the catalogue was sanitised by the server, so that no second
 * sanitiser is needed in the browser, and what the sheet shows cannot differ from the page. The document that is parsed is inert; only its
 * `[data-help]` element is taken.
 *
 * @param helpId undefined for the list of all help
 * @throws where there is no such page or it cannot be read
 */
export async function readHelp(helpId: string | undefined): Promise<ReadHelp> {
  const address = helpId === undefined ? paths.helpIndex : paths.help(helpId);
  const response = await fetch(address, { signal: AbortSignal.timeout(DEADLINE_MS) });
  if (!response.ok) throw new Error(`help answered ${response.status}`);
  // Only the article is parsed: the page's own styles and scripts would be reported as refused by the policy of the page in front.
  const markup = ARTICLE.exec(await response.text())?.[0] ?? '';
  const article = new DOMParser().parseFromString(markup, 'text/html').querySelector('[data-help]');
  const heading = article?.querySelector('h1');
  if (!article || !heading) throw new Error('the page has no help');
  const title = heading.textContent ?? '';
  // The sheet's own title says it.
  heading.remove();
  for (const part of article.querySelectorAll('[data-page-only]')) part.remove();
  return { title, html: article.innerHTML };
}
