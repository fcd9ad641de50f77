import { isObject, type Json, type JsonObject } from '../../document.ts';

export function asObject(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

export function asList(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/** Returns whether bodies of a media type are JSON: `application/json`, `text/json`, anything with `+json`. */
export function isJson(mediaType: string): boolean {
  return /^[\w.*-]+\/([\w.-]+\+)?json\b/i.test(mediaType);
}

/** Returns whether bodies of a media type are XML: `application/xml`, `text/xml`, anything with `+xml`. */
export function isXml(mediaType: string): boolean {
  return /^[\w.*-]+\/([\w.-]+\+)?xml\b/i.test(mediaType);
}

/** Returns a media type without its parameters, in lower case. */
export function bareMediaType(mediaType: string): string {
  return mediaType.replace(/;.*$/, '').trim().toLowerCase();
}
