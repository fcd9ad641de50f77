import { readFile } from 'node:fs/promises';
import type { OpenApiDocument } from './document.ts';
import { locations } from './locations.ts';

/** Reads the committed contract as one document. */
export async function readBundle(): Promise<OpenApiDocument> {
  return JSON.parse(await readFile(locations.bundle, 'utf8')) as OpenApiDocument;
}
