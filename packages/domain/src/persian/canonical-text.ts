import { toLatinDigits } from './digits';

/** Normalises letters that Arabic keyboards type differently: ي and ى → ی, ك → ک. Preserves the length. */
export function canonicalLetters(text: string): string {
  return text.replace(/[يى]/g, 'ی').replace(/ك/g, 'ک');
}

/**
 * Normalises typed text for validation: Latin digits, canonical letters, spaces collapsed and trimmed. Keeps half-spaces (ZWNJ) inside
 * words and removes the others.
 */
export function normaliseInput(text: string): string {
  return canonicalLetters(toLatinDigits(text))
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/\u200c+/g, '\u200c')
    .replace(/\u200c*\s+(?:\s|\u200c)*/g, ' ')
    .replace(/^[\s\u200c]+|[\s\u200c]+$/g, '');
}
