import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { locations } from '../locations.ts';
import { readBundle } from '../read-bundle.ts';
import { runRedocly } from '../run-redocly.ts';
import { decorate } from './decorate.ts';
import { isSelfContained } from './self-contained.ts';

/**
 * Writes the reference of every call as one HTML file that requests no external address, and beside it the document itself as JSON and YAML,
 * which the page offers to download.
 */
export async function writeReference(file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-reference-'));
  try {
    const made = join(folder, 'reference.html');
    const document = await readBundle();
    const decorated = join(folder, 'openapi.json');
    await writeFile(decorated, JSON.stringify(decorate(document)));
    runRedocly('build-docs', decorated, '--output', made);
    const html = isSelfContained(readFileSync(made, 'utf8'), readFileSync(locations.redoc, 'utf8'));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
    await writeFile(join(dirname(file), 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
    await writeFile(join(dirname(file), 'openapi.yaml'), stringify(document));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
