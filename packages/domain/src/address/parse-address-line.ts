import { normaliseInput } from '../persian/canonical-text';
import { type LineNumbers, readNumbers } from './line-numbers';
import { type LinePlaces, readPlaces } from './line-places';
import { readReceiver } from './line-receiver';
import { type LineField, type LinePart, piecesOf, startLine } from './line-text';
import type { KnownPlaces } from './place-index';

/** A pasted address taken apart. What was not recognised is in `addressText`, in its order; no digit of the line is lost. */
export interface ParsedAddressLine extends LineNumbers, LinePlaces {
  readonly addressText: string;
  readonly receiverName?: string;
  /** Which part of the pasted line went to which field, in the order of the line: the form marks them. */
  readonly parts: readonly LinePart[];
}

/** The form has a list for the country. */
const COUNTRY = /^(?:کشور )?ایران$/u;

/**
 * Takes a pasted line apart into the fields of an address form. Never throws. Digits of any script and Arabic letters are read; what
 * could be two things is left in the text for the person to place.
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

/** The values a parsed line puts into the form; the other fields stay as they are. */
export type AddressLineValues = Partial<Record<Exclude<LineField, 'phone'>, string>>;

/** Returns what the form takes over. A new province empties a city that is not in the line; nothing is put over a field with nothing. */
export function addressLineValues(parsed: ParsedAddressLine): AddressLineValues {
  const { stateId, cityId, addressText, plaque, unit, postalCode, receiverName, receiverPhone } = parsed;
  const fields = { stateId, cityId, addressText, plaque, unit, postalCode, receiverName, receiverPhone };
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  );
}
