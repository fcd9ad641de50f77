import type { Understanding } from '@bazaar/domain/assistant';
import { toRequestLine } from '@bazaar/domain/assistant';
import type { RequestLine } from '@bazaar/domain/request-draft';
import { assistantMessages } from '@/translations/assistant';

const LONGEST_NOTE = 300;

/** Returns the understood sentence as a line of a request: properties and quantity, the price limit of one unit, the city and the sentence itself. */
export function requestWithSentence(understanding: Understanding, href: string): RequestLine | undefined {
  const line = toRequestLine(understanding, href, assistantMessages.parts);
  if (line === undefined) return undefined;
  const { parts, sentence } = understanding;
  const price = parts.find((part) => part.kind === 'price');
  const cities = parts.find((part) => part.kind === 'cities');
  const [cityId] = cities?.cityIds ?? [];
  return {
    ...line,
    note: sentence.replaceAll('\n', '، ').slice(0, LONGEST_NOTE),
    ...(price?.per === 'unit' && price.maxRial !== undefined ? { targetRial: price.maxRial } : {}),
    ...(cityId === undefined ? {} : { deliveryCityId: cityId }),
  };
}
