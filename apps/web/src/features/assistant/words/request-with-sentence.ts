import type { KnownUnits, UnderstoodPrice } from '@bazaar/domain/assistant';
import { limitedCount, toRequestLine } from '@bazaar/domain/assistant';
import type { RequestLine } from '@bazaar/domain/request-draft';
import { assistantMessages } from '@/translations/assistant';
import type { AssistantAnswer } from '../reading/read-answer';

const LONGEST_NOTE = 300;

type Said = Pick<AssistantAnswer, 'understanding' | 'tradeUnits' | 'units'>;

/** Returns the understood sentence as a line of a request: properties and quantity, the price limit of one unit, the city and the sentence itself. */
export function requestWithSentence(
  { understanding, ...units }: Said,
  href: string,
): RequestLine | undefined {
  const line = toRequestLine(understanding, href, assistantMessages.parts);
  if (line === undefined) return undefined;
  const { parts, sentence } = understanding;
  const price = parts.find((part) => part.kind === 'price');
  const isCounted = parts.some(({ kind }) => kind === 'quantity');
  const cities = parts.find((part) => part.kind === 'cities');
  const [cityId] = cities?.cityIds ?? [];
  return {
    ...line,
    note: sentence.replaceAll('\n', '، ').slice(0, LONGEST_NOTE),
    ...(price === undefined ? {} : targetOf(price, isCounted ? line : undefined, units)),
    ...(cityId === undefined ? {} : { deliveryCityId: cityId }),
  };
}

/** Returns the limit for one of the unit the line counts in; a line without a wanted quantity counts in the unit of the limit. */
function targetOf(
  price: UnderstoodPrice,
  counted: RequestLine | undefined,
  units: KnownUnits,
): Partial<RequestLine> {
  const { per, maxRial, tradeUnitId, unitTitle = '' } = price;
  if (per === 'total' || maxRial === undefined) return {};
  const unitId = counted === undefined ? tradeUnitId : counted.unitId;
  const count = limitedCount(price, unitId, undefined, units);
  if (count === undefined) return {};
  const targetRial = Math.round(maxRial / count);
  return counted !== undefined || tradeUnitId === undefined
    ? { targetRial }
    : { targetRial, unitId: tradeUnitId, unit: unitTitle };
}
