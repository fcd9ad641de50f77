import { canonicalLetters, normaliseInput } from './canonical-text';
import { toLatinDigits } from './digits';
import { transliterations } from './finglish';
import { otherKeyboardForms } from './keyboard';

/** Kinds of repair, from certain to guessed. */
export type RepairKind = 'letters' | 'half-space' | 'digits' | 'keyboard' | 'finglish';

export interface RepairCandidate {
  readonly text: string;
  readonly kind: RepairKind;
}

const MOST_FINGLISH = 8;

/**
 * Returns other forms of a search term, to be tried in this order when the typed one finds nothing: canonical ی and ک, half-spaces as
 * spaces, Latin digits, the other keyboard layout, and Finglish last. Never contains the typed text or a duplicate; empty for an empty
 * term. Results are labelled as repaired, and the typed text stays searchable.
 */
export function repairCandidates(term: string): readonly RepairCandidate[] {
  const typed = term.trim();
  const lettered = canonicalLetters(typed);
  const spaced = normaliseInput(lettered.replaceAll('\u200c', ' '));
  const forms: RepairCandidate[] = [
    { kind: 'letters', text: lettered },
    { kind: 'half-space', text: withDigitsOf(lettered.replaceAll('\u200c', ' ')) },
    { kind: 'digits', text: toLatinDigits(spaced) },
    ...otherKeyboardForms(typed).map(
      (text): RepairCandidate => ({ kind: 'keyboard', text: normaliseInput(text) }),
    ),
    ...finglishForms(spaced).map((text): RepairCandidate => ({ kind: 'finglish', text })),
  ];
  const seen = new Set([typed]);
  return forms.filter(({ text }) => {
    const isNew = text !== '' && !seen.has(text);
    seen.add(text);
    return isNew;
  });
}

/** Collapses spaces and keeps the digits as typed. */
function withDigitsOf(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Replaces each Latin word by its first, second, third… spelling; codes, digits and Persian words stay. */
function finglishForms(term: string): readonly string[] {
  const words = term.split(' ').map((word) => ({ word, spellings: transliterations(word) }));
  const most = Math.min(MOST_FINGLISH, Math.max(0, ...words.map(({ spellings }) => spellings.length)));
  return Array.from({ length: most }, (_, rank) =>
    words.map(({ word, spellings }) => spellings[rank] ?? spellings[0] ?? word).join(' '),
  );
}
