import { randomUUID } from 'node:crypto';
import type { Json } from '../../document.ts';
import { freshUuid } from './live-request.ts';

/** Returns a single value as a parameter or a form's field holds it; lists and objects as JSON. */
export function plainText(value: Json | undefined): string {
  if (value === freshUuid) return randomUUID();
  return typeof value === 'object' ? JSON.stringify(value) : String(value ?? '');
}

/** Encodes a text for an address, also one that is not well-formed Unicode, which an address cannot hold. */
export function encodeText(text: string): string {
  const encoded = encodeURIComponent(wellFormed(text));
  return /^\.{1,2}$/.test(encoded) ? encoded.replaceAll('.', '%2E') : encoded;
}

/** Encodes a text for a query, but for reserved characters that separate nothing there. */
export function encodeReserved(text: string): string {
  return encodeText(text).replaceAll(/%(3A|2F|3F|40|21|24|27|28|29|2A|2C|3B)/gi, decodeURIComponent);
}

/** Headers hold bytes; other characters are sent as UTF-8, and characters not allowed in a header are dropped. */
export function headerText(text: string): string {
  const bytes = Buffer.from(text, 'utf8').toString('latin1');
  return [...bytes]
    .filter((character) => character >= ' ' && character !== '\u007f')
    .join('')
    .trim();
}

function wellFormed(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}
