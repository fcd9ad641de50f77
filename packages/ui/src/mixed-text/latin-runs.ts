/**
 * Latin words, codes and units that belong together: a run begins and ends with a letter or digit and has at least one letter. Digits alone
 * are left out. Without isolation, «6205-2RSH» reads «2RSH-6205» among Persian words.
 */
const latinRun =
  /[A-Za-z0-9\u00C0-\u024F](?:[\w\u00C0-\u024F₀-₉²³½¼¾µ.,:;/×+=…·±\-–—#&°'" ]*(?:[A-Za-z0-9\u00C0-\u024F₀-₉²³]|(?<=[\d½¼¾])["°]))?/g;
const hasLetter = /[A-Za-z\u00C0-\u024F]/;

export interface TextRun {
  readonly text: string;
  readonly isLatin: boolean;
}

/** Splits a text into its runs, in order; joined they give the text again. */
export function latinRuns(text: string): readonly TextRun[] {
  const runs: TextRun[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(latinRun)) {
    if (!hasLetter.test(found)) continue;
    if (index > from) runs.push({ text: text.slice(from, index), isLatin: false });
    runs.push({ text: found, isLatin: true });
    from = index + found.length;
  }
  if (from < text.length) runs.push({ text: text.slice(from), isLatin: false });
  return runs;
}
