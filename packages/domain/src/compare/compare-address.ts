/** Maximum number of compared products: as many as fit side by side and can be read together. */
export const MOST_COMPARED = 4;

const ID = /^[\w-]{1,64}$/;
const SEPARATOR = '~';

export interface ComparedIds {
  readonly ids: readonly string[];
  /** True when the address named too many products or an invalid id; the address is then corrected. */
  readonly isCut: boolean;
}

/**
 * Parses the products of an address: `a~b~c`, or the same key several times, as a form without script submits it. Duplicates count once;
 * the first four are used.
 */
export function readComparedIds(texts: readonly string[]): ComparedIds {
  const named = texts.flatMap((text) => text.split(SEPARATOR)).filter((text) => text !== '');
  const known = [...new Set(named)].filter((id) => ID.test(id));
  const ids = known.slice(0, MOST_COMPARED);
  return { ids, isCut: ids.length < named.length };
}

/** `a~b~c` */
export function writeComparedIds(ids: readonly string[]): string {
  return ids.join(SEPARATOR);
}
