const FRACTIONS = '¼½¾⅐-⅞';
/** Latin letters (Ø among them) and the Greek ones of symbols and units. */
const LETTERS = 'A-Za-zª\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F\u0370-\u03FFΩ';
const SCRIPTS = '₀-₉⁰¹²³⁴-⁹';
const BEGIN = `[${LETTERS}0-9${FRACTIONS}]`;
/** A sign belongs to the run it precedes, where a word begins: «±0.2%», «°C», «−40 °C». */
const SIGN = `(?<![^\\s(«،؛:])[±≤≥<>~+−%°-](?=${BEGIN})`;
const WITHIN = `[\\w${LETTERS}${FRACTIONS}${SCRIPTS}µ.,:;/×+=…·±\\-–—−#&°%‰′″'" ]`;
const END = `(?:[${LETTERS}0-9${FRACTIONS}${SCRIPTS}]|(?<=[0-9${FRACTIONS}]\\s?)["″°%‰])`;
const IN_BRACKETS = `\\([^()\\u0600-\\u06FF]*\\)`;

/**
 * Latin words, codes, numbers and units that belong together. A run begins and ends with a letter, a digit or a sign of theirs. Without
 * isolation, «6205-2RSH» reads «2RSH-6205» among Persian words, and «G½» reads «½G».
 */
const run = new RegExp(`(?:${SIGN})?${BEGIN}(?:${WITHIN}*(?:${END}|${IN_BRACKETS}))*`, 'g');

/** Digits alone need no isolation; a hyphen, a fraction or an inch after them does. */
const needsIsolation = new RegExp(`[${LETTERS}]|[0-9](?:[-–−×…+=·/][0-9]|[${FRACTIONS}"″°])`);
const persian = /[\u0600-\u06FF]/;

export interface TextRun {
  readonly text: string;
  readonly isLatin: boolean;
}

/** Splits a text into its runs, in order; joined they give the text again. A text without Persian is one run. */
export function latinRuns(text: string): readonly TextRun[] {
  if (!persian.test(text) && needsIsolation.test(text)) return [{ text, isLatin: true }];
  const runs: TextRun[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(run)) {
    if (!needsIsolation.test(found)) continue;
    if (index > from) runs.push({ text: text.slice(from, index), isLatin: false });
    runs.push({ text: found, isLatin: true });
    from = index + found.length;
  }
  if (from < text.length) runs.push({ text: text.slice(from), isLatin: false });
  return runs;
}
