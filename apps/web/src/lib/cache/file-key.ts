import { createHash } from 'node:crypto';

const LONGEST_FILE_NAME = 200;
/** A path on disk has at most 4,096 bytes, the folder of the build included. */
const LONGEST_KEY = 1_000;

/**
 * Returns the key under which a page is stored; a digest where the address is too long or contains NUL. Persian addresses are
 * percent-encoded, six bytes a letter: 42 letters fill a file name.
 */
export function fileKey(key: string): string {
  const isTooLong =
    key.length > LONGEST_KEY || key.split('/').some((part) => part.length > LONGEST_FILE_NAME);
  return isTooLong || key.includes('\0') ? `/route-cache/digest/${digest(key)}` : key;
}

export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 40);
}
