/** Something the product will have, and the words by which a text promises it. */
export interface Promised {
  /** The route of its screen. */
  readonly route: string;
  readonly words: RegExp;
}

const NOT_YET = /هنوز (باز|آماده) (نشده|نیست)|به‌زودی|خواهد/u;

/** Returns the texts that promise something without a screen, and those that say «not yet» of something with one. */
export function brokenPromises(
  texts: readonly (readonly [where: string, text: string])[],
  promised: readonly Promised[],
  exceptions: readonly (readonly [text: RegExp, why: string])[],
  isThere: (route: string) => boolean,
): string[] {
  return texts
    .filter(([, text]) => !exceptions.some(([sign]) => sign.test(text)))
    .flatMap(([where, text]) =>
      promised
        .filter(({ route, words }) => words.test(text) && NOT_YET.test(text) === isThere(route))
        .map(({ route }) => `${where} about /${route}: ${text}`),
    );
}
