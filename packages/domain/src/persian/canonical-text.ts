import { toLatinDigits } from './digits';

/** One written form of the letters that Arabic keyboards write otherwise: ي and ى → ی, ك → ک. Length is kept. */
export function canonicalLetters(text: string): string {
  return text.replace(/[يى]/g, 'ی').replace(/ك/g, 'ک');
}

/**
 * What a person typed, made ready for validation: digits Latin, letters canonical, spaces collapsed and trimmed.
 * A half-space (ZWNJ) stays inside words and goes elsewhere.
 */
export function normaliseInput(text: string): string {
  return canonicalLetters(toLatinDigits(text))
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/\u200c+/g, '\u200c')
    .replace(/\u200c*\s+(?:\s|\u200c)*/g, ' ')
    .replace(/^[\s\u200c]+|[\s\u200c]+$/g, '');
}
