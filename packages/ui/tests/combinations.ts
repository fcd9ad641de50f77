export type Choice = readonly (readonly [variant: string, value: string])[];

/** Names of the values of each variant: `{ tone: ['primary', 'quiet'], block: ['true'] }`. */
export type Variants = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the choices of variants to test: all of them, or where these are more than `most`, all choices of at most two variants. A choice
 * leaves out unset variants; the first is empty.
 */
export function combinationsOf(variants: Variants, most: number): Choice[] {
  const names = Object.keys(variants);
  const all = names.reduce((product, name) => product * ((variants[name]?.length ?? 0) + 1), 1);
  const depth = all <= most ? names.length : 2;
  return extended([], 0);

  function extended(chosen: Choice, from: number): Choice[] {
    if (chosen.length === depth) return [chosen];
    const longer = names
      .slice(from)
      .flatMap((name, index) =>
        (variants[name] ?? []).flatMap((value) => extended([...chosen, [name, value]], from + index + 1)),
      );
    return [chosen, ...longer];
  }
}
