import { readFileSync, writeFileSync } from 'node:fs';
import { inRepository } from '../run/paths.ts';

const path = inRepository('docs/benchmarks.md');

/** Replaces the measured part with this name in docs/benchmarks.md; the surrounding text is written by hand. */
export function writeSection(name: string, text: string): void {
  const begin = `<!-- ${name}: begin -->`;
  const end = `<!-- ${name}: end -->`;
  const document = readFileSync(path, 'utf8');
  const [before = '', rest] = document.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`docs/benchmarks.md has no part "${name}"`);
  writeFileSync(path, `${before}${begin}\n\n${text}\n\n${end}${after}`);
}
