import { type FlightRow, readRows, writeRows } from '../framework/flight-rows.ts';
import { withoutStaticParts } from './static-parts.ts';

/** React's comment between two texts, for its own use. */
export const BETWEEN_TEXTS = /<!-- -->/g;
/** Ids of the texts; the framework counts its rows from 0. */
const FIRST_ID = 0xf0000;
const INSIDE = /^<[^>]*>(?<inside>[\s\S]*)<\/[\w-]+>$/;

/**
 * Returns the data of a page, as the router fetches them, with every part that is only markup as one text instead of a tree of elements:
 * fewer bytes to fetch, and nothing for React to compare.
 */
export function withTextParts(data: string): string {
  const texts = new Map<string, FlightRow>();
  const rows = withoutStaticParts(readRows(data), (part) => {
    const body = INSIDE.exec(part)?.groups?.inside?.replace(BETWEEN_TEXTS, '');
    if (body === undefined) return undefined;
    const row = texts.get(body) ?? { id: (FIRST_ID + texts.size).toString(16), kind: 'text', body };
    texts.set(body, row);
    return `$${row.id}`;
  });
  return writeRows([...texts.values(), ...rows]);
}
