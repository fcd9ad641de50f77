import fc from 'fast-check';
import type { JsonObject } from '../../document.ts';
import { readPattern } from '../model/patterns.ts';
import { formatValues } from './format-values.ts';
import { boundedFilter, tried, Ungenerable } from './ungenerable.ts';

const persianWords = ['یاتاقان', 'پمپ', 'لولهٔ فولادی', 'شیر توپی', 'می‌خواهم', 'کمپرسور ۱۲ بار', 'Ø50'];
const word = fc.oneof(
  fc.constantFrom(...persianWords),
  fc.stringMatching(/^[a-z][a-z0-9 -]{0,10}[a-z0-9]$/),
  fc.stringMatching(/^[آ-ی]{2,12}$/),
);

/**
 * Generates valid texts for a schema: its format, its pattern, its lengths (in characters as JSON Schema counts them). Throws
 * `Ungenerable` when none can be made.
 */
export function stringValues(schema: JsonObject): fc.Arbitrary<string> {
  const minimum = Number(schema.minLength ?? 0);
  const maximum = Number(schema.maxLength ?? Number.POSITIVE_INFINITY);
  const fits = (text: string) => charactersOf(text) >= minimum && charactersOf(text) <= maximum;
  const format = formatValues[String(schema.format)];
  if (format !== undefined)
    return boundedFilter(format, fits, `no ${schema.format} has the length its schema asks for`);
  if (typeof schema.pattern === 'string') return patternValues(schema.pattern, minimum, maximum);
  const longest = Math.min(maximum, minimum + 200);
  const edge = fc.constantFrom(longest, Math.max(minimum, 1)).map((length) => 'م'.repeat(length));
  const plain = word.map((text) => fitLength(text, Math.max(minimum, 1), maximum));
  if (minimum > maximum) throw new Ungenerable(`a text of ${minimum} to ${maximum} characters`);
  return maximum === 0
    ? fc.constant('')
    : fc.oneof({ weight: 8, arbitrary: plain }, { weight: 1, arbitrary: edge });
}

const knownPatterns = new Map<string, fc.Arbitrary<string> | Error>();

/** A pattern is tried once, however many requests use it. */
function patternValues(pattern: string, minimum: number, maximum: number): fc.Arbitrary<string> {
  const key = `${minimum} ${maximum} ${pattern}`;
  const known = knownPatterns.get(key) ?? attempt(pattern, minimum, maximum);
  knownPatterns.set(key, known);
  if (known instanceof Error) throw known;
  return known;
}

function attempt(pattern: string, minimum: number, maximum: number): fc.Arbitrary<string> | Error {
  const refusal = new Ungenerable(`no text for the pattern ${pattern} could be made`);
  const fits = (text: string) => charactersOf(text) >= minimum && charactersOf(text) <= maximum;
  try {
    return tried(boundedFilter(matching(pattern, minimum, maximum), fits, refusal.message));
  } catch {
    // fast-check knows no lookaround and no Unicode classes.
    const expression = readPattern(pattern);
    const found = guesses.filter((text) => expression?.test(text) && fits(text));
    return found.length > 0 ? fc.constantFrom(...found) : refusal;
  }
}

/** Texts that common patterns allow: names, codes, numbers, addresses, passwords. */
const guesses = [
  ...[
    'a',
    'A',
    'abc',
    'Abc',
    'ABC',
    'abcdef',
    'Name',
    'a1',
    'A1',
    'Ab1',
    'abc123',
    'ABC-123',
    'abc-def',
    'abc_def',
  ],
  ...['0', '1', '12', '123', '1234', '12345', '123456', '12345678', '1234567890', '1.5', '+989121234567'],
  ...[
    'Passw0rd!',
    'Passw0rd',
    'Str0ng-Passw0rd',
    'a@b.example',
    'https://shop.example/a',
    '/a',
    'a.b',
    'en',
    'en-US',
  ],
  ...['2026-01-31', '08:30', '2026-01-31T08:30:00Z', 'یاتاقان', 'لولهٔ فولادی'],
];

/** Generates matches of a pattern in letters a person could type; a permissive one («something that is not blank») gets plain words. */
function matching(pattern: string, minimum: number, maximum: number): fc.Arbitrary<string> {
  const expression = readPattern(pattern);
  if (expression === undefined) throw new Ungenerable(`pattern ${pattern} is no regular expression`);
  const isLoose = persianWords.every((text) => expression.test(fitLength(text, minimum, maximum)));
  const why = `no text for the pattern ${pattern} could be made`;
  if (isLoose) {
    const words = word.map((text) => fitLength(text, Math.max(minimum, 1), maximum));
    return boundedFilter(words, (text) => expression.test(text), why);
  }
  const isTypable = (text: string) => !/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/u.test(text);
  return boundedFilter(fc.stringMatching(expression), isTypable, why);
}

export function charactersOf(text: string): number {
  return [...text].length;
}

function fitLength(text: string, minimum: number, maximum: number): string {
  const characters = [...text.padEnd(minimum, 'آ')];
  return characters.slice(0, maximum).join('').trim().padEnd(minimum, 'آ');
}
