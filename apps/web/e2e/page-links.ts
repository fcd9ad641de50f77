import { retryTexts } from '../src/translations/retry.ts';

/** What a crawler reads of a page, from its HTML as the server sends it. */
export interface CrawledPage {
  /** Links inside the site: path, query and fragment, spelled as in the page. */
  readonly links: readonly string[];
  /** Ids a fragment can lead to. */
  readonly ids: ReadonlySet<string>;
  /** Path and query of the canonical address; undefined without one. */
  readonly canonical?: string;
  readonly isIndexable: boolean;
  /** Controls that do nothing, each by its opening tag. */
  readonly dead: readonly string[];
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' };
/** A button works by one of these; `type=submit` by the form around it. */
const WORKING =
  /\s(?:data-[\w-]+|popovertarget|command|form|aria-controls|aria-haspopup|disabled|hidden|inert)(?:=|\s|>)/i;
/** Buttons that React binds, told by nothing in their HTML. */
const BOUND: readonly (readonly [tag: RegExp, why: string])[] = [
  [/aria-label="یکی (?:بیشتر|کمتر)"/, 'the steps of an amount'],
  [
    /^<button type="button" class="u-button u-button--tone-secondary">$/,
    'back, on the page of a wrong address',
  ],
];

export function readPage(html: string, address: string): CrawledPage {
  const markup = html.replaceAll(/<(script|style|template)\b[^>]*>.*?<\/\1>/gs, '');
  const anchors = tagsOf(markup, 'a');
  const head = tagsOf(html, 'link').find((tag) => attribute(tag, 'rel') === 'canonical');
  // React binds the buttons of a person's pages, which tells nothing in their HTML; the journeys of each screen press them.
  const isPrivate = new URL(address).pathname.startsWith('/profile');
  const robots = tagsOf(html, 'meta').find((tag) => attribute(tag, 'name') === 'robots');
  const canonical = head === undefined ? undefined : ownAddress(attribute(head, 'href') ?? '', address);
  return {
    links: anchors.flatMap((tag) => ownAddress(attribute(tag, 'href') ?? '', address) ?? []),
    ids: new Set([...markup.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => decode(id ?? ''))),
    ...(canonical === undefined ? {} : { canonical }),
    isIndexable: !/noindex/.test(robots ?? ''),
    dead: [
      ...anchors.filter(isDeadLink),
      ...(isPrivate ? [] : tagsOf(markup, 'button').filter(isDeadButton)),
    ],
  };
}

/** Returns path, query and fragment of an address inside the site; undefined for one that leaves it. */
function ownAddress(href: string, page: string): string | undefined {
  if (!URL.canParse(href, page)) return undefined;
  const { origin, pathname, search, hash } = new URL(href, page);
  return origin === new URL(page).origin ? pathname + search + hash : undefined;
}

function isDeadLink(tag: string): boolean {
  const href = attribute(tag, 'href');
  // A part that could not be read is read again by opening the page anew, whatever its address.
  const isRetry = href === '' && attribute(tag, 'aria-label')?.startsWith(retryTexts.of(''));
  return !isRetry && (href === undefined || href === '' || href === '#' || href.startsWith('javascript:'));
}

function isDeadButton(tag: string): boolean {
  return (
    attribute(tag, 'type') === 'button' && !WORKING.test(tag) && !BOUND.some(([bound]) => bound.test(tag))
  );
}

function tagsOf(html: string, name: string): string[] {
  return html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : decode(value);
}

function decode(text: string): string {
  return text.replace(/&(?:amp|#x27|quot);/g, (entity) => ENTITIES[entity] ?? entity);
}
