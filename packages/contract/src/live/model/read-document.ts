import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { isObject, type Json, type JsonObject } from '../../document.ts';
import { LiveSetupError } from '../live-setup-error.ts';
import { withExternalFiles } from './external-files.ts';
import { asObject } from './json-parts.ts';
import { withModernSchemas } from './modern-schemas.ts';

/**
 * Reads an OpenAPI 3.0, 3.1 or 3.2 document from a file or an address, JSON or YAML, with every file it refers to. The result has the
 * schemas of 3.1. Throws `LiveSetupError` with one sentence for anything else.
 */
export async function readDocument(source: string): Promise<JsonObject> {
  const address = /^https?:\/\//i.test(source) ? source : pathToFileURL(resolve(source)).href;
  return prepareDocument(await withExternalFiles(await readPart(address), address, readPart), source);
}

/** Returns a parsed document in the form the rest reads; see `readDocument`. */
export function prepareDocument(document: JsonObject, source: string): JsonObject {
  const version = String(document.openapi ?? '');
  if (typeof document.swagger === 'string')
    throw new LiveSetupError(`${source} is Swagger ${document.swagger}; convert it to OpenAPI 3 first`);
  if (!/^3\.[012](\.|$)/.test(version))
    throw new LiveSetupError(`${source} is no OpenAPI document of version 3.0, 3.1 or 3.2`);
  if (!isObject(document.paths)) throw new LiveSetupError(`${source} has no paths`);
  return version.startsWith('3.0') ? asObject(withModernSchemas(document)) : document;
}

async function readPart(address: string): Promise<JsonObject> {
  const text = await readText(address);
  try {
    const document = (/^\s*\{/.test(text) ? JSON.parse(text) : parse(text, { merge: true })) as Json;
    if (!isObject(document)) throw new Error('it holds no object');
    return document;
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split('\n') : [String(error)];
    throw new LiveSetupError(`${shown(address)} cannot be read: ${reason}`);
  }
}

async function readText(address: string): Promise<string> {
  try {
    if (address.startsWith('file:')) return await readFile(new URL(address), 'utf8');
    const response = await fetch(address);
    if (!response.ok) throw new Error(`it answers ${response.status}`);
    return await response.text();
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    const reason = code === 'ENOENT' ? 'there is no such file' : (message ?? String(error));
    throw new LiveSetupError(`${shown(address)} cannot be read: ${reason}`);
  }
}

function shown(address: string): string {
  return address.startsWith('file:') ? decodeURIComponent(new URL(address).pathname) : address;
}
