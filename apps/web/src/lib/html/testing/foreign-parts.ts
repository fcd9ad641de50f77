/** Attributes with the pattern of their values, by the tags that may have them. */
export type Allowed = Readonly<Record<string, Readonly<Record<string, RegExp>>>>;

const LINK =
  /^(?:\/(?![/\\]|api\/)[^\s\\]*|#[^\s\\]*|https?:\/\/[^\s\\/@]+[^\s\\]*|mailto:[^\s\\]+|tel:[\d+() -]+)$/i;
const SPAN = { colspan: /^\d{1,2}$/, rowspan: /^\d{1,2}$/ };
const CELLS = { th: { ...SPAN, scope: /^(?:col|row)$/ }, td: SPAN };
const bare = (tags: string): Allowed => Object.fromEntries(tags.split(' ').map((tag) => [tag, {}]));

/** What a text of the catalogue may have. */
export const DESCRIPTION: Allowed = {
  ...bare('h3 h4 p br b strong em i sub sup ul ol li table thead tbody tr'),
  ...CELLS,
  a: { href: LINK, rel: /^nofollow noopener$/ },
  bdi: { dir: /^(?:rtl|ltr|auto)$/ },
};

const PART = { 'data-part': /^(?:note|warning|formula|fraction|numerator|denominator|where)$/ };
const HEADING = { id: /^part-\d+(?:-\d+)?$/ };

/** What an article may have, with what the page adds: ids of headings, and boxes around tables. */
export const ARTICLE: Allowed = {
  ...bare(
    'h4 br hr b strong em i sub sup blockquote ul li dl dt dd figure figcaption table caption thead tbody tr',
  ),
  ...CELLS,
  h2: HEADING,
  h3: HEADING,
  p: PART,
  span: PART,
  aside: PART,
  div: { ...PART, tabindex: /^0$/, role: /^group$/, 'aria-label': /^جدول$/ },
  a: { href: LINK, rel: /^noopener$/ },
  bdi: { dir: /^(?:rtl|ltr|auto)$/ },
  ol: { start: /^\d{1,4}$/ },
  img: {
    src: /^\/media\/(?!.*\.\.)[\w./?=&-]+$/,
    alt: /^[\s\S]*$/,
    width: /^\d{1,4}$/,
    height: /^\d{1,4}$/,
    loading: /^lazy$/,
  },
};

/** Returns what stands in a parsed tree that is on no list: tags, attributes, values, comments. */
export function foreignParts(root: Element, allowed: Allowed): string[] {
  return [...root.childNodes].flatMap((node) => {
    if (node.nodeType === 3) return [];
    if (node.nodeType !== 1) return [node.nodeName];
    const element = node as Element;
    const name = element.namespaceURI === 'http://www.w3.org/1999/xhtml' ? element.localName : 'foreign';
    const attributes = allowed[name];
    if (attributes === undefined) return [`<${name}>`, ...foreignParts(element, allowed)];
    const foreign = [...element.attributes]
      .filter(({ name: attribute, value }) => attributes[attribute]?.test(value) !== true)
      .map(({ name: attribute, value }) => `<${name} ${attribute}=${value}>`);
    return [...foreign, ...foreignParts(element, allowed)];
  });
}
