import { decodePart } from '@/lib/navigation/paths';

/** Longest name of a page in the contract. */
const LONGEST_PART = 60;
const MOST_PARTS = 4;
/** Letters and numbers of any script, joined; no dot, so that the files scanners request are refused here. */
const PART = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c _-]*$/u;

/**
 * Returns the parts of an address no other route has, decoded once, if they can be a name. Anything else is not looked up: broken or double
 * encoding, control characters, files, long paths.
 */
export function readVanityAddress(slug: readonly string[]): readonly string[] | undefined {
  if (slug.length === 0 || slug.length > MOST_PARTS) return undefined;
  const parts = slug.map(decodeOnce);
  return parts.every((part) => part.length <= LONGEST_PART && PART.test(part)) ? parts : undefined;
}

/**
 * Decodes a part once. Next gives a page its parts encoded and the metadata of the same page decoded: a part that is neither was encoded
 * twice, and stays as it is.
 */
function decodeOnce(part: string): string {
  const decoded = decodePart(part);
  return encodeURIComponent(decoded).toLowerCase() === part.toLowerCase()
    ? decoded.normalize('NFC')
    : part.normalize('NFC');
}
