import { readFileSync, writeFileSync } from 'node:fs';
import { inRepository } from '../run/paths.ts';

/** Replaces the measured part with this name in a document; the surrounding text is written by hand. */
export function writeSection(name: string, text: string, document = 'docs/benchmarks.md'): void {
  const path = inRepository(document);
  const begin = `<!-- ${name}: begin -->`;
  const end = `<!-- ${name}: end -->`;
  const [before = '', rest] = readFileSync(path, 'utf8').split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`${document} has no part "${name}"`);
  writeFileSync(path, `${before}${begin}\n\n${text}\n\n${end}${after}`);
}
