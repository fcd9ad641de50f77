import { toPersianDigits } from '@bazaar/domain/persian';

/** Texts a person reads and mends have Persian digits; the schema brings them back. */
const READ = ['title', 'addressText', 'plaque', 'unit', 'accessNote'];

/** Returns values with the digits of their texts as they are read. */
export function writtenValues<Values extends Readonly<Record<string, unknown>>>(values: Values): Values {
  const written = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' && READ.includes(name) ? toPersianDigits(value) : value,
  ]);
  return Object.fromEntries(written) as Values;
}

/** Returns what the form of a stored address starts with: the fields of the empty form, filled as far as the record has them. */
export function storedValues<Values extends Readonly<Record<string, unknown>>>(
  empty: Values,
  address: { readonly [Name in keyof Values]?: unknown },
): Values {
  const filled = Object.entries(empty).map(([name, nothing]) => [name, address[name] ?? nothing]);
  return writtenValues(Object.fromEntries(filled) as Values);
}
