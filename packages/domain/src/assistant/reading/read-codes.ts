import type { CategoryTerms } from '../terms/category-terms';
import { matchWords } from '../words/match-words';
import { addPart, isFree, type Reading, range } from './reading';

const BODIES = new Set('din iso astm en api asme jis isiri bs ansi iec gost دین ایزو'.split(' '));

/** Reads standards before anything else takes their numbers: «DIN 934», «ASTM A105», «DIN EN 10204-3.1». Options named so stay. */
export function readStandards(reading: Reading, terms: CategoryTerms): void {
  const { words, typed } = reading;
  for (let at = 0; at < words.length; at += 1) {
    const body = words[at];
    if (!body || !isFree(reading)(at) || !BODIES.has(body.key)) continue;
    if (matchWords(words, at, terms.options, isFree(reading), true)) continue;
    let last = at + 1;
    while (BODIES.has(words[last]?.key ?? '')) last += 1;
    if (/^[a-z]{1,2}$/.test(words[last]?.key ?? '')) last += 1;
    if (words[last]?.kind !== 'number') continue;
    while (isGoingOn(reading, last + 1)) last += 1;
    addCode(reading, typed.slice(body.start, words[last]?.end), at, last + 1);
    at = last;
  }
}

/** Digits and letters that follow without a space, or after a dash. */
function isGoingOn({ words, typed }: Reading, at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word?.isGlued || word.kind === 'stop') return false;
  if (word.kind !== 'sign') return /^[a-z0-9.]+$/.test(word.key);
  return (
    /^[-/:.–]$/.test(typed.slice(word.start, word.end)) &&
    next?.isGlued === true &&
    /^[a-z0-9.]+$/.test(next.key)
  );
}

/** Reads product codes left when all else is read: «6205», «UCP205», «HK2016»; a bare number of four to six digits or letters with digits. */
export function readCodes(reading: Reading): void {
  const { words, typed } = reading;
  const free = isFree(reading);
  for (let at = 0; at < words.length; at += 1) {
    if (!free(at) || words[at]?.key === '') continue;
    let end = at + 1;
    while (free(end) && words[end]?.isGlued && words[end]?.kind !== 'stop' && words[end]?.kind !== 'sign')
      end += 1;
    const [first, last] = [words[at], words[end - 1]];
    if (!first || !last) continue;
    const code = typed.slice(first.start, last.end);
    const keys = words
      .slice(at, end)
      .map(({ key }) => key)
      .join('');
    if (/^[0-9]{4,6}$/.test(keys) || /^(?=.*[a-z])(?=.*\d{2})[a-z0-9]{3,14}$/.test(keys))
      addCode(reading, code, at, end);
    at = end - 1;
  }
}

function addCode(reading: Reading, code: string, start: number, end: number): void {
  addPart(
    reading,
    `code:${code.toLowerCase().replace(/\s+/g, ' ')}`,
    { kind: 'code', code },
    range(start, end),
  );
}
