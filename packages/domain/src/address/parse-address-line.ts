import { normaliseInput } from '../persian/canonical-text';
import { type LineNumbers, readNumbers } from './line-numbers';
import { type LinePlaces, readPlaces } from './line-places';
import { readReceiver } from './line-receiver';
import { type LineField, type LinePart, piecesOf, startLine } from './line-text';
import type { KnownPlaces } from './place-index';

/** Result of parsing a pasted address. Unrecognised text is in `addressText`, in its original order; no digit of the line is lost. */
export interface ParsedAddressLine extends LineNumbers, LinePlaces {
  readonly addressText: string;
  readonly receiverName?: string;
  /** Parts of the pasted line with their fields, in the order of the line; the form highlights them. */
  readonly parts: readonly LinePart[];
}

/** The form has a list for the country, so its name is dropped from the line. */
const COUNTRY = /^(?:کشور )?ایران$/u;

/**
 * Parses a pasted line into the fields of an address form. Never throws. Accepts digits of any script and Arabic letters. Ambiguous parts
 * stay in the text for the person to place.
 */
export function parseAddressLine(pasted: string, known: KnownPlaces): ParsedAddressLine {
  const numbers = readNumbers(startLine(pasted));
  const receiver = readReceiver(numbers.line);
  const places = readPlaces(receiver.line, known);
  const rest = piecesOf(places.line.text).map(({ start, end }) => ({
    start,
    end,
    words: normaliseInput(places.line.text.slice(start, end)),
  }));
  const left = rest.filter(({ words }) => /[\p{L}\p{N}]/u.test(words) && !COUNTRY.test(words));
  const text = left.map(({ start, end }) => ({ field: 'addressText', start, end }) as const);
  return {
    ...numbers.found,
    ...places.found,
    ...(receiver.found === undefined ? {} : { receiverName: receiver.found }),
    addressText: left.map(({ words }) => words).join('، '),
    parts: [...places.line.parts, ...text].sort((one, other) => one.start - other.start),
  };
}

/** Values that a parsed line sets in the form; the other fields keep theirs. */
export type AddressLineValues = Partial<Record<Exclude<LineField, 'phone'>, string>>;

/**
 * Returns the values to set in the form. A new province clears a city that is not in the line; an empty value never replaces a filled one.
 */
export function addressLineValues(parsed: ParsedAddressLine): AddressLineValues {
  const { stateId, cityId, addressText, plaque, unit, postalCode, receiverName, receiverPhone } = parsed;
  const fields = { stateId, cityId, addressText, plaque, unit, postalCode, receiverName, receiverPhone };
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  );
}
