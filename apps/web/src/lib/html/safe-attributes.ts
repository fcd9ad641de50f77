/** Values of `data-part`, the one attribute by which an article says what a piece of its text is. */
export const ARTICLE_PARTS = [
  'note',
  'warning',
  'formula',
  'fraction',
  'numerator',
  'denominator',
  'where',
] as const;

const OWN_PATH = /^\/(?![/\\]|api\/)[^\s\\]*$|^#[^\s\\]*$/i;
const PICTURE_PATH = /^\/media\/(?!.*\.\.)[\w./?=&-]+$/;
const ABSOLUTE = /^(?:https?:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?|mailto:[^\s\\]+|tel:[\d+() -]+)$/i;

/**
 * Returns the address of a link as it may stand in a page: a path of this site, a web address, a mail address or a telephone number.
 *
 * `/\evil.example` is another host to a browser, and calls of the service are no pages: neither is a path. An address without a scheme or with one
 * that hides behind control characters is none at all.
 */
export function linkAddress(href: string | undefined): string | undefined {
  const address = href?.trim() ?? '';
  return OWN_PATH.test(address) || ABSOLUTE.test(address) ? address : undefined;
}

/** Whether the link stays on this site. */
export function isOwnAddress(address: string): boolean {
  return OWN_PATH.test(address);
}

/** Returns the address of a picture of this origin: anything else would be a request that the page did not ask for. */
export function pictureAddress(src: string | undefined): string | undefined {
  return src !== undefined && PICTURE_PATH.test(src) ? src : undefined;
}

/** Returns the attributes whose values are whole numbers of at most `digits` digits. */
export function numbers(
  values: Readonly<Record<string, string | undefined>>,
  digits: number,
): Record<string, string> {
  const whole = new RegExp(`^\\d{1,${digits}}$`);
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => whole.test(entry[1] ?? '')),
  );
}

const DIRECTIONS: readonly string[] = ['rtl', 'ltr', 'auto'];

export function directionOf(dir: string | undefined): Record<string, string> {
  return dir !== undefined && DIRECTIONS.includes(dir) ? { dir } : {};
}
