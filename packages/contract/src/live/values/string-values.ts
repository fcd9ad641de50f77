import fc from 'fast-check';
import type { JsonObject } from '../../document.ts';

const persianWords = ['یاتاقان', 'پمپ', 'لولهٔ فولادی', 'شیر توپی', 'می‌خواهم', 'کمپرسور ۱۲ بار', 'Ø50'];
const word = fc.oneof(
  fc.constantFrom(...persianWords),
  fc.stringMatching(/^[a-z][a-z0-9 -]{0,10}[a-z0-9]$/),
  fc.stringMatching(/^[آ-ی]{2,12}$/),
);

const formats: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.uuid(),
  email: fc.stringMatching(/^[a-z]{1,8}@[a-z]{2,8}\.example$/),
  date: fc.date({ min: new Date('1990-01-01'), max: new Date('2035-12-31'), noInvalidDate: true }).map(day),
  'date-time': fc
    .date({ min: new Date('2015-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  uri: fc.stringMatching(/^https:\/\/[a-z]{2,8}\.example\/[a-z]{0,8}$/),
  'uri-reference': fc.stringMatching(/^\/[a-z]{1,8}$/),
  time: fc.constantFrom('08:30:00Z', '23:59:59Z'),
};

/** Generates valid texts for a schema: its format, its pattern, its lengths (in characters as JSON Schema counts them). */
export function stringValues(schema: JsonObject): fc.Arbitrary<string> {
  const minimum = Number(schema.minLength ?? 0);
  const maximum = Number(schema.maxLength ?? Number.POSITIVE_INFINITY);
  const fits = (text: string) => charactersOf(text) >= minimum && charactersOf(text) <= maximum;
  const format = formats[String(schema.format)];
  if (format !== undefined) return format.filter(fits);
  if (typeof schema.pattern === 'string') return matching(schema.pattern, minimum, maximum).filter(fits);
  const longest = Math.min(maximum, minimum + 200);
  const edge = fc.constantFrom(longest, Math.max(minimum, 1)).map((length) => 'م'.repeat(length));
  const plain = word.map((text) => fitLength(text, Math.max(minimum, 1), maximum));
  return maximum === 0
    ? fc.constant('')
    : fc.oneof({ weight: 8, arbitrary: plain }, { weight: 1, arbitrary: edge });
}

/** Generates matches of a pattern in letters a person could type; a permissive one («something that is not blank») gets plain words. */
function matching(pattern: string, minimum: number, maximum: number): fc.Arbitrary<string> {
  const expression = new RegExp(pattern, 'u');
  const isLoose = persianWords.every((text) => expression.test(fitLength(text, minimum, maximum)));
  if (isLoose)
    return word
      .map((text) => fitLength(text, Math.max(minimum, 1), maximum))
      .filter((text) => expression.test(text));
  return fc.stringMatching(expression).filter((text) => !/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/u.test(text));
}

export function charactersOf(text: string): number {
  return [...text].length;
}

function fitLength(text: string, minimum: number, maximum: number): string {
  const characters = [...text.padEnd(minimum, 'آ')];
  return characters.slice(0, maximum).join('').trim().padEnd(minimum, 'آ');
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}
