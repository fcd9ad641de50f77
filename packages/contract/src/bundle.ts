import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { OpenApiDocument } from './document.ts';
import { dropUnusedSchemas } from './drop-unused-schemas.ts';
import { flattenAllOf } from './flatten-all-of.ts';
import { locations } from './locations.ts';
import { operationParameters } from './operation-parameters.ts';
import { runRedocly } from './run-redocly.ts';
import { sortKeys } from './sort-keys.ts';

/** Bundles the split contract into one flat document in a stable order. */
export function buildBundle(): OpenApiDocument {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-contract-'));
  try {
    const file = join(folder, 'openapi.json');
    runRedocly('bundle', 'bazaar', '--output', file);
    const document = JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;
    return sortKeys(dropUnusedSchemas(flattenAllOf(operationParameters(document))));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export async function writeBundle(): Promise<OpenApiDocument> {
  const document = buildBundle();
  await mkdir(dirname(locations.bundle), { recursive: true });
  await writeFile(locations.bundle, `${JSON.stringify(document, null, 2)}\n`);
  return document;
}
