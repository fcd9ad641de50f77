import type { Word } from '../words/split-words';
import { signWord } from './number-words';

/** What a sign may be glued to: «≥-20», «-20~+80», «(-5». After anything else a dash joins: «۱۰-۲۰». */
const OPENS = /^(?:[-–—−~…<>≤≥=:([]|[<>]=|\.{2,3})$/;

/** Returns the sign of the number after a word: «منفی ۲۰», «-۲۰», «مثبت ۸۰», «+80»; `undefined` for a word that is none. */
export function signAt(typed: string, words: readonly Word[], at: number): 1 | -1 | undefined {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const written = signWord(word?.key ?? '');
  if (written !== undefined) return written;
  if (word?.kind !== 'sign' || next?.kind !== 'number' || !next.isGlued) return undefined;
  const sign = typed.slice(word.start, word.end);
  if (!/^[-−–+]$/.test(sign)) return undefined;
  const isJoint = word.isGlued && before !== undefined && !OPENS.test(typed.slice(before.start, before.end));
  return isJoint ? undefined : sign === '+' ? 1 : -1;
}
