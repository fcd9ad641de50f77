import 'server-only';
import sanitizeHtml from 'sanitize-html';
import { placeTags } from './place-tags';

/** More open tags than any text has: the parser's time grows with them for every further one. */
const MOST_OPEN = 500;

/** Deepest nesting that stays; tags below it go, their text stays. */
const NESTING_LIMIT = 16;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
const UNWANTED = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u202D\u202E]/g;

/**
 * What a text may consist of. A transformation never renames a tag to drop it: the library would close the next one by that name. It leaves
 * out the attribute without which `placeTags` drops it.
 */
export type AllowedMarkup = Pick<
  sanitizeHtml.IOptions,
  'allowedTags' | 'allowedAttributes' | 'transformTags'
>;

/**
 * Returns markup of other people with nothing in it but what is allowed, at places where a browser leaves it. Idempotent.
 *
 * A text of more open tags than any writer's is given as its words alone, so that its size alone decides how long it takes. Control characters go, and so do the marks that turn the direction of whatever follows them around.
 */
export function sanitize(html: string, allowed: AllowedMarkup): string {
  let open = 0;
  try {
    const safe = sanitizeHtml(html, {
      ...allowed,
      allowedSchemes: ['https', 'http', 'mailto', 'tel'],
      allowProtocolRelative: false,
      disallowedTagsMode: 'discard',
      nestingLimit: NESTING_LIMIT,
      onOpenTag: () => {
        open += 1;
        if (open > MOST_OPEN) throw new TooDeepError();
      },
      onCloseTag: () => {
        open -= 1;
      },
    });
    return placeTags(safe).replace(UNWANTED, '').trim();
  } catch (error) {
    if (error instanceof TooDeepError) return plainText(html);
    throw error;
  }
}

class TooDeepError extends Error {}

/** Returns the words of a text whose markup is not worth reading. */
function plainText(html: string): string {
  const words = html.replace(/<[^<>]*>?/g, ' ').replace(UNWANTED, '');
  return words.replaceAll('&', '&amp;').replaceAll('>', '&gt;').trim();
}
