/** As many things as fit side by side and in one reader's head. */
export const MOST_COMPARED = 4;

const ID = /^[\w-]{1,64}$/;
const SEPARATOR = '~';

export interface ComparedIds {
  readonly ids: readonly string[];
  /** True when the address named more than fit, or what is no id; it is then put right. */
  readonly isCut: boolean;
}

/**
 * Reads the products of an address: `a~b~c`, or the same key several times, as a form without script sends it. Repeated ones count once, the
 * first four stay.
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
