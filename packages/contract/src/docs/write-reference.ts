import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { locations } from '../locations.ts';
import { runRedocly } from '../run-redocly.ts';
import { isSelfContained } from './self-contained.ts';

/** Writes the reference of every call as one HTML file that requests no external address. */
export async function writeReference(file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-reference-'));
  try {
    const made = join(folder, 'reference.html');
    runRedocly('build-docs', locations.bundle, '--output', made);
    const html = isSelfContained(readFileSync(made, 'utf8'), readFileSync(locations.redoc, 'utf8'));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
