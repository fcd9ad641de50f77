import { existsSync, mkdirSync, mkdtempSync, promises, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type CacheFiles, pageFiles } from './page-files';

const nodeFiles = {
  existsSync,
  readFile: promises.readFile,
  readFileSync,
  writeFile: promises.writeFile,
  mkdir: (folder: string) => promises.mkdir(folder, { recursive: true }),
  stat: promises.stat,
} as unknown as CacheFiles;

it('writes into its own folder, and reads from the build what is not there', async () => {
  const root = mkdtempSync(join(tmpdir(), 'bazaar-pages-'));
  const [build, own] = [join(root, 'build'), join(root, 'own')];
  mkdirSync(build);
  writeFileSync(join(build, 'faq.html'), 'built');
  const files = pageFiles(nodeFiles, build, own);
  const page = join(build, 'faq.html');
  expect(await files.readFile(page, 'utf8')).toBe('built');
  await files.mkdir(build);
  await files.writeFile(page, 'rendered');
  expect(await files.readFile(page, 'utf8')).toBe('rendered');
  expect(readFileSync(page, 'utf8')).toBe('built');
  expect(readFileSync(join(own, 'faq.html'), 'utf8')).toBe('rendered');
  const outside = join(root, 'outside.txt');
  await files.writeFile(outside, 'x');
  expect(existsSync(outside)).toBe(true);
});
