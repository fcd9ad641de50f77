import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { locations } from '../../locations';
import { readContract } from '../../reading/read-contract';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Three small contracts: written by a framework, with inheritance as large firms write it, and split by hand into files. */
export const styles = {
  'code first': file('./code-first.json'),
  inheritance: file('./inheritance.json'),
  split: file('./split/openapi.yaml'),
} as const;

export type Style = keyof typeof styles;

export const read = (style: Style) => readContract(styles[style]);

const folder = mkdtempSync(join(tmpdir(), 'bazaar-styles-'));

/** Bundles a contract into one file by the bundler that the product uses. */
export function bundle(style: Style, ...options: string[]): string {
  const output = join(folder, `${style.replace(' ', '-')}${options.join('')}.json`);
  const words = [locations.redocly, 'bundle', styles[style], '--output', output, ...options];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return output;
}
