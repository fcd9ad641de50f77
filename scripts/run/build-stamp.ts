import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repositoryRoot } from './paths.ts';

const SKIPPED = new Set(['node_modules', 'dist', '.turbo', 'test-results', 'e2e', 'storybook-static']);
/** Tests and stories do not affect a build; the last two files are written by the build itself. */
const NOT_PART_OF_A_BUILD = /\.(test|stories)\.tsx?$|\.md$|next-env\.d\.ts$|\.tsbuildinfo$/;

/**
 * Returns a fingerprint of all inputs of a build: sources, lockfile and the settings baked into pages. It uses contents and not times: a
 * fresh checkout of the same commit has the same fingerprint.
 */
export function fingerprint(folders: readonly string[], settings: Readonly<Record<string, unknown>>): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const folder of ['pnpm-lock.yaml', ...folders]) addTo(hash, join(repositoryRoot, folder));
  return hash.digest('hex');
}

function addTo(hash: ReturnType<typeof createHash>, path: string): void {
  if (!existsSync(path)) return;
  const entries = tryList(path);
  if (entries === undefined) {
    if (!NOT_PART_OF_A_BUILD.test(path))
      hash.update(relative(repositoryRoot, path)).update(readFileSync(path));
    return;
  }
  for (const name of entries.sort())
    if (!SKIPPED.has(name) && !name.startsWith('.next')) addTo(hash, join(path, name));
}

function tryList(path: string): string[] | undefined {
  try {
    return readdirSync(path);
  } catch {
    return undefined;
  }
}

/** Returns whether the build at `stampPath` was made from exactly this fingerprint. */
export function isFresh(stampPath: string, stamp: string): boolean {
  return existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp;
}

export function remember(stampPath: string, stamp: string): void {
  writeFileSync(stampPath, stamp);
}
